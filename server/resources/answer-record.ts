import type { Access } from '../../domain/access/access.ts';
import { isStored } from '../../domain/schema/fields.ts';
import type { Field, Resource } from '../../domain/schema/model.ts';
import type { WriteContext } from '../context.ts';
import { isReadable } from './fields.ts';
import { findRecord } from './query/one.ts';
import type { Row } from './row.ts';

/** The record as this user may see it: without secrets, items' own included, and without fields that they may not read. */
export function answerRecord(resource: Resource, access: Access, record: Row): Row {
  const answer: Row = {};
  for (const field of resource.fields) {
    if (!isStored(field) || !isReadable(field, access)) continue;
    answer[field.source] = withoutSecrets(field, record[field.source] ?? null);
  }
  return answer;
}

/**
 * The answer to a write: the stored record, with the members that are of answers alone, which are read anew. Before a
 * deletion it is the record as it goes.
 */
export async function answerOfWrite(write: WriteContext, resource: Resource, record: Row): Promise<Row> {
  if (!hasAnswered(resource)) return answerRecord(resource, write.access, record);
  const whole = await findRecord(write.tx.sql, write.storeId, resource, Number(record['id']), 'detail');
  return visiblePart(resource, write.access, whole ?? record);
}

/** Whether answers have more than what is stored. */
export function hasAnswered({ fields, answered }: Resource): boolean {
  return answered.length > 0 || fields.some((field) => field.answered !== undefined);
}

/** The same for a record that was read without secrets in the first place: most resources hide no field, and copy nothing. */
export function visiblePart(resource: Resource, access: Access, record: Row): Row {
  const hidden = [...resource.fields, ...resource.answered].filter(
    (field) => field.access.read !== undefined && !isReadable(field, access),
  );
  if (hidden.length === 0) return record;
  const sources = new Set(hidden.map(({ source }) => source));
  return Object.fromEntries(Object.entries(record).filter(([source]) => !sources.has(source)));
}

function withoutSecrets(field: Field, value: unknown): unknown {
  const secrets = (field.items ?? []).filter(({ writeOnly }) => writeOnly);
  if (secrets.length === 0 || !Array.isArray(value)) return value;
  const hidden = new Set(secrets.map(({ source }) => source));
  return value.map((item: Row) =>
    Object.fromEntries(Object.entries(item).filter(([source]) => !hidden.has(source))),
  );
}

/** `ETag` of a version, and back. */
export function etagOf(record: Row): string {
  return `"${String(record['version'])}"`;
}
