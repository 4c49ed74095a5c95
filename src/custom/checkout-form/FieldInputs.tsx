import { useEffect, useId, useRef, useState, type ComponentType } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import AddIcon from '@mui/icons-material/Add';
import EmailIcon from '@mui/icons-material/AlternateEmail';
import SelectIcon from '@mui/icons-material/ArrowDropDownCircleOutlined';
import DateIcon from '@mui/icons-material/CalendarTodayOutlined';
import CheckboxIcon from '@mui/icons-material/CheckBoxOutlined';
import CloseIcon from '@mui/icons-material/Close';
import TextareaIcon from '@mui/icons-material/Notes';
import NumberIcon from '@mui/icons-material/Numbers';
import RadioIcon from '@mui/icons-material/RadioButtonChecked';
import TimeIcon from '@mui/icons-material/Schedule';
import InputIcon from '@mui/icons-material/ShortText';
import TitleIcon from '@mui/icons-material/Title';
import RangeIcon from '@mui/icons-material/Tune';
import {
  FIELD_TEXT_LENGTH,
  FIELD_TITLE_LENGTH,
  FIELD_TYPES,
  hasOptions,
  isAnswered,
  MOST_OPTIONS,
  OPTION_LENGTH,
  type FieldType,
} from '../../../domain/checkout-form/checkout-form.ts';
import { CHECKOUT_FORM_WORDS } from '../../../generated/words/checkout-form.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { inputLabel, NativeSelect } from '../../ui/input/NativeSelect.tsx';
import { LabelledInput } from '../../ui/input/LabelledInput.tsx';
import { TickBox } from '../../ui/input/TickBox.tsx';
import { useFocusOnMount } from '../../ui/focus/useFocusBeside.ts';
import { withType, type TypedField } from './typed-form.ts';

export interface FieldInputsProps {
  field: TypedField;
  /** Of this field, by its own sources; empty while they are not to be seen. */
  sentences: Readonly<Record<string, string>>;
  onChange(field: TypedField): void;
}

/** Title, type, help, options and rules of one field. */
export function FieldInputs({ field, sentences, onChange }: FieldInputsProps) {
  const words = useWords(CHECKOUT_FORM_WORDS);
  const { type, title, text, numeric, mandatory, options } = field;
  const block = type === 'label';
  const question = useFocusOnMount(title === '');
  const choose = (chosen: string): void => onChange(withType(field, chosen));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <LabelledInput
        label={block ? words.block_title : words.question}
        value={title}
        inputRef={question}
        error={sentences['title']}
        inputProps={{ maxLength: FIELD_TITLE_LENGTH }}
        onChange={(typed) => onChange({ ...field, title: typed })}
      />
      {type === '' ? (
        <TypePicker
          error={sentences['type']}
          onChoose={(chosen) => {
            choose(chosen);
            // The buttons go away with the focus.
            question.current?.focus();
          }}
        />
      ) : (
        <NativeSelect
          label={words.type}
          value={type}
          options={FIELD_TYPES.map((one) => ({ value: one, label: words.types[one] }))}
          onChange={choose}
        />
      )}
      <LabelledInput
        label={block ? words.text : words.help}
        help={block ? words.text_about : words.help_about}
        multiline
        maxRows={6}
        value={text}
        error={sentences['text']}
        inputProps={{ maxLength: FIELD_TEXT_LENGTH }}
        onChange={(typed) => onChange({ ...field, text: typed })}
      />
      {hasOptions(type) && (
        <OptionInputs
          options={options}
          sentences={sentences}
          onChange={(changed) => onChange({ ...field, options: changed })}
        />
      )}
      {isAnswered(type) && type !== '' && (
        <Box>
          {type === 'input' && (
            <TickBox
              label={words.numeric}
              checked={numeric}
              onChange={(on) => onChange({ ...field, numeric: on })}
            />
          )}
          <TickBox
            label={words.mandatory}
            checked={mandatory}
            onChange={(on) => onChange({ ...field, mandatory: on })}
          />
        </Box>
      )}
    </Box>
  );
}

interface TypePickerProps {
  error: string | undefined;
  onChoose(type: string): void;
}

/** The types to choose from, one tap each. */
function TypePicker({ error, onChoose }: TypePickerProps) {
  const words = useWords(CHECKOUT_FORM_WORDS);
  const id = useId();
  return (
    <Box
      component="fieldset"
      aria-labelledby={id}
      data-missing={error && 'true'}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Box id={id} sx={inputLabel}>
        {words.type}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {FIELD_TYPES.map((type) => {
          const Icon = TYPE_ICONS[type];
          return (
            <Button
              key={type}
              variant="outlined"
              startIcon={<Icon />}
              onClick={() => onChoose(type)}
              sx={{ minHeight: 'var(--target)' }}
            >
              {words.types[type]}
            </Button>
          );
        })}
      </Box>
      {error !== undefined && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

interface OptionInputsProps {
  options: readonly string[];
  /** Of the field: `options`, `options.0`… */
  sentences: Readonly<Record<string, string>>;
  onChange(options: string[]): void;
}

/** The options of a field, an input each. Enter adds the next one. */
function OptionInputs({ options, sentences, onChange }: OptionInputsProps) {
  const words = useWords(CHECKOUT_FORM_WORDS);
  const inputs = useRef(new Map<number, HTMLInputElement>());
  const [target, setTarget] = useState<number>();
  useEffect(() => {
    if (target !== undefined) inputs.current.get(target)?.focus();
  }, [target]);
  const full = options.length >= MOST_OPTIONS;
  const add = (): void => {
    if (full) return;
    setTarget(options.length);
    onChange([...options, '']);
  };
  const fault = sentences['options'];
  return (
    <Box
      component="fieldset"
      aria-label={words.options}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'grid', gap: 1 }}
    >
      {options.map((option, at) => (
        <Box
          key={at}
          sx={{ display: 'flex', alignItems: 'flex-end', gap: 0.5 }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
            event.preventDefault();
            add();
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <LabelledInput
              label={fill(words.option, { n: at + 1 })}
              value={option}
              error={sentences[`options.${at}`]}
              inputProps={{ maxLength: OPTION_LENGTH }}
              inputRef={(node) => {
                if (node === null) inputs.current.delete(at);
                else inputs.current.set(at, node);
              }}
              onChange={(typed) => onChange(options.with(at, typed))}
            />
          </Box>
          <IconButton
            aria-label={fill(words.remove_option, { n: at + 1 })}
            onClick={() => onChange(options.filter((_, other) => other !== at))}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {fault !== undefined && (
        <FormHelperText error role="alert">
          {fault}
        </FormHelperText>
      )}
      <Button startIcon={<AddIcon />} disabled={full} onClick={add} sx={{ justifySelf: 'start' }}>
        {words.add_option}
      </Button>
    </Box>
  );
}

export const TYPE_ICONS: Readonly<Record<FieldType, ComponentType<SvgIconProps>>> = {
  input: InputIcon,
  textarea: TextareaIcon,
  number: NumberIcon,
  email: EmailIcon,
  radio: RadioIcon,
  checkbox: CheckboxIcon,
  select: SelectIcon,
  date: DateIcon,
  time: TimeIcon,
  range: RangeIcon,
  label: TitleIcon,
};
