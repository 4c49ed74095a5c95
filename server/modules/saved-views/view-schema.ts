import { LONGEST_VIEW_NAME } from '../../../domain/lists/saved-view.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';

/** Choices of one `in` filter. */
const MOST_CHOICES = 100;
/** Filters of one view. */
const MOST_FILTERS = 20;

const VALUE = {
  type: ['string', 'number', 'boolean', 'null', 'array'],
  maxLength: 200,
  maxItems: MOST_CHOICES,
  items: { type: ['string', 'number', 'boolean', 'null'], maxLength: 200 },
} as const satisfies JsonSchema;

const QUERY = {
  type: 'object',
  properties: {
    filter: { type: 'object', maxProperties: MOST_FILTERS, additionalProperties: VALUE },
    sort: {
      type: 'object',
      properties: { field: { type: 'string', maxLength: 60 }, order: { enum: ['ASC', 'DESC'] } },
      required: ['field', 'order'],
      additionalProperties: false,
    },
  },
  required: ['filter'],
  additionalProperties: false,
} as const satisfies JsonSchema;

const CONTENT = {
  resource: { type: 'string', minLength: 1, maxLength: 40 },
  name: { type: 'string', minLength: 1, maxLength: LONGEST_VIEW_NAME, pattern: '\\S' },
  query: QUERY,
  shared: { type: 'boolean' },
} as const satisfies Record<string, JsonSchema>;

export const VIEW_BODY = {
  type: 'object',
  properties: CONTENT,
  required: ['resource', 'name', 'query'],
  additionalProperties: false,
} as const satisfies JsonSchema;

export const VIEW_CHANGE = {
  type: 'object',
  properties: { name: CONTENT.name, shared: CONTENT.shared, query: QUERY },
  minProperties: 1,
  additionalProperties: false,
} as const satisfies JsonSchema;

export const VIEW: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'integer' }, ...CONTENT, own: { type: 'boolean' } },
  required: ['id', 'resource', 'name', 'query', 'shared', 'own'],
  additionalProperties: false,
};

/** A view of the longest filters that the interface makes is below a tenth of it. */
export const BODY_LIMIT = 32_768;
