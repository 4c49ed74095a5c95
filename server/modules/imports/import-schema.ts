import { closedObject } from '../../../domain/schema/schema-parts.ts';
import { FAULT_KINDS } from '../../../domain/imports/import-record.ts';
import {
  MOST_CELL_CHARACTERS,
  MOST_LINES,
  MOST_LINES_OF_RECORD,
  MOST_RECORDS_OF_CALL,
  MOST_RECORDS_OF_CHECK,
} from '../../../domain/imports/limits.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';

export const TARGET = { type: 'string', minLength: 1, maxLength: 40 } as const satisfies JsonSchema;

/** Cells of a line; its columns are checked by the shape when the line is written. */
const LINE = closedObject(
  {
    line: { type: 'integer', minimum: 1, maximum: 1_048_576 },
    part: { type: 'integer', minimum: 1, maximum: MOST_LINES_OF_RECORD },
    cells: {
      type: 'object',
      maxProperties: 100,
      additionalProperties: { type: 'string', maxLength: MOST_CELL_CHARACTERS },
    },
  },
  { optional: ['part'] },
);

const MOST_FAULTS = 1000;

/** A mistake that the browser has found in a cell (spec 1 §3): its record is kept, and not written. */
const FAULT = closedObject(
  {
    line: { type: 'integer', minimum: 1, maximum: 1_048_576 },
    part: { type: 'integer', minimum: 1, maximum: MOST_LINES_OF_RECORD },
    field: { type: 'string', maxLength: 100 },
    value: { type: 'string', maxLength: MOST_CELL_CHARACTERS },
    kind: { enum: [...FAULT_KINDS] },
    limit: { type: 'number' },
  },
  { optional: ['part', 'limit'] },
);

const RECORD = {
  line: { type: 'integer', minimum: 1, maximum: 1_048_576 },
  lines: { type: 'array', minItems: 1, maxItems: MOST_LINES_OF_RECORD, items: LINE },
} as const satisfies Record<string, JsonSchema>;

export const RECORDS_BODY = closedObject({
  records: {
    type: 'array',
    minItems: 1,
    maxItems: MOST_RECORDS_OF_CALL,
    items: {
      type: 'object',
      properties: { ...RECORD, faults: { type: 'array', maxItems: MOST_FAULTS, items: FAULT } },
      required: ['line', 'lines'],
      additionalProperties: false,
    },
  },
});

export const CHECK_BODY = closedObject({
  target: TARGET,
  records: {
    type: 'array',
    minItems: 1,
    maxItems: MOST_RECORDS_OF_CHECK,
    items: { type: 'object', properties: RECORD, required: ['line', 'lines'], additionalProperties: false },
  },
});

/** Two hundred records of full descriptions. */
export const RECORDS_LIMIT = 4 * 1024 * 1024;

export const OPEN_BODY = closedObject({
  target: TARGET,
  file_name: { type: 'string', minLength: 1, maxLength: 200 },
  total: { type: 'integer', minimum: 1, maximum: MOST_LINES },
});
