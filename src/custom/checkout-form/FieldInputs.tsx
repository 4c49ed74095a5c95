import Box from '@mui/material/Box';
import {
  FIELD_TEXT_LENGTH,
  FIELD_TITLE_LENGTH,
  FIELD_TYPES,
  hasOptions,
  isAnswered,
} from '../../../domain/checkout-form/checkout-form.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { LabelledInput } from '../../ui/input/LabelledInput.tsx';
import { NativeSelect } from '../../ui/input/NativeSelect.tsx';
import { TickBox } from '../../ui/input/TickBox.tsx';
import { useFocusOnMount } from '../../ui/input/useFocusOnMount.ts';
import { CHECKOUT_FORM_WORDS } from './checkout-form-words.ts';
import type { FieldCardProps } from './FieldCard.tsx';
import { OptionInputs } from './OptionInputs.tsx';
import { withType } from './typed-form.ts';
import { TypePicker } from './TypePicker.tsx';

/** Title, type, help, options and rules of one field. */
export function FieldInputs({
  field,
  sentences,
  onChange,
}: Pick<FieldCardProps, 'field' | 'sentences' | 'onChange'>) {
  const words = useDictionary(CHECKOUT_FORM_WORDS);
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
