import type { ImportColumn, ImportShape } from '../../../domain/imports/shape.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { pathId } from '../../http/authorise.ts';
import { closedObject } from '../../../domain/schema/closed-object.ts';
import { languageOf } from '../../http/language.ts';
import type { StoreContext, StoreRoute } from '../../http/route.ts';
import { CSV_TYPE, csvStream, XLSX_TYPE, xlsxStream } from '../../resources/export/csv.ts';
import { IMPORT, TARGET } from './import-schema.ts';
import { importOf, selectImports } from './read-import.ts';
import { requireRight, shapeFor, targetNamed, type Target } from './target.ts';

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
  whole: { const: true, description: 'Whole units of the currency are counted.' },
  currencyAt: { ...TEXT, description: 'The path of the currency of the record that its amount is in.' },
  minimum: NUMBER,
  maximum: NUMBER,
  maxLength: { type: 'integer' },
  format: TEXT,
  notation: { enum: ['document', 'phone'] },
  choices: {
    type: 'array',
    items: closedObject({ value: { type: ['string', 'number'] }, label: TEXT, words: TEXTS }),
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
    }),
  },
  ignored: { ...TEXTS, description: 'Headers of an export that an import leaves alone, folded.' },
  items: { ...TEXT, description: 'The field whose items are lines of the file.' },
  creates: { ...FLAG, description: 'False when a file only changes what is there.' },
  today: { ...TEXT, description: 'The day on which the file is read, `YYYY-MM-DD`.' },
} satisfies Record<keyof ImportShape, JsonSchema>;

/** `ImportShape` as the API answers it. */
const SHAPE = closedObject(SHAPE_MEMBERS, { optional: ['items'] });

/** Imports that the history shows. */
const MOST_SHOWN = 50;

/** The right depends on what is imported, so each handler asks for it (`requireRight`). */
const MEMBER = { permission: null } as const;

export const readShape: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/imports/shapes/{target}',
  operationId: 'readImportShape',
  summary: 'What a file of a target may hold for this member, in their language',
  tags: ['imports'],
  access: MEMBER,
  refusals: ['plan_required'],
  answers: { 200: { description: 'Columns and what names a record', schema: SHAPE } },
  async handle(context) {
    const target = targetNamed(context.ports, context.params['target'] ?? '');
    requireRight(context.access, target);
    return { status: 200, body: await readShapeOf(context, target) };
  },
};

export const readTemplate: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/imports/templates/{target}',
  operationId: 'readImportTemplate',
  summary: 'A file with the columns of a target and no lines',
  tags: ['imports'],
  access: MEMBER,
  query: { format: { type: 'string', enum: ['xlsx', 'csv'] } },
  refusals: ['plan_required'],
  answers: { 200: { description: 'The file', type: [XLSX_TYPE, CSV_TYPE] } },
  async handle(context) {
    const { ports, access, params, query } = context;
    const target = targetNamed(ports, params['target'] ?? '');
    requireRight(access, target);
    const { columns } = await readShapeOf(context, target);
    // What the store numbers by itself is for a file that was exported.
    const headers = columns.flatMap(({ kind, label }) => (kind === 'id' || kind === 'shelf' ? [] : [label]));
    const csv = query.get('format') === 'csv';
    return {
      status: 200,
      raw: csv ? csvStream(headers, noRows()) : xlsxStream(target.name, headers, noRows()),
      headers: {
        'content-type': csv ? CSV_TYPE : XLSX_TYPE,
        'content-disposition': `attachment; filename="${target.name}.${csv ? 'csv' : 'xlsx'}"`,
      },
    };
  },
};

function readShapeOf({ ports, storeId, access, request, now }: StoreContext, target: Target) {
  const reader = { storeId, access, language: languageOf(request), now };
  return ports.database.read(storeId, (sql) => shapeFor(sql, target, reader));
}

async function* noRows(): AsyncGenerator<never[]> {
  // A template is its header alone.
}

export const listImports: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/imports',
  operationId: 'listImports',
  summary: 'The last imports of a target: who, when and with what result',
  tags: ['imports'],
  access: MEMBER,
  query: { target: TARGET },
  refusals: ['plan_required'],
  answers: { 200: { description: 'Newest first', schema: { type: 'array', items: IMPORT } } },
  async handle({ ports, access, storeId, query, now }) {
    const target = targetNamed(ports, query.get('target') ?? '');
    requireRight(access, target);
    const body = await ports.database.read(storeId, (sql) =>
      selectImports(sql, storeId, { target: target.name, limit: MOST_SHOWN }, now),
    );
    return { status: 200, body };
  },
};

export const readImport: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/imports/{id}',
  operationId: 'readImport',
  summary: 'How far an import is, or what came of it',
  tags: ['imports'],
  access: MEMBER,
  refusals: ['plan_required'],
  answers: { 200: { description: 'The import', schema: IMPORT } },
  async handle(context) {
    const id = pathId(context.params, 'id');
    const { ports, storeId } = context;
    return { status: 200, body: await ports.database.read(storeId, (sql) => importOf(context, sql, id)) };
  },
};
