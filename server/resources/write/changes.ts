import { changesBetween } from '../../../domain/changes/changes-between.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import type { Row } from '../row.ts';

/** `{field: [before, after]}` of an audit row. */
export type Changes = Record<string, [unknown, unknown]>;

const MASK = '•••';

/** Fields of the record, the system's left out, whose values differ. */
export function changedFields(resource: Resource, before: Row, after: Row): Field[] {
  const own = resource.fields.filter(({ system, kind }) => !system && kind !== 'collection');
  const changes = changesBetween(
    before,
    after,
    own.map(({ source }) => source),
  );
  return own.filter(({ source }) => Object.hasOwn(changes, source));
}

/** The changes of a new or deleted record: its fields that hold a value. */
export function filledFields(resource: Resource, record: Row): Field[] {
  return resource.fields.filter(
    ({ source, system, kind }) => !system && kind !== 'collection' && isFilled(record[source]),
  );
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : (value ?? null) !== null;
}

/** What the audit keeps: that a secret changed, never the secret. */
export function describeChanges(fields: Field[], before: Row | null, after: Row | null): Changes {
  return Object.fromEntries(
    fields.map(
      (field) =>
        [field.source, [shown(field, before), shown(field, after)]] satisfies [string, [unknown, unknown]],
    ),
  );
}

function shown(field: Field, record: Row | null): unknown {
  const value = record?.[field.source] ?? null;
  if (value === null) return null;
  if (field.writeOnly) return MASK;
  const secrets = (field.items ?? []).filter(({ writeOnly }) => writeOnly);
  if (secrets.length === 0 || !Array.isArray(value)) return value;
  return value.map((item: Row) => ({
    ...item,
    ...Object.fromEntries(secrets.map(({ source }) => [source, MASK])),
  }));
}
