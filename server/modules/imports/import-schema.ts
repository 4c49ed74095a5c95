import { FAULT_KINDS, type LineError } from '../../../domain/imports/import-record.ts';
import { IMPORT_STATES } from '../../../domain/imports/import-state.ts';
import {
  MOST_CELL_CHARACTERS,
  MOST_LINES,
  MOST_LINES_OF_RECORD,
  MOST_RECORDS_OF_CALL,
  MOST_RECORDS_OF_CHECK,
} from '../../../domain/imports/limits.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { closedObject } from '../../../domain/schema/closed-object.ts';

export const TARGET = { type: 'string', minLength: 1, maxLength: 40 } as const satisfies JsonSchema;

/** Cells of a line; its columns are checked by the shape when the line is written. */
const LINE = {
  type: 'object',
  properties: {
    line: { type: 'integer', minimum: 1, maximum: 1_048_576 },
    part: { type: 'integer', minimum: 1, maximum: MOST_LINES_OF_RECORD },
    cells: {
      type: 'object',
      maxProperties: 100,
      additionalProperties: { type: 'string', maxLength: MOST_CELL_CHARACTERS },
    },
  },
  required: ['line', 'cells'],
  additionalProperties: false,
} as const satisfies JsonSchema;

const MOST_FAULTS = 1000;

/** A mistake that the browser has found in a cell (spec 1 §3): its record is kept, and not written. */
const FAULT = {
  type: 'object',
  properties: {
    line: { type: 'integer', minimum: 1, maximum: 1_048_576 },
    part: { type: 'integer', minimum: 1, maximum: MOST_LINES_OF_RECORD },
    field: { type: 'string', maxLength: 100 },
    value: { type: 'string', maxLength: MOST_CELL_CHARACTERS },
    kind: { enum: [...FAULT_KINDS] },
    limit: { type: 'number' },
  },
  required: ['line', 'field', 'value', 'kind'],
  additionalProperties: false,
} as const satisfies JsonSchema;

const RECORD = {
  line: { type: 'integer', minimum: 1, maximum: 1_048_576 },
  lines: { type: 'array', minItems: 1, maxItems: MOST_LINES_OF_RECORD, items: LINE },
} as const satisfies Record<string, JsonSchema>;

export const RECORDS_BODY = {
  type: 'object',
  properties: {
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
  },
  required: ['records'],
  additionalProperties: false,
} as const satisfies JsonSchema;

export const CHECK_BODY = {
  type: 'object',
  properties: {
    target: TARGET,
    records: {
      type: 'array',
      minItems: 1,
      maxItems: MOST_RECORDS_OF_CHECK,
      items: { type: 'object', properties: RECORD, required: ['line', 'lines'], additionalProperties: false },
    },
  },
  required: ['target', 'records'],
  additionalProperties: false,
} as const satisfies JsonSchema;

/** Two hundred records of full descriptions. */
export const RECORDS_LIMIT = 4 * 1024 * 1024;

export const OPEN_BODY = {
  type: 'object',
  properties: {
    target: TARGET,
    file_name: { type: 'string', minLength: 1, maxLength: 200 },
    total: { type: 'integer', minimum: 1, maximum: MOST_LINES },
  },
  required: ['target', 'file_name', 'total'],
  additionalProperties: false,
} as const satisfies JsonSchema;

const COUNT: JsonSchema = { type: 'integer', minimum: 0 };

export const IMPORT = closedObject({
  id: { type: 'integer' },
  target: TARGET,
  file_name: { type: 'string' },
  state: { enum: [...IMPORT_STATES] },
  waiting: {
    type: 'boolean',
    description: 'No server has moved it for some seconds; one takes it up by itself.',
  },
  total: COUNT,
  created: COUNT,
  updated: COUNT,
  unchanged: COUNT,
  failed: COUNT,
  kept: COUNT,
  kept_by_rights: COUNT,
  pictures_waiting: COUNT,
  pictures_stored: COUNT,
  pictures_failed: COUNT,
  user_id: { type: 'integer' },
  user: { type: ['string', 'null'] },
  created_at: { type: 'string', format: 'date-time' },
  finished_at: { type: ['string', 'null'] },
});

/** Of an answer. */
export const LINE_OF_FILE: JsonSchema = { type: 'integer' };
export const PART: JsonSchema = {
  type: 'integer',
  description: 'Of a line of the file that is several of ours: which of them, from 1.',
};

const TEXT: JsonSchema = { type: 'string' };

const LINE_ERROR = {
  line: LINE_OF_FILE,
  part: PART,
  field: { ...TEXT, description: 'The path of the column; empty where no cell is at fault.' },
  column: { ...TEXT, description: 'Its header in the language of the reader.' },
  value: TEXT,
  empty: { type: 'boolean' },
  wrong_format: { type: 'boolean' },
  message: TEXT,
} satisfies Record<keyof LineError, JsonSchema>;

export const LINE_ERRORS: JsonSchema = {
  type: 'array',
  items: closedObject(LINE_ERROR, { optional: ['part'] }),
};
