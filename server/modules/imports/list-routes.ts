import { IMPORT_SHAPE } from '../../../domain/imports/shape-answer.ts';
import { pathId } from '../../http/authorise.ts';
import { languageOf } from '../../http/language.ts';
import type { StoreRoute } from '../../http/route.ts';
import type { StoreContext } from '../../context.ts';
import { CSV_TYPE, csvStream, XLSX_TYPE, xlsxStream } from '../../resources/export/csv.ts';
import { TARGET } from './import-schema.ts';
import { IMPORT } from '../../../domain/imports/import-answers.ts';
import { importOf, selectImports } from './read-import.ts';
import { requireRight, shapeFor, targetNamed, type Target } from './target.ts';

/** Imports that the history shows. */
const MOST_SHOWN = 50;

/** The right depends on what is imported, so each handler asks for it (`requireRight`). */
const MEMBER = { permission: null } as const;

export const readShape: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/imports/shapes/{target}',
  operationId: 'readImportShape',
  summary: 'What a file of a target may hold for this member, in their language',
  access: MEMBER,
  refusals: ['plan_required'],
  answers: { 200: { description: 'Columns and what names a record', schema: IMPORT_SHAPE } },
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
  access: MEMBER,
  refusals: ['plan_required'],
  answers: { 200: { description: 'The import', schema: IMPORT } },
  async handle(context) {
    const id = pathId(context.params, 'id');
    const { ports, storeId } = context;
    return { status: 200, body: await ports.database.read(storeId, (sql) => importOf(context, sql, id)) };
  },
};
