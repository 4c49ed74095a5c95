import type { Access } from '../../../domain/access/access.ts';
import { sameValue } from '../../../domain/changes/changes.ts';
import { fileColumns, type FileColumn } from '../../../domain/exchange/file-columns.ts';
import type { RecordChange } from '../../../domain/imports/import-answers.ts';
import { isPictureList } from '../../../domain/imports/shape-of-resource.ts';
import type { ImportShape } from '../../../domain/imports/shape-answer.ts';
import { SPOKEN } from '../../../domain/schema/kinds-spoken.ts';
import { isObject } from '../../../domain/json/is-object.ts';
import { formatPhone } from '../../../domain/phones/notations.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import { spokenValue } from '../../../domain/schema/represent.ts';
import type { Saying } from '../../../domain/kinds/spoken.ts';
import { sayingIn, type Language } from '../../http/language.ts';
import type { WriteContext } from '../../context.ts';
import { cellOf, findNames } from '../export/cell.ts';
import type { CellContext } from '../../../domain/kinds/cell.ts';
import { isReadable } from '../fields.ts';
import { sayingReferences, spokenName } from '../reference-names.ts';
import type { Row } from '../row.ts';
import type { Written } from './write-record.ts';

/** In what values are written: names instead of ids, words instead of codes, amounts with their sign. */
interface Format extends CellContext {
  saying: Saying;
}

/** A record before and after: an amount is in the currency that each names. */
interface Versions {
  was: Format;
  is: Format;
}

/** What a written record is called, and what differs in it from before. */
export interface DescribedWrite {
  /** Null where the member may not read it. */
  name: string | null;
  /** None of a new record. */
  changes: RecordChange[];
}

/**
 * Describes written records for their member, in their order.
 * @param shape of files of the resource: no other member of it is described
 */
export async function describeWrites(
  { tx, storeId, ports, access }: WriteContext,
  { resource, shape }: { resource: Resource; shape: ImportShape },
  { language, timeZone, currency }: { language: Language; timeZone: string; currency: string },
  written: readonly Written[],
): Promise<DescribedWrite[]> {
  const columns = readableColumns(resource, shape, access);
  const rows = written.flatMap(({ whole: { before, after } }) => (before === null ? [] : [before, after]));
  const saying = sayingIn(language, timeZone, currency);
  const owners = [...new Set(columns.map(({ owner }) => owner))];
  const names = await findNames(
    tx.sql,
    storeId,
    { resources: ports.resources, access, saying },
    owners,
    rows,
  );
  const reader = { resources: ports.resources, access, saying };
  const records = written.map(({ whole }) => whole.after);
  const spoken = await sayingReferences(tx.sql, storeId, reader, [{ resource, records }]);
  const format = { language, timeZone, currency, names, saying };
  // They are downloaded after the load, so the record has none of them yet.
  const list = columns.find(({ field }) => isPictureList(field));
  return written.map(({ pictures, whole: { before, after } }) => ({
    name: spokenName(resource, access, after, spoken),
    changes:
      before === null
        ? []
        : [
            ...recordChanges(columns, before, after, {
              was: { ...format, record: before },
              is: { ...format, record: after },
            }),
            ...(list === undefined || pictures.length === 0
              ? []
              : [
                  { label: saying.wordOf(list.field.label), item: null, from: null, to: pictures.join(', ') },
                ]),
          ],
  }));
}

/** The columns that a file of the resource may have and that the member may read, but for the number of a record. */
function readableColumns(resource: Resource, { columns }: ImportShape, access: Access): FileColumn[] {
  const known = new Set(columns.flatMap(({ path, kind }) => (kind === 'id' ? [] : path)));
  return fileColumns(resource).filter(({ path, owner }) => known.has(path) && isReadable(owner, access));
}

/** What differs between two versions of a record: its own values, and those of its items such as variants. */
function recordChanges(
  columns: readonly FileColumn[],
  before: Row,
  after: Row,
  versions: Versions,
): RecordChange[] {
  const own = columns
    .filter(({ line }) => !line)
    .flatMap(({ field }) => differs(field, before, after, versions));
  const [first] = columns.filter(({ line }) => line);
  return first === undefined ? own : [...own, ...itemChanges(first.owner, columns, before, after, versions)];
}

function itemChanges(
  { source, label: words }: Field,
  columns: readonly FileColumn[],
  before: Row,
  after: Row,
  versions: Versions,
): RecordChange[] {
  const [were, are] = [itemsIn(before[source]), itemsIn(after[source])];
  const label = versions.is.saying.wordOf(words);
  const fields = columns.flatMap(({ line, field }) => (line ? field : []));
  const changed = [...are].flatMap(([id, item]): RecordChange[] => {
    const was = were.get(id);
    const name = nameOf(item);
    const changes = (of: readonly Field[], from: Row) =>
      of
        .flatMap((field) => differs(field, from, item, versions))
        .map((change) => ({ ...change, item: name }));
    if (was !== undefined) return changes(fields, was);
    // With the amounts that it starts from: where units are counted it has none, and the file may not say so.
    const amounts = fields.filter((field) => typeof item[field.source] === 'number');
    return [{ label, item: null, from: null, to: name }, ...changes(amounts, {})];
  });
  const gone = [...were].flatMap(([id, item]): RecordChange[] =>
    are.has(id) ? [] : [{ label, item: null, from: nameOf(item), to: null }],
  );
  return [...changed, ...gone];
}

function itemsIn(value: unknown): Map<unknown, Row> {
  const items: unknown[] = Array.isArray(value) ? value : [];
  return new Map(items.filter(isObject).map((item) => [item['id'], item]));
}

function nameOf(item: Row): string {
  return String(item['name'] ?? item['id'] ?? '');
}

function differs(field: Field, before: Row, after: Row, { was, is }: Versions): RecordChange[] {
  const [from, to] = [before[field.source], after[field.source]];
  if (sameValue(from, to)) return [];
  const label = is.saying.wordOf(field.label);
  return [{ label, item: null, from: textOf(field, from, was), to: textOf(field, to, is) }];
}

/** As lists show it; what has no such text is as in an export. */
function textOf(field: Field, value: unknown, format: Format): string | null {
  const text = spokenIn(field, value, format) ?? cellOf(field, value, format);
  return text === null || text === '' ? null : String(text);
}

function spokenIn(field: Field, value: unknown, { saying, record }: Format): string | undefined {
  if (field.enum !== undefined) return undefined;
  if (SPOKEN[field.kind]) return spokenValue(field, value, record, saying);
  if (typeof value === 'number') return value.toLocaleString(saying.locale);
  return field.display === 'phone' && typeof value === 'string' ? formatPhone(value) : undefined;
}
