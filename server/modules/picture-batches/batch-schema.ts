import { BATCH_FILE_STATES, BATCH_STATES, MOST_ZIP_BYTES } from '../../../domain/picture-batches/batch.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { closedObject } from '../../http/closed-object.ts';

/** Who may change products may add their pictures. */
export const RIGHT = { permission: 'products.write' } as const;

export const OPEN_BODY = {
  type: 'object',
  properties: {
    file_name: { type: 'string', minLength: 1, maxLength: 200 },
    size: { type: 'integer', minimum: 1, maximum: MOST_ZIP_BYTES },
  },
  required: ['file_name', 'size'],
  additionalProperties: false,
} as const satisfies JsonSchema;

const COUNT: JsonSchema = { type: 'integer', minimum: 0 };

export const BATCH = closedObject({
  id: { type: 'integer' },
  file_name: { type: 'string' },
  state: { enum: [...BATCH_STATES] },
  fault: { type: ['string', 'null'] },
  total: COUNT,
  added: COUNT,
  present: COUNT,
  unmatched: COUNT,
  refused: COUNT,
  part_bytes: COUNT,
  parts: COUNT,
  user: { type: ['string', 'null'] },
  created_at: { type: 'string', format: 'date-time' },
  finished_at: { type: ['string', 'null'] },
});

export const BATCH_FILE = closedObject({
  position: COUNT,
  path: { type: 'string' },
  sku: { type: 'string' },
  state: { enum: [...BATCH_FILE_STATES] },
  reason: { type: ['string', 'null'] },
  product_id: { type: ['integer', 'null'] },
});
