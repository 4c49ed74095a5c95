import { fold } from '../places/fold.ts';
import { nameOfLine } from './group-lines.ts';
import type { ImportFault, ImportRecord } from './import-record.ts';
import { readRecord } from './read-record.ts';
import { columnAt, type ImportShape } from './shape.ts';

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

function repeatedNames(shape: ImportShape, records: readonly ImportRecord[]): ImportFault[] {
  const seen = new Map<string, number>();
  return records.flatMap(({ line, lines: [first] }): ImportFault[] => {
    const name = first && nameOfLine(shape, first);
    if (first === undefined || name === undefined) return [];
    return repeated(seen, `${name.path} ${name.value}`, line, name.path, first.cells[name.path] ?? '');
  });
}

/** Codes of items, such as the SKU of a variant, by the rule of the record's own code. */
function repeatedCodes(shape: ImportShape, records: readonly ImportRecord[]): ImportFault[] {
  const seen = new Map<string, number>();
  const paths = shape.identity
    .filter((path) => path !== 'name')
    .map((path) => `${shape.items ?? ''}.${path}`)
    .filter((path) => columnAt(shape, path) !== undefined);
  return records.flatMap(({ lines }) =>
    lines.flatMap(({ line, cells }) =>
      paths.flatMap((path) => {
        const value = cells[path] ?? '';
        return value === '' ? [] : repeated(seen, `${path} ${fold(value)}`, line, path, value);
      }),
    ),
  );
}

function repeated(
  seen: Map<string, number>,
  key: string,
  line: number,
  field: string,
  value: string,
): ImportFault[] {
  const first = seen.get(key);
  if (first !== undefined) return [{ line, field, value, kind: 'repeated', limit: first }];
  seen.set(key, line);
  return [];
}
