/** What a store asks its buyers at the checkout, beyond name, phone and address (spec 2 §3, dynamic form). */

/** The types of spec 2 §3, in the order in which they are offered. A label is a title block: it asks nothing. */
export const FIELD_TYPES = [
  'input',
  'textarea',
  'number',
  'email',
  'radio',
  'checkbox',
  'select',
  'date',
  'time',
  'range',
  'label',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

/** More than buyers answer on a phone. */
export const MOST_FIELDS = 100;
export const MOST_OPTIONS = 50;
export const OPTION_LENGTH = 100;
/** The newest versions that a store keeps. Older ones are no longer answered; answers to them stay. */
export const MOST_FORM_VERSIONS = 100;
export const FORM_TITLE_LENGTH = 120;
export const FIELD_TITLE_LENGTH = 160;
export const FIELD_TEXT_LENGTH = 500;

/** Characters of an answer, by the type of its field. */
export const ANSWER_LENGTHS = { input: 200, textarea: 2000, email: 254 } as const;
/** Either side of zero. */
export const HIGHEST_NUMBER = 1_000_000_000_000;
/** As of `<input type="range">`. */
export const RANGE = { minimum: 0, maximum: 100 } as const;

export function isFieldType(type: string): type is FieldType {
  return FIELD_TYPES.some((known) => known === type);
}

/** Whether buyers choose among options of the merchant. */
export function hasOptions(type: string): type is 'radio' | 'checkbox' | 'select' {
  return type === 'radio' || type === 'checkbox' || type === 'select';
}

/** Whether buyers answer it. */
export function isAnswered(type: string): boolean {
  return type !== 'label';
}

/** The name of a field's answer, in answers and in the JSON Schema of the form. */
export function answerName({ id }: { id: number }): string {
  return `field_${id}`;
}
