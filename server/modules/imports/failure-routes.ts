import type { Access } from '../../../domain/access/access.ts';
import {
  IMPORT_FAILURE,
  type ImportFailure,
  type LineError,
} from '../../../domain/imports/import-answers.ts';
import { lineKey } from '../../../domain/imports/import-record.ts';
import type { ImportShape } from '../../../domain/imports/shape-answer.ts';
import type { Sql } from '../../db/database.ts';
import { languageOf, type Language } from '../../http/language.ts';
import { pathId } from '../../http/authorise.ts';
import { yesOrNo } from '../../http/messages.ts';
import type { StoreRoute } from '../../http/route.ts';
import type { StoreContext } from '../../context.ts';
import { branchLimit } from '../../resources/branches.ts';
import { isReadable } from '../../resources/fields.ts';
import { CSV_TYPE, csvStream } from '../../resources/export/csv.ts';
import { importWordsIn, shapeFor, targetNamed, type Target } from './target.ts';
import { failuresOf } from './failures.ts';
import { lineErrors, type FailedRecord } from './failure-sentences.ts';
import { importOf } from './read-import.ts';

const MEMBER = { permission: null } as const;
/** Failed records of one answer; a person corrects a few. */
const MOST_SHOWN = 500;
/** Records of one look, while a file of errors is made. */
const CHUNK = 500;

export const listFailures: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/imports/{id}/failures',
  operationId: 'listImportFailures',
  summary: 'Records that could not be written, with their lines and why',
  access: MEMBER,
  refusals: ['plan_required'],
  answers: {
    200: { description: 'In the order of their lines', schema: { type: 'array', items: IMPORT_FAILURE } },
  },
  async handle(context) {
    const id = pathId(context.params, 'id');
    const language = languageOf(context.request);
    const { target, shape } = await readTarget(context, id);
    const failures = await failuresIn(context, { id, target }, 0, MOST_SHOWN);
    const body = failures.map((failure): ImportFailure => ({
      ...failure,
      errors: lineErrors(failure, shape, language),
    }));
    return { status: 200, body };
  },
};

export const downloadFailures: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/imports/{id}/failures/file',
  operationId: 'downloadImportFailures',
  summary: 'The lines that could not be written as a file that can be imported again',
  access: MEMBER,
  refusals: ['plan_required'],
  answers: { 200: { description: 'The file', type: CSV_TYPE } },
  async handle(context) {
    const id = pathId(context.params, 'id');
    const { access, request } = context;
    const language = languageOf(request);
    const { target, shape } = await readTarget(context, id);
    const reads = readsIn(target, access);
    const columns = shape.columns.filter(({ path }) => reads(path));
    const { file } = importWordsIn(language);
    const report = [file.line, file.field, file.value, file.empty, file.wrong_format, file.why];
    return {
      status: 200,
      raw: csvStream(
        [...columns.map(({ label }) => label), ...report],
        rowsOf(context, { id, target, shape: { ...shape, columns } }, language),
      ),
      headers: {
        'content-type': CSV_TYPE,
        'content-disposition': `attachment; filename="errors-${id}.csv"`,
      },
    };
  },
};

/** What the import brings in, and how its lines are read. Throws what `importOf` throws. */
function readTarget(context: StoreContext, id: number): Promise<{ target: Target; shape: ImportShape }> {
  const { ports, storeId, request } = context;
  return ports.database.read(storeId, async (sql) => {
    const target = targetNamed(ports, (await importOf(context, sql, id)).target);
    const reader = { ...context, language: languageOf(request) };
    return { target, shape: await shapeFor(sql, target, reader) };
  });
}

/** The lines as they were sent, each with its mistakes side by side. */
async function* rowsOf(
  context: StoreContext,
  from: { id: number; target: Target; shape: ImportShape },
  language: Language,
): AsyncGenerator<string[]> {
  const { shape } = from;
  for (let after = 0; ;) {
    const failures = await failuresIn(context, from, after, CHUNK);
    for (const failure of failures) {
      const errors = lineErrors(failure, shape, language);
      for (const one of failure.lines) {
        const own = errors.filter((error) => lineKey(error) === lineKey(one));
        yield [
          ...shape.columns.map(({ path }) => one.cells[path] ?? ''),
          ...reportOf(one.line, own, language),
        ];
      }
      after = failure.line;
    }
    if (failures.length < CHUNK) return;
  }
}

function reportOf(line: number, errors: readonly LineError[], language: Language): string[] {
  const column = (of: (error: LineError) => string) => errors.map(of).join('; ');
  return [
    String(line),
    column((error) => error.column),
    column(({ value }) => value),
    column(({ empty }) => yesOrNo(empty, language)),
    column(({ wrong_format }) => yesOrNo(wrong_format, language)),
    column(({ column: name, message }) => (name === '' ? message : `${name}: ${message}`)),
  ];
}

/** Whether the member may read what stands at a path such as `notes` or `product_variants.2.sku`. */
function readsIn({ resource }: Target, access: Access): (path: string) => boolean {
  const hidden = resource.fields.filter((field) => !isReadable(field, access)).map(({ source }) => source);
  return (path) => !hidden.includes(path.split('.')[0] ?? '');
}

/**
 * Failed records with the cells that the reader may see. A line that was refused is of no branch yet, so a member of
 * some branches sees only those of files that went through their hands.
 */
function failuresIn(
  context: StoreContext,
  { id, target }: { id: number; target: Target },
  after: number,
  limit: number,
): Promise<FailedRecord[]> {
  const { ports, storeId, access, user } = context;
  return ports.database.read(storeId, async (sql) => {
    await importOf(context, sql, id);
    if (branchLimit(access, target.resource) !== null && !(await isHandOf(sql, storeId, id, user.userId)))
      return [];
    const failures = await failuresOf(sql, { storeId, id, after, limit });
    return failures.map((failure) => visibleIn(readsIn(target, access), failure));
  });
}

function visibleIn(reads: (path: string) => boolean, { line, lines, refusal }: FailedRecord): FailedRecord {
  const ofVisible = <T>(members: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(members).filter(([path]) => reads(path)));
  return {
    line,
    lines: lines.map((one) => ({ ...one, cells: ofVisible(one.cells) })),
    refusal: { ...refusal, errors: ofVisible(refusal.errors) },
  };
}

/** Whether the member opened the file, or sent records of it. */
async function isHandOf(sql: Sql, storeId: number, id: number, userId: number): Promise<boolean> {
  const row = await sql
    .selectFrom('imports')
    .select(['user_id', 'sender_ids'])
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined && [row.user_id, ...row.sender_ids].includes(userId);
}
