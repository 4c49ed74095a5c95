import type { ImportLine } from '../../../domain/imports/import-record.ts';
import { languageOf } from '../../http/language.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreContext, StoreRoute } from '../../http/route.ts';
import { csvStream } from '../../resources/export/csv.ts';
import { mailTextsIn } from '../identity/module.ts';
import { importOf } from './read-import.ts';
import { shapeFor, targetNamed } from './target.ts';

const MEMBER = { permission: null } as const;
/** Failed records of one answer; a person corrects a few. */
const MOST_SHOWN = 500;
/** Records of one look, while a file of errors is made. */
const CHUNK = 500;

export interface Failure {
  line: number;
  lines: ImportLine[];
  refusal: { code: string; errors: Record<string, { key: string; args?: Record<string, string | number> }> };
}

export const listFailures: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/imports/{id}/failures',
  operationId: 'listImportFailures',
  summary: 'Records that could not be written, with their lines and why',
  tags: ['imports'],
  access: MEMBER,
  answers: {
    200: { description: 'In the order of their lines', schema: { type: 'array', items: { type: 'object' } } },
  },
  async handle(context) {
    const id = pathId(context.params, 'id');
    return { status: 200, body: await failuresOf(context, id, 0, MOST_SHOWN) };
  },
};

export const downloadFailures: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/imports/{id}/failures/file',
  operationId: 'downloadImportFailures',
  summary: 'The lines that could not be written as a file that can be imported again',
  tags: ['imports'],
  access: MEMBER,
  answers: { 200: { description: 'The file', type: 'text/csv; charset=utf-8' } },
  async handle(context) {
    const id = pathId(context.params, 'id');
    const { ports, storeId, access, request } = context;
    const found = await ports.database.read(storeId, (sql) => importOf(context, sql, id));
    const language = languageOf(request);
    const { columns } = shapeFor(targetNamed(ports, found.target), access, language);
    const word = mailTextsIn(language).imports.why;
    return {
      status: 200,
      raw: csvStream([...columns.map(({ label }) => label), word], rowsOf(context, id, columns)),
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="errors-${id}.csv"`,
      },
    };
  },
};

async function* rowsOf(
  context: StoreContext,
  id: number,
  columns: readonly { path: string }[],
): AsyncGenerator<string[]> {
  for (let after = 0; ;) {
    const failures = await failuresOf(context, id, after, CHUNK);
    for (const { line, lines, refusal } of failures) {
      const why = Object.entries(refusal.errors).map(([field, { key }]) => `${field}: ${key}`);
      for (const { cells } of lines)
        yield [...columns.map(({ path }) => cells[path] ?? ''), why.join('; ') || refusal.code];
      after = line;
    }
    if (failures.length < CHUNK) return;
  }
}

function failuresOf(context: StoreContext, id: number, after: number, limit: number): Promise<Failure[]> {
  const { ports, storeId } = context;
  return ports.database.read(storeId, async (sql) => {
    await importOf(context, sql, id);
    const rows = await sql
      .selectFrom('import_records')
      .select(['line', 'lines', 'refusal'])
      .where('store_id', '=', storeId)
      .where('import_id', '=', id)
      .where('state', '=', 'failed')
      .where('line', '>', after)
      .orderBy('line')
      .limit(limit)
      .execute();
    return rows.map(({ line, lines, refusal }) => ({ line, lines, refusal: refusalOf(refusal) }));
  });
}

/** Written by the job and by nobody else. */
function refusalOf(refusal: unknown): Failure['refusal'] {
  return refusal as Failure['refusal'];
}
