import { closedObject } from '../schema/schema-parts.ts';
import type { FieldErrors } from '../schema/field-errors.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';

const IDS = { type: 'array', items: { type: 'integer' } } as const satisfies JsonSchema;

/** A record that a bulk call left as it was, and why. */
const REFUSED = closedObject(
  {
    id: { type: 'integer' },
    record: {
      type: ['string', 'null'],
      description: 'What the record is called; null when it is missing, or its name is not for this member.',
    },
    code: { $ref: '#/components/schemas/ErrorCode' },
    errors: {
      type: 'object',
      description: 'By field, as in the error of a single write.',
      additionalProperties: { $ref: '#/components/schemas/FieldError' },
    },
    resource: {
      type: 'string',
      description: 'With `in_use`: the resource of a record that refers to it, where it is known.',
    },
  },
  { optional: ['errors', 'resource'] },
);
/** `Code` is of the catalogue of errors, which the server has. */
export type RefusedRecord<Code extends string = string> = Omit<
  FromSchema<typeof REFUSED>,
  'code' | 'errors'
> & { code: Code; errors?: FieldErrors };

export const REFUSED_RECORDS = {
  type: 'array',
  description: 'Records that stayed as they were, and why.',
  items: REFUSED,
} as const satisfies JsonSchema;

const UNDO = closedObject(
  { id: { type: 'integer' }, expires_at: { type: 'string', format: 'date-time' } },
  {
    type: ['object', 'null'],
    description: 'What takes the call back, while it is kept; null when nothing happened.',
  },
);
export type UndoOffer = NonNullable<FromSchema<typeof UNDO>>;

/** What a call answers that changes several records: `unchanged` had the wanted values already. */
export const BULK_CHANGED = closedObject({
  changed: IDS,
  unchanged: IDS,
  failed: REFUSED_RECORDS,
  undo: UNDO,
});
/** What a call answers that deletes several records. */
export const BULK_DELETED = closedObject({ deleted: IDS, failed: REFUSED_RECORDS, undo: UNDO });
/** What a call answers that takes such a call back. */
export const BULK_UNDONE = closedObject({ undone: IDS, failed: REFUSED_RECORDS });

type WithFailed<Schema, Code extends string> = Omit<FromSchema<Schema>, 'failed'> & {
  failed: RefusedRecord<Code>[];
};
export type BulkChanged<Code extends string = string> = WithFailed<typeof BULK_CHANGED, Code>;
export type BulkDeleted<Code extends string = string> = WithFailed<typeof BULK_DELETED, Code>;
export type BulkUndone<Code extends string = string> = WithFailed<typeof BULK_UNDONE, Code>;

/** How many records point at one, by the id of the record that is pointed at. */
export const RECORD_COUNT = closedObject({
  id: { type: 'integer' },
  count: { type: 'integer', minimum: 0 },
});
export type RecordCount = FromSchema<typeof RECORD_COUNT>;
