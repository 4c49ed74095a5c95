import { closedObject } from '../schema/closed-object.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';
import { BATCH_FAULTS, BATCH_FILE_STATES, BATCH_STATES, FILE_REFUSALS } from './batch.ts';

const TEXT = { type: 'string' } as const satisfies JsonSchema;
const TEXT_OR_NULL = { type: ['string', 'null'] } as const satisfies JsonSchema;
const COUNT = { type: 'integer', minimum: 0 } as const satisfies JsonSchema;

/** A ZIP of pictures and how far it is. */
export const BATCH = closedObject({
  id: { type: 'integer' },
  file_name: TEXT,
  state: { enum: [...BATCH_STATES] },
  fault: { enum: [...BATCH_FAULTS, null] },
  total: { ...COUNT, description: 'Files of the ZIP that are pictures, once it was opened.' },
  added: COUNT,
  present: COUNT,
  unmatched: COUNT,
  refused: COUNT,
  part_bytes: { ...COUNT, description: 'Bytes of a part that the next call may send.' },
  parts: { ...COUNT, description: 'Parts that have arrived.' },
  user: { ...TEXT_OR_NULL, description: 'Who started it; null when their account is gone.' },
  created_at: { type: 'string', format: 'date-time' },
  finished_at: TEXT_OR_NULL,
});
export type PictureBatch = FromSchema<typeof BATCH>;

/** A file of the ZIP, and what became of it. */
export const BATCH_FILE = closedObject({
  position: COUNT,
  path: TEXT,
  sku: TEXT,
  state: { enum: [...BATCH_FILE_STATES] },
  reason: { enum: [...FILE_REFUSALS, null] },
  product_id: { type: ['integer', 'null'] },
});
export type BatchFile = FromSchema<typeof BATCH_FILE>;
