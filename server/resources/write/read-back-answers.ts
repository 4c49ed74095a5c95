import { sameValue } from '../../../domain/changes/same-value.ts';
import { isObject } from '../../../domain/json/is-object.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import type { WriteContext } from '../../modules/module.ts';
import { findRecord } from '../query/one.ts';
import type { Row } from '../row.ts';

/**
 * The input without the members that are of answers alone, where they stand as the record was answered: who reads a
 * record may send it back whole. Of an object with an `id` that id counts; what it names may have changed meanwhile.
 * Other values stay, and are refused. Nothing is read for an input without such members.
 */
export async function withoutAnswered(
  write: WriteContext,
  resource: Resource,
  id: number,
  input: Row,
): Promise<Row> {
  const lists = resource.fields.filter((field) => field.answered !== undefined);
  const names = lists.filter((field) =>
    rowsOf(input[field.source]).some((row) => holds(row, field.answered)),
  );
  if (names.length === 0 && !holds(input, resource.answered)) return input;
  const record = await findRecord(write.tx.sql, write.storeId, resource, id, 'detail');
  if (record === null) return input;
  const kept = stripped(input, record, resource.answered);
  for (const { source, answered = [] } of names) {
    const rows = new Map(rowsOf(record[source]).map((row) => [row['id'], row]));
    kept[source] = [input[source]].flat().map((row: unknown) => {
      const before = isObject(row) ? rows.get(row['id']) : undefined;
      return isObject(row) && before !== undefined ? stripped(row, before, answered) : row;
    });
  }
  return kept;
}

function rowsOf(value: unknown): Row[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function holds(row: Row, answered: readonly Field[] = []): boolean {
  return answered.some(({ source }) => Object.hasOwn(row, source));
}

function stripped(row: Row, before: Row, answered: readonly Field[]): Row {
  const sources = new Set(answered.map(({ source }) => source));
  return Object.fromEntries(
    Object.entries(row).filter(([source, value]) => !(sources.has(source) && isSame(value, before[source]))),
  );
}

function isSame(value: unknown, before: unknown): boolean {
  if (isObject(value) && isObject(before) && before['id'] !== undefined) return value['id'] === before['id'];
  if (Array.isArray(value) && Array.isArray(before))
    return value.length === before.length && value.every((one, at) => isSame(one, before[at]));
  return sameValue(value, before);
}
