import { codeOf } from '../catalog/variants.ts';
import { namesOfLine } from './map-lines.ts';
import type { ImportFault, ImportLine, ImportRecord } from './import-record.ts';
import { readRecord, type RecordValues } from './read-record.ts';
import { columnAt, type ImportShape } from './shape-answer.ts';

/**
 * Every mistake of a file, in the order of its lines: in the cells, and of records that are there twice.
 * @param faultsOf those of one record; who checks a file again after each correction keeps them
 */
export function checkRecords(
  shape: ImportShape,
  records: readonly ImportRecord[],
  faultsOf = (record: ImportRecord): ImportFault[] => readRecord(shape, record).faults,
): ImportFault[] {
  const faults = records.flatMap((record) => faultsOf(record));
  return [...faults, ...repeatedNames(shape, records), ...repeatedCodes(shape, records)].sort(
    (a, b) => a.line - b.line,
  );
}

/**
 * Two lines for one record: nobody knows which of them is meant. The fault is at what names the record.
 * @param limit the line that has it already
 */
export function repeatedRecord(
  identity: readonly string[],
  { line, lines }: ImportRecord,
  { values }: Pick<RecordValues, 'values'>,
  limit: number,
): ImportFault {
  const field = ['id', ...identity].find((path) => values.has(path)) ?? 'id';
  return { line, field, value: lines[0]?.cells[field] ?? '', kind: 'repeated', limit };
}

/** A line names a record by the surest property that it has. It may be any property of an earlier line. */
function repeatedNames(shape: ImportShape, records: readonly ImportRecord[]): ImportFault[] {
  const codes = codesOf(shape);
  const seen = new Map<string, number>();
  return records.flatMap(({ line, lines: [first] }): ImportFault[] => {
    if (first === undefined) return [];
    const names = namesOfLine(shape, first).map(({ path, value }) => ({ path, key: `${path} ${value}` }));
    const [surest] = names;
    const limit = surest === undefined || codes.includes(surest.path) ? undefined : seen.get(surest.key);
    if (surest !== undefined && limit !== undefined)
      return [repeated(first, surest.path, first.cells[surest.path] ?? '', limit)];
    for (const { key } of names) if (!seen.has(key)) seen.set(key, line);
    return [];
  });
}

/** Codes that records and their items have, such as the SKU of a product and of its variants; a name is none. */
function codesOf(shape: ImportShape): string[] {
  return shape.identity.filter(
    (path) => path !== 'name' && columnAt(shape, itemPath(shape, path)) !== undefined,
  );
}

function itemPath({ items }: ImportShape, path: string): string {
  return `${items ?? ''}.${path}`;
}

/** A code is of one record, and within it of one item: a product may have the SKU of a variant of its own. */
function repeatedCodes(shape: ImportShape, records: readonly ImportRecord[]): ImportFault[] {
  return codesOf(shape).flatMap((path) => {
    const owners = new Map<string, ImportRecord & { at: number }>();
    const items = new Map<string, number>();
    const check = (record: ImportRecord, at: Place, field: string, text: string): ImportFault[] => {
      const code = codeOf(text);
      if (code === '') return [];
      const owner = owners.get(code);
      if (owner === undefined) owners.set(code, { ...record, at: at.line });
      else if (owner.line !== record.line) return [repeated(at, field, text, owner.at)];
      if (field === path) return [];
      const twice = items.get(code);
      if (twice !== undefined) return [repeated(at, field, text, twice)];
      items.set(code, at.line);
      return [];
    };
    const ofItem = itemPath(shape, path);
    return records.flatMap((record) => [
      ...check(record, record.lines[0] ?? record, path, record.lines[0]?.cells[path] ?? ''),
      ...record.lines.flatMap((line) => check(record, line, ofItem, line.cells[ofItem] ?? '')),
    ]);
  });
}

type Place = Pick<ImportLine, 'line' | 'part'>;

function repeated({ line, part }: Place, field: string, value: string, limit: number): ImportFault {
  return { line, ...(part === undefined ? {} : { part }), field, value, kind: 'repeated', limit };
}
