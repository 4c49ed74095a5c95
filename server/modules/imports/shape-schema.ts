import type { ImportColumn, ImportShape } from '../../../domain/imports/shape.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { closedObject } from '../../http/closed-object.ts';

const TEXT: JsonSchema = { type: 'string' };
const TEXTS: JsonSchema = { type: 'array', items: TEXT };
const FLAG: JsonSchema = { type: 'boolean' };
const NUMBER: JsonSchema = { type: 'number' };

const COLUMN = {
  path: { ...TEXT, description: 'Dotted: `price`, `product_variants.price`.' },
  kind: { ...TEXT, description: 'How a cell is read.' },
  label: { ...TEXT, description: 'In the language of the user.' },
  headers: { ...TEXTS, description: 'The headers that mean it, folded.' },
  required: { ...FLAG, description: 'What a new record cannot be without.' },
  clears: { ...FLAG, description: 'An empty cell clears what is stored.' },
  needed: { const: true, description: 'Of an item: a cell that is there and empty is asked for.' },
  own: { ...TEXT, description: 'Of an item: the column of the record that means the same without items.' },
  line: { ...FLAG, description: 'A member of the items, of which a record has one a line.' },
  currency: TEXT,
  minimum: NUMBER,
  maximum: NUMBER,
  maxLength: { type: 'integer' },
  format: TEXT,
  notation: { enum: ['document', 'phone'] },
  choices: {
    type: 'array',
    items: closedObject({ value: { type: ['string', 'number'] }, words: TEXTS }),
  },
  boolean: { const: true },
  below: { ...TEXT, description: 'The path of an amount that this one must be lower than.' },
} satisfies Record<keyof ImportColumn, JsonSchema>;

const SHAPE_MEMBERS = {
  target: TEXT,
  resource: TEXT,
  identity: { ...TEXTS, description: 'Paths that name one record, the surest first.' },
  columns: {
    type: 'array',
    items: closedObject(COLUMN, {
      optional: [
        'needed',
        'own',
        'currency',
        'minimum',
        'maximum',
        'maxLength',
        'format',
        'notation',
        'choices',
        'boolean',
        'below',
      ],
    }),
  },
  ignored: { ...TEXTS, description: 'Headers of an export that an import leaves alone, folded.' },
  items: { ...TEXT, description: 'The field whose items are lines of the file.' },
  creates: { ...FLAG, description: 'False when a file only changes what is there.' },
  today: { ...TEXT, description: 'The day on which the file is read, `YYYY-MM-DD`.' },
} satisfies Record<keyof ImportShape, JsonSchema>;

/** `ImportShape` as the API answers it. */
export const SHAPE = closedObject(SHAPE_MEMBERS, { optional: ['items'] });
