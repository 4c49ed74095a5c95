import type { FieldErrors } from '../schema/field-errors.ts';
import {
  FIELD_TEXT_LENGTH,
  FIELD_TITLE_LENGTH,
  FORM_TITLE_LENGTH,
  hasOptions,
  isFieldType,
  MOST_FIELDS,
  MOST_OPTIONS,
  OPTION_LENGTH,
} from './checkout-form.ts';
import type { FieldInput, FormInput } from './form-calls.ts';

type Fault = FieldErrors[string];

const REQUIRED: Fault = { key: 'required' };

/**
 * What stands against saving a form, by dotted source (`fields.2.options.0`); empty for a valid one. The same keys in
 * the API and in the editor, which has the sentences of spec 2 §5 for them.
 */
export function formFaults({ title, fields }: FormInput): FieldErrors {
  if (fields.length > MOST_FIELDS) return { fields: { key: 'maxItems', args: { limit: MOST_FIELDS } } };
  const faults: [string, Fault | undefined][] = [
    ['title', textFault(title, FORM_TITLE_LENGTH)],
    ['fields', fields.length === 0 ? { key: 'minItems', args: { limit: 1 } } : undefined],
    ...fields.flatMap((field, at) =>
      fieldFaults(field).map(([source, fault]): [string, Fault | undefined] => [
        `fields.${at}.${source}`,
        fault,
      ]),
    ),
  ];
  return Object.fromEntries(
    faults.flatMap(([source, fault]) => (fault === undefined ? [] : [[source, fault]])),
  );
}

function fieldFaults({ type, title, text, options }: FieldInput): [string, Fault | undefined][] {
  return [
    ['type', typeFault(type)],
    ['title', textFault(title, FIELD_TITLE_LENGTH)],
    ['text', text === null || text === undefined ? undefined : lengthFault(text.trim(), FIELD_TEXT_LENGTH)],
    ...(hasOptions(type) ? optionFaults(options ?? []) : []),
  ];
}

function typeFault(type: string): Fault | undefined {
  if (type === '') return REQUIRED;
  return isFieldType(type) ? undefined : { key: 'enum' };
}

function optionFaults(options: readonly string[]): [string, Fault | undefined][] {
  if (options.length === 0) return [['options', { key: 'minItems', args: { limit: 1 } }]];
  if (options.length > MOST_OPTIONS) return [['options', { key: 'maxItems', args: { limit: MOST_OPTIONS } }]];
  const seen = new Set<string>();
  return options.map((option, at): [string, Fault | undefined] => {
    const text = option.trim();
    const twice = text !== '' && seen.has(text);
    seen.add(text);
    return [`options.${at}`, twice ? { key: 'duplicate' } : textFault(option, OPTION_LENGTH)];
  });
}

function textFault(text: string, most: number): Fault | undefined {
  const kept = text.trim();
  return kept === '' ? REQUIRED : lengthFault(kept, most);
}

export function lengthFault(text: string, most: number): Fault | undefined {
  return [...text].length > most ? { key: 'maxLength', args: { limit: most } } : undefined;
}
