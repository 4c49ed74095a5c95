import { closedObject, FROM_ZERO, TEXT, TEXT_OR_NULL } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import { BATCH_FAULTS, BATCH_FILE_STATES, BATCH_STATES, FILE_REFUSALS } from './batch.ts';

/** A ZIP of pictures and how far it is. */
export const BATCH = closedObject({
  id: { type: 'integer' },
  file_name: TEXT,
  state: { enum: [...BATCH_STATES] },
  fault: { enum: [...BATCH_FAULTS, null] },
  total: { ...FROM_ZERO, description: 'Files of the ZIP that are pictures, once it was opened.' },
  added: FROM_ZERO,
  present: FROM_ZERO,
  unmatched: FROM_ZERO,
  refused: FROM_ZERO,
  part_bytes: { ...FROM_ZERO, description: 'Bytes of a part that the next call may send.' },
  parts: { ...FROM_ZERO, description: 'Parts that have arrived.' },
  user: { ...TEXT_OR_NULL, description: 'Who started it; null when their account is gone.' },
  created_at: { type: 'string', format: 'date-time' },
  finished_at: TEXT_OR_NULL,
});
export type PictureBatch = FromSchema<typeof BATCH>;

/** A file of the ZIP, and what became of it. */
export const BATCH_FILE = closedObject({
  position: FROM_ZERO,
  path: TEXT,
  sku: TEXT,
  state: { enum: [...BATCH_FILE_STATES] },
  reason: { enum: [...FILE_REFUSALS, null] },
  product_id: { type: ['integer', 'null'] },
});
export type BatchFile = FromSchema<typeof BATCH_FILE>;
