import type { FieldType } from '../../../domain/checkout-form/checkout-form.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { LabelledInput } from '../input/LabelledInput.tsx';
import { NativeSelect } from '../input/NativeSelect.tsx';
import { AnswerChoices } from './AnswerChoices.tsx';
import { AnswerRange } from './AnswerRange.tsx';
import { ANSWER_WORDS } from './answer-words.ts';

export interface AnswerInputProps {
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
export function AnswerInput({ type, schema, label, help, value, error, onChange }: AnswerInputProps) {
  const words = useDictionary(ANSWER_WORDS);
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
