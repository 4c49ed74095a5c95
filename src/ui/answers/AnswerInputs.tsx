import { useId } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { TypedAnswers } from '../../../domain/checkout-form/answers.ts';
import type { FieldType } from '../../../domain/checkout-form/checkout-form.ts';
import type { FormSchema } from '../../../domain/checkout-form/form-calls.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { ANSWERS_WORDS } from '../../../generated/words/answers.ts';
import { useWords } from '../../i18n/words.ts';
import { color, quiet } from '../../theme/styles.ts';
import { inputLabel, NativeSelect } from '../input/NativeSelect.tsx';
import { LabelledInput } from '../input/LabelledInput.tsx';
import { TickBox } from '../input/TickBox.tsx';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';

interface AnswerInputsProps {
  schema: FormSchema;
  typed: TypedAnswers;
  /** Sentences by the name of the answer. */
  errors?: Readonly<Record<string, string>>;
  onChange(name: string, value: string | readonly string[]): void;
}

/** The form of a checkout, drawn from its JSON Schema: title blocks and inputs in their order. */
export function AnswerInputs({ schema, typed, errors = {}, onChange }: AnswerInputsProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, overflowWrap: 'anywhere' }}>
      {schema['x-form'].map(({ type, property, title, text }, at) =>
        property === null ? (
          <Box key={`block-${at}`}>
            <Box sx={{ fontWeight: 700, fontSize: 'var(--text-16)' }}>{title}</Box>
            {text !== null && <Box sx={{ ...quiet, whiteSpace: 'pre-line' }}>{text}</Box>}
          </Box>
        ) : (
          <AnswerInput
            key={property}
            type={type}
            schema={schema.properties[property] ?? {}}
            label={schema.required.includes(property) ? `${title} *` : title}
            help={text}
            value={typed[property]}
            error={errors[property]}
            onChange={(value) => onChange(property, value)}
          />
        ),
      )}
    </Box>
  );
}

interface AnswerInputProps {
  type: FieldType;
  schema: JsonSchema;
  label: string;
  help: string | null;
  value: string | readonly string[] | undefined;
  error: string | undefined;
  onChange(value: string | readonly string[]): void;
}

/** The inputs of HTML that are one line of text, with their own keyboards and pickers. */
const TYPES: Partial<Record<FieldType, string>> = { email: 'email', date: 'date', time: 'time' };

/** One question of a checkout's form. */
function AnswerInput({ type, schema, label, help, value, error, onChange }: AnswerInputProps) {
  const words = useWords(ANSWERS_WORDS);
  const text = typeof value === 'string' ? value : '';
  const options = optionsOf(schema);
  if (type === 'radio' || type === 'checkbox')
    return (
      <AnswerChoices
        several={type === 'checkbox'}
        {...{ label, help, options, error, onChange }}
        chosen={typeof value === 'string' ? [value] : (value ?? [])}
      />
    );
  if (type === 'range') return <AnswerRange {...{ schema, label, help, error, onChange }} value={text} />;
  if (type === 'select')
    return (
      <NativeSelect
        label={label}
        help={help ?? undefined}
        error={error}
        value={text}
        options={[
          { value: '', label: words.choose },
          ...options.map((option) => ({ value: option, label: option })),
        ]}
        onChange={onChange}
      />
    );
  const digits = type === 'number' || schema.pattern === '^[0-9]+$';
  return (
    <LabelledInput
      label={label}
      {...(help !== null && { help })}
      {...(TYPES[type] !== undefined && { type: TYPES[type] })}
      {...(type === 'textarea' && { multiline: true, minRows: 3, maxRows: 8 })}
      value={text}
      error={error}
      inputProps={{
        ...(schema.maxLength !== undefined && { maxLength: schema.maxLength }),
        ...(digits && { inputMode: type === 'number' ? 'decimal' : 'numeric' }),
      }}
      onChange={onChange}
    />
  );
}

function optionsOf({ enum: own, items }: JsonSchema): string[] {
  return (own ?? items?.enum ?? []).filter((option) => typeof option === 'string');
}

interface AnswerRangeProps {
  schema: JsonSchema;
  label: string;
  help: string | null;
  /** Empty until the slider was moved. */
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

/** A slider with its number beside it. */
function AnswerRange({ schema, label, help, value, error, onChange }: AnswerRangeProps) {
  const id = useId();
  const { minimum = 0, maximum = 100 } = schema;
  return (
    <Box>
      <Box component="label" htmlFor={id} sx={inputLabel}>
        {label}
      </Box>
      {help !== null && (
        <Box id={`${id}-help`} sx={quiet}>
          {help}
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 'var(--target)' }}>
        <Box
          component="input"
          id={id}
          type="range"
          min={minimum}
          max={maximum}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={described([help !== null && `${id}-help`, error !== undefined && `${id}-error`])}
          value={value === '' ? String((minimum + maximum) / 2) : value}
          onChange={(event: { target: HTMLInputElement }) => onChange(event.target.value)}
          sx={{ flex: 1, minWidth: 0, accentColor: color('primary') }}
        />
        <Box sx={{ minWidth: '3ch', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
          {value === '' ? '–' : value}
        </Box>
      </Box>
      {error !== undefined && (
        <FormHelperText id={`${id}-error`} error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

interface AnswerChoicesProps {
  /** Whether more than one option may be ticked. */
  several: boolean;
  label: string;
  help: string | null;
  options: readonly string[];
  chosen: readonly string[];
  error: string | undefined;
  onChange(value: string | readonly string[]): void;
}

/** Options below each other, of which one or several are chosen. */
function AnswerChoices(props: AnswerChoicesProps) {
  const { several, label, help, options, chosen, error, onChange } = props;
  const name = useId();
  return (
    <Box
      component="fieldset"
      // With the error it takes the focus, because none of its options is the wrong one.
      tabIndex={-1}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={described([help !== null && `${name}-help`, error !== undefined && `${name}-error`])}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ ...inputLabel, p: 0 }}>
        {label}
      </Box>
      {help !== null && (
        <Box id={`${name}-help`} sx={quiet}>
          {help}
        </Box>
      )}
      {options.map((option) =>
        several ? (
          <TickBox
            key={option}
            label={option}
            checked={chosen.includes(option)}
            onChange={(on) => onChange(options.filter((one) => (one === option ? on : chosen.includes(one))))}
          />
        ) : (
          <Box
            key={option}
            component="label"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 'var(--target)' }}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              checked={chosen.includes(option)}
              onChange={() => onChange(option)}
              sx={{ width: 20, height: 20, flex: 'none', accentColor: color('primary') }}
            />
            {option}
          </Box>
        ),
      )}
      {error !== undefined && (
        <FormHelperText id={`${name}-error`} error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

/** `aria-describedby` of the texts that are on screen. */
function described(ids: readonly (string | false)[]): string | undefined {
  const shown = ids.filter((id) => id !== false);
  return shown.length === 0 ? undefined : shown.join(' ');
}

/** Where the form is kept after its first reading. */
export const CHECKOUT_FORM_KEY = ['checkout-form'];

/** What the store asks its buyers at the checkout. */
export function useCheckoutForm() {
  const dataProvider = useDataProvider<AppDataProvider>();
  return useQuery({
    queryKey: CHECKOUT_FORM_KEY,
    queryFn: async ({ signal }) => (await dataProvider.loadSettingsCalls()).readCheckoutForm(signal),
  });
}
