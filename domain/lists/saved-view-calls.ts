/** What the calls of saved views take and answer. */
import { closedObject } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';
import { LONGEST_VIEW_NAME } from './saved-view.ts';

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

const QUERY = closedObject(
  {
    filter: { type: 'object', maxProperties: MOST_FILTERS, additionalProperties: VALUE },
    sort: closedObject({ field: { type: 'string', maxLength: 60 }, order: { enum: ['ASC', 'DESC'] } }),
  },
  { optional: ['sort'] },
);

const CONTENT = {
  resource: { type: 'string', minLength: 1, maxLength: 40 },
  name: { type: 'string', minLength: 1, maxLength: LONGEST_VIEW_NAME, pattern: '\\S' },
  query: QUERY,
  shared: { type: 'boolean', description: 'The whole team has it.' },
} as const satisfies Record<string, JsonSchema>;

export const VIEW_BODY = closedObject(CONTENT, { optional: ['shared'] });

export const VIEW_CHANGE = {
  type: 'object',
  properties: { name: CONTENT.name, shared: CONTENT.shared, query: QUERY },
  minProperties: 1,
  additionalProperties: false,
} as const satisfies JsonSchema;

/** Filters and order of a list, under a name. */
export const SAVED_VIEW = closedObject({
  id: { type: 'integer' },
  ...CONTENT,
  own: { type: 'boolean', description: 'Of the signed-in member, who may delete it.' },
});

/**
 * `filter` is as the list's state has it: `{"price.between": [null, 30000], "search": "ruana"}`. A saved range of days
 * may count from the day on which it is read: `["today-6", "today"]`. The state holds values of any type; the API checks
 * those of a view that is saved.
 */
export type ViewQuery = Omit<FromSchema<typeof QUERY>, 'filter'> & { filter: Record<string, unknown> };
export type SavedView = Omit<FromSchema<typeof SAVED_VIEW>, 'query'> & { query: ViewQuery };
