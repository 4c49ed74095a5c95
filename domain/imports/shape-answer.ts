/** What a file of a resource may hold, as data: the server makes it of a schema, and both sides read files by it. */
import { KIND_CELLS } from '../schema/kind-names.ts';
import { closedObject, FLAG, TEXT } from '../schema/schema-parts.ts';
import type { FromSchema } from '../schema/from-schema.ts';
import type { JsonSchema } from '../schema/vocabulary.ts';

const TEXTS = { type: 'array', items: TEXT } as const satisfies JsonSchema;
const NUMBER = { type: 'number' } as const satisfies JsonSchema;

const CHOICE = closedObject({
  value: { type: ['string', 'number'] },
  label: { ...TEXT, description: 'In the language of the user.' },
  words: { ...TEXTS, description: 'In every language, folded.' },
});
export type Choice = FromSchema<typeof CHOICE>;

const COLUMN = closedObject(
  {
    path: { ...TEXT, description: 'Dotted: `price`, `product_variants.price`.' },
    kind: {
      enum: ['id', 'shelf', 'options', 'pictures', ...KIND_CELLS],
      description:
        'How a cell is read. `shelf` is a code of the inventory, `pictures` are addresses on the web. `reference` and ' +
        '`references` are names of other records, which the server looks up.',
    },
    label: { ...TEXT, description: 'In the language of the user.' },
    headers: { ...TEXTS, description: 'The headers that mean it, folded.' },
    required: { ...FLAG, description: 'What a new record cannot be without.' },
    clears: { ...FLAG, description: 'An empty cell clears what is stored.' },
    needed: { const: true, description: 'Of an item: a cell that is there and empty is asked for.' },
    own: { ...TEXT, description: 'Of an item: the column of the record that means the same without items.' },
    line: { ...FLAG, description: 'A member of the items, of which a record has one a line.' },
    currency: { ...TEXT, description: 'ISO code; `money` only.' },
    whole: { const: true, description: 'Whole units of the currency are counted.' },
    currencyAt: { ...TEXT, description: 'The path of the currency of the record that its amount is in.' },
    minimum: NUMBER,
    maximum: NUMBER,
    maxLength: { type: 'integer' },
    format: TEXT,
    notation: {
      enum: ['document', 'phone'],
      description: 'Several ways to write the text mean one thing.',
    },
    choices: { type: 'array', items: CHOICE },
    boolean: { const: true, description: '`yes_no` only: the record holds true or false instead of 1 or 0.' },
    below: { ...TEXT, description: 'The path of an amount that this one must be lower than.' },
  },
  {
    optional: [
      'needed',
      'own',
      'currency',
      'whole',
      'currencyAt',
      'minimum',
      'maximum',
      'maxLength',
      'format',
      'notation',
      'choices',
      'boolean',
      'below',
    ],
  },
);
export type ImportColumn = FromSchema<typeof COLUMN>;
/** How a cell is read. */
export type CellKind = ImportColumn['kind'];

export const IMPORT_SHAPE = closedObject(
  {
    target: { ...TEXT, description: '`products`, `inventory`, `customers`…: what the user imports.' },
    resource: TEXT,
    identity: { ...TEXTS, description: 'Paths that name one record, the surest first.' },
    columns: { type: 'array', items: COLUMN },
    ignored: { ...TEXTS, description: 'Headers of an export that an import leaves alone, folded.' },
    items: { ...TEXT, description: 'The field whose items are lines of the file.' },
    creates: { ...FLAG, description: 'False when a file only changes what is there.' },
    today: {
      ...TEXT,
      description:
        'The day on which the file is read, `YYYY-MM-DD`: an offer of another program counts while it lasts.',
    },
  },
  { optional: ['items'] },
);
export type ImportShape = FromSchema<typeof IMPORT_SHAPE>;

export function columnAt(shape: ImportShape, path: string): ImportColumn | undefined {
  return shape.columns.find((column) => column.path === path);
}
