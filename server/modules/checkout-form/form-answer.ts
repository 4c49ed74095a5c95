import { FIELD_TYPES, MOST_FIELDS, type FormField } from '../../../domain/checkout-form/checkout-form.ts';
import { formSchema } from '../../../domain/checkout-form/form-schema.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import type { Answer } from '../../http/route.ts';
import type { FormVersion } from './read-form.ts';

const ID = { type: 'integer', minimum: 1 } as const satisfies JsonSchema;

const FIELD = {
  id: ID,
  type: { enum: [...FIELD_TYPES] },
  title: { type: 'string' },
  text: { type: ['string', 'null'] },
  numeric: { type: 'boolean' },
  mandatory: { type: 'boolean' },
  options: { type: ['array', 'null'], items: { type: 'string' } },
  order: { type: 'integer', minimum: 0 },
} as const satisfies Record<keyof FormField, JsonSchema>;

/** A form as it is answered. */
export const FORM: JsonSchema = {
  type: 'object',
  properties: {
    version: { type: 'integer', minimum: 0, description: 'Of the form; 0 where there never was one.' },
    title: { type: 'string' },
    fields: {
      type: 'array',
      maxItems: MOST_FIELDS,
      description: 'Empty where the store asks nothing.',
      items: { type: 'object', properties: FIELD, required: Object.keys(FIELD), additionalProperties: false },
    },
    schema: {
      type: 'object',
      description:
        'JSON Schema 2020-12 of the answers, with the order and the looks of its parts in `x-form`.',
    },
  },
  required: ['version', 'title', 'fields', 'schema'],
  additionalProperties: false,
};

export function formAnswer({ version, title, fields }: FormVersion, status: 200 | 201): Answer {
  return {
    status,
    body: { version, title, fields, schema: formSchema({ title, fields }) },
    headers: { etag: `"${version}"` },
  };
}
