import { useState } from 'react';
import Box from '@mui/material/Box';
import CheckIcon from '@mui/icons-material/Check';
import { useFormContext, useWatch, type RefCallBack } from 'react-hook-form';
import { findCity, searchCities } from '../../domain/places/cities.ts';
import { COUNTRIES, countryName } from '../../domain/places/countries.ts';
import type { FieldDescriptor } from '../../domain/schema/descriptors.ts';
import { DOCUMENTS_WORDS } from '../../generated/words/documents.ts';
import { useIntlLocale, useLabel, useWords } from '../i18n/words.ts';
import { color, visuallyHidden } from '../theme/styles.ts';
import { matches } from '../../domain/places/fold.ts';
import { cityOption } from './inputs/CityInput.tsx';
import type { Option } from './inputs/ComboBox.tsx';
import { DocumentChips, nameOfFile, withFile, FilePicker, useDocumentUpload } from './inputs/FileInput.tsx';
import { FieldFrame, FieldInput } from './inputs/FieldFrame.tsx';
import { ImagesInput } from './inputs/ImagesInput.tsx';
import { useFieldValue, useOwnError, type InputProps } from './inputs/input.ts';
import { spanOf } from './inputs/widths.ts';
import { editableFields } from './inputs/nested.ts';
import { TagsInput } from './inputs/TagsInput.tsx';
import { TextBox } from './inputs/TextInput.tsx';
import { useTypedText } from './inputs/typed-text.ts';
import type { Inputs } from './kind.ts';
import { ChosenBox, idsOf, ReferencesInput } from './references-input.tsx';
import { ItemsInput } from './items-input.tsx';

export const inputs = {
  json: { Input: JsonInput, wholeLine: true },
} satisfies Inputs;

/**
 * Structured data by its shape: a group, rows, or a list of single values. A value without declared shape is edited as
 * text.
 */
export function JsonInput(props: InputProps) {
  const { shape, items, element } = props.field;
  if (items !== undefined) return shape === 'array' ? <ItemsInput {...props} /> : <GroupInput {...props} />;
  if (element === undefined) return <RawJsonInput {...props} />;
  return <ElementsInput {...props} element={element} />;
}

/** An array of single values, each chosen as one value of its kind is. */
function ElementsInput({ element, ...props }: InputProps & { element: FieldDescriptor }) {
  if (element.enum !== undefined) return <EnumsInput {...props} />;
  if (element.ref !== undefined) return <ReferencesInput {...props} />;
  switch (element.widget) {
    case 'city':
      return <CitiesInput {...props} />;
    case 'country':
      return <CountriesInput {...props} />;
    case 'image':
      return <ImagesInput {...props} />;
    case 'file':
      return <FilesInput {...props} element={element} />;
    default:
      return element.kind === 'text' ? <TagsInput {...props} /> : <RawJsonInput {...props} />;
  }
}

function RawJsonInput(props: InputProps) {
  const { value, onChange, onBlur, ref, error } = useFieldValue(props.name);
  const [text, setText] = useTypedText(value, show);
  return (
    <FieldFrame {...props} error={error}>
      {(control) => (
        <TextBox
          of={props}
          control={control}
          multiline
          minRows={3}
          maxRows={16}
          value={text}
          onText={(typed) => {
            const meaning = read(typed);
            setText(typed, meaning);
            onChange(meaning);
          }}
          onBlur={onBlur}
          inputRef={ref}
          keyboard={{ spellCheck: false, autoCapitalize: 'none' }}
          sx={{ fontFamily: 'monospace' }}
        />
      )}
    </FieldFrame>
  );
}

function show(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

/** The parsed text, or the text itself when it is not JSON: the validator then refuses it. */
function read(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Several municipalities, by their DANE codes. */
function CitiesInput(props: InputProps) {
  const [search, setSearch] = useState('');
  const codes = idsOf(useWatch({ name: props.name }));
  const chosen = codes.map((code): Option => {
    const city = findCity(String(code));
    return city ? cityOption(city) : { id: code, text: String(code) };
  });
  return (
    <ChosenBox
      {...props}
      chosen={chosen}
      options={searchCities(search).map(cityOption)}
      onSearch={setSearch}
    />
  );
}

/** Several countries, by their ISO codes. */
function CountriesInput(props: InputProps) {
  const [search, setSearch] = useState('');
  const locale = useIntlLocale();
  const codes = idsOf(useWatch({ name: props.name }));
  const option = (code: string): Option => ({ id: code, text: countryName(code, locale) });
  const found = COUNTRIES.map(({ code }) => option(code)).filter(({ text }) => matches(text, search));
  return (
    <ChosenBox
      {...props}
      chosen={codes.map((code) => option(String(code)))}
      options={found}
      onSearch={setSearch}
    />
  );
}

/** An object with declared properties: its fields in a frame of their own. */
function GroupInput(props: InputProps) {
  const { field, name, disabled } = props;
  const error = useOwnError(name);
  return (
    <FieldFrame {...props} error={error} group>
      {(control, labelId) => (
        <Box
          component="fieldset"
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
            alignItems: 'start',
            gap: 1.5,
            minWidth: 0,
            m: 0,
            p: 0,
            pl: 1.5,
            border: 0,
            borderLeft: `2px solid ${color('line')}`,
          }}
        >
          {editableFields(field).map((item) => (
            <Box
              key={item.source}
              sx={{ gridColumn: { xs: 'span 6', sm: `span ${spanOf(item)}` }, minWidth: 0 }}
            >
              <FieldInput
                field={item}
                name={`${name}.${item.source}`}
                required={item.required === true}
                disabled={disabled || item.readOnly === true}
              />
            </Box>
          ))}
        </Box>
      )}
    </FieldFrame>
  );
}

/** An array of addresses of documents: chosen several at once, each removed alone. Its bounds are the validator's. */
function FilesInput({ element, ...props }: InputProps & { element: FieldDescriptor }) {
  const { field, name, disabled } = props;
  const { value, onChange, ref, error } = useFieldValue(name);
  const { getValues } = useFormContext();
  const { send, sending, failed, failure, discard } = useDocumentUpload();
  const words = useWords(DOCUMENTS_WORDS);
  const labelOf = useLabel();
  const held = addressesIn(value);
  return (
    <FieldFrame {...props} error={failure ?? error} late={failure !== undefined} group>
      {(control) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          <DocumentChips
            stored={held.map((url) => ({ id: url, name: nameOfFile(url) ?? url }))}
            failed={failed}
            disabled={disabled}
            onRemove={(url) => onChange(held.filter((one) => one !== url))}
            onDiscard={discard}
          />
          <FilePicker
            several
            label={words.file}
            name={labelOf(field.label)}
            accept={element.options?.['accept']}
            sending={sending}
            disabled={disabled}
            describedBy={control['aria-describedby']}
            focusRef={ref}
            onFiles={(files) =>
              // Another one may have been removed since the render.
              send(files, (file) => onChange([...addressesIn(getValues(name)), withFile(element, file)]))
            }
          />
        </Box>
      )}
    </FieldFrame>
  );
}

function addressesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** Any of the values of an enum: each is a chip that is chosen with a tap. They are kept in the order of the schema. */
export function EnumsInput(props: InputProps) {
  const { field, name, disabled } = props;
  const { value, onChange, onBlur, ref, error } = useFieldValue(name);
  const labelOf = useLabel();
  const choices = field.element?.enum ?? [];
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const toggle = (one: string | number) =>
    onChange(
      choices.flatMap(({ value: other }) => (chosen.includes(other) !== (other === one) ? [other] : [])),
    );
  return (
    <FieldFrame {...props} error={error} group>
      {(control, labelId) => (
        <Box
          component="fieldset"
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          onBlur={onBlur}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, border: 0, minWidth: 0 }}
        >
          {choices.map(({ value: one, label }, index) => (
            <ChoiceChip
              key={one}
              label={labelOf(label)}
              checked={chosen.includes(one)}
              disabled={disabled}
              inputRef={index === 0 ? ref : undefined}
              onToggle={() => toggle(one)}
            />
          ))}
        </Box>
      )}
    </FieldFrame>
  );
}

interface ChoiceChipProps {
  label: string;
  checked: boolean;
  disabled: boolean;
  inputRef: RefCallBack | undefined;
  onToggle: () => void;
}

/** A checkbox that looks like a chip: the tick and the filled ground say that it is chosen. */
function ChoiceChip({ label, checked, disabled, inputRef, onToggle }: ChoiceChipProps) {
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        minHeight: 'var(--target)',
        px: 2,
        borderRadius: 'var(--radius-chip)',
        border: `1px solid ${color(checked ? 'primary' : 'line-strong')}`,
        backgroundColor: color(checked ? 'primary-soft' : 'surface'),
        color: color(disabled ? 'text-disabled' : checked ? 'primary' : 'text'),
        fontWeight: checked ? 500 : 400,
        cursor: disabled ? 'default' : 'pointer',
        '&:focus-within': { outline: `2px solid ${color('focus')}`, outlineOffset: 2 },
      }}
    >
      <Box
        component="input"
        type="checkbox"
        ref={inputRef}
        checked={checked}
        disabled={disabled}
        onChange={onToggle}
        sx={visuallyHidden}
      />
      {checked && <CheckIcon aria-hidden sx={{ fontSize: 18 }} />}
      {label}
    </Box>
  );
}
