/** What the calls of the checkout form take and answer. */
import { closedObject, FROM_ONE, TEXT } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';
import { FIELD_TYPES, MOST_FIELDS, MOST_OPTIONS, type FieldType } from './checkout-form.ts';

const TYPE = { enum: [...FIELD_TYPES] } as const satisfies JsonSchema;

const FORM_FIELD = closedObject({
  id: {
    ...FROM_ONE,
    description: 'Unique in the store, and never given to another field: stored answers name it.',
  },
  type: TYPE,
  title: TEXT,
  text: {
    type: ['string', 'null'],
    description: 'Below the title: help, or the paragraph of a title block.',
  },
  numeric: { type: 'boolean', description: 'An `input` that takes digits alone.' },
  mandatory: { type: 'boolean' },
  options: {
    type: ['array', 'null'],
    items: TEXT,
    description: 'Of `radio`, `checkbox` and `select`; null for the other types.',
  },
  order: { type: 'integer', minimum: 0 },
});
export type FormField = FromSchema<typeof FORM_FIELD>;

/** How one field or title block is shown; JSON Schema has no word for it. */
export interface FormBlock {
  type: FieldType;
  /** Its member in `properties`; null for a title block. */
  property: string | null;
  title: string;
  text: string | null;
}

/** A form as JSON Schema 2020-12 of its answers. The order of its parts and their looks are in `x-form`. */
export interface FormSchema extends JsonSchema {
  type: 'object';
  title: string;
  properties: Record<string, JsonSchema>;
  required: string[];
  additionalProperties: false;
  'x-form': FormBlock[];
}

/** A form as it is answered. */
export const CHECKOUT_FORM = closedObject({
  version: { type: 'integer', minimum: 0, description: 'Of the form; 0 where there never was one.' },
  title: TEXT,
  fields: {
    type: 'array',
    maxItems: MOST_FIELDS,
    description: 'Empty where the store asks nothing.',
    items: FORM_FIELD,
  },
  schema: {
    type: 'object',
    description: 'JSON Schema 2020-12 of the answers, with the order and the looks of its parts in `x-form`.',
  },
});
/** `formSchema` makes `schema`; JSON Schema says nothing of one that it describes itself. */
export type StoredForm = Omit<FromSchema<typeof CHECKOUT_FORM>, 'schema'> & { schema: FormSchema };
export type CheckoutForm = Pick<StoredForm, 'title' | 'fields'>;

/** Above the limits of the domain, whose sentences say more. */
const LONG = { type: 'string', maxLength: 2000 } as const satisfies JsonSchema;
/** As the documents do not say: either form. */
const FLAG = { enum: [true, false, 1, 0, null] } as const satisfies JsonSchema;

/** A form as it is written. */
export const FORM_BODY = closedObject({
  title: LONG,
  fields: {
    type: 'array',
    maxItems: MOST_FIELDS,
    items: {
      type: 'object',
      properties: {
        id: {
          type: ['integer', 'null'],
          minimum: 1,
          maximum: 1_000_000_000,
          description: 'A new field may leave it out, or bring one that no field of the store has had.',
        },
        type: LONG,
        title: LONG,
        text: { ...LONG, type: ['string', 'null'] },
        numeric: FLAG,
        mandatory: FLAG,
        options: { type: ['array', 'null'], maxItems: MOST_OPTIONS, items: LONG },
        order: { type: ['integer', 'null'], minimum: 0, maximum: 1_000_000 },
      },
      required: ['type', 'title'],
      additionalProperties: false,
    },
  },
});
export type FormInput = FromSchema<typeof FORM_BODY>;
/** A field as it is written; a new one has no id. */
export type FieldInput = FormInput['fields'][number];

/** A stored answer (spec 2 §3). It repeats the title, so that it reads the same when the form has changed. */
export const FORM_ANSWER = closedObject({
  id: { ...FROM_ONE, description: 'Of the field.' },
  title: { ...TEXT, description: 'As it was on the day of the order.' },
  type: TYPE,
  response: {
    anyOf: [TEXT, { type: 'number' }, { type: 'array', items: TEXT }],
    description: 'A list of options where several could be ticked.',
  },
});
export type FormAnswer = FromSchema<typeof FORM_ANSWER>;
/** Text, a number, or the ticked options of a `checkbox`. */
export type AnswerValue = FormAnswer['response'];
