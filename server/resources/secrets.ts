import type { Field, Resource } from '../../domain/schema/model.ts';
import { quote } from '../db/ddl/identifiers.ts';
import type { WriteContext } from '../context.ts';
import type { Secrets } from '../ports/secrets.ts';
import { placeOf } from '../secrets/sealed.ts';
import type { Row } from './row.ts';
import { Statement } from './statement.ts';

/** What a row holds between its insert, which gives it an id, and its sealing in the same transaction. */
const UNSEALED = 'sealed:1:';

/** Fields that the database holds sealed: `writeOnly` ones, which the linter lets be texts of the record alone. */
function secretFields(resource: Resource): Field[] {
  return resource.fields.filter(({ writeOnly }) => writeOnly);
}

/** The record with its secrets sealed, as its row holds them. */
export function seal(
  secrets: Secrets,
  resource: Resource,
  storeId: number,
  id: number,
  record: Row,
): Promise<Row> {
  return converted(resource, storeId, id, record, (text, place) => secrets.seal(text, place));
}

/** A row as it was read, with its secrets in clear. */
export function unseal(secrets: Secrets, resource: Resource, storeId: number, row: Row): Promise<Row> {
  return converted(resource, storeId, Number(row['id']), row, (text, place) => secrets.open(text, place));
}

async function converted(
  resource: Resource,
  storeId: number,
  id: number,
  record: Row,
  convert: (text: string, place: string) => Promise<string>,
): Promise<Row> {
  const filled = secretFields(resource).filter(({ source }) => typeof record[source] === 'string');
  if (filled.length === 0) return record;
  const values = await Promise.all(
    filled.map(async ({ source, column }): Promise<[string, unknown]> => [
      source,
      await convert(String(record[source]), placeOf(resource.table, column, storeId, id)),
    ]),
  );
  return { ...record, ...Object.fromEntries(values) };
}

/** The record with a stand-in for each secret that it has. */
export function unsealed(resource: Resource, record: Row): Row {
  const filled = secretFields(resource).filter(({ source }) => typeof record[source] === 'string');
  return { ...record, ...Object.fromEntries(filled.map(({ source }) => [source, UNSEALED])) };
}

/** A row that was just written, with the secrets in clear of the record that it was written from. */
export function withSecretsOf(resource: Resource, record: Row, row: Row): Row {
  const fields = secretFields(resource);
  if (fields.length === 0) return row;
  return { ...row, ...Object.fromEntries(fields.map(({ source }) => [source, record[source] ?? null])) };
}

/** Writes the secrets of a row that was inserted a moment ago: they are bound to its id, which it has only now. */
export async function sealInserted(
  { ports, tx, storeId }: WriteContext,
  resource: Resource,
  id: number,
  record: Row,
): Promise<void> {
  const filled = secretFields(resource).filter(({ source }) => typeof record[source] === 'string');
  if (filled.length === 0) return;
  const sealed = await seal(ports.secrets, resource, storeId, id, record);
  const statement = new Statement();
  const where = `store_id = ${statement.bind(storeId)} and id = ${statement.bind(id)}`;
  const set = filled.map(
    ({ source, column }) => `${quote(column)} = ${statement.bind(String(sealed[source]))}`,
  );
  await statement.run(tx.sql, `update ${quote(resource.table)} set ${set.join(', ')} where ${where}`);
}
