import type { Field, Resource } from '../../../domain/schema/model.ts';
import type { Row } from '../../modules/module.ts';

/** `{field: [before, after]}` of an audit row. */
export type Changes = Record<string, [unknown, unknown]>;

const MASK = '•••';

/** Fields of the record, the system's left out, whose values differ. */
export function changedFields(resource: Resource, before: Row, after: Row): Field[] {
  return resource.fields.filter(
    (field) =>
      !field.system && field.kind !== 'collection' && !sameValue(before[field.source], after[field.source]),
  );
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

/** Equal as JSON, the order of keys aside; null and absent are the same. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b || ((a ?? null) === null && (b ?? null) === null)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = new Map(Object.entries(a));
  const right = new Map(Object.entries(b));
  const keys = new Set([...left.keys(), ...right.keys()]);
  return (
    (!Array.isArray(a) || left.size === right.size) &&
    [...keys].every((key) => sameValue(left.get(key), right.get(key)))
  );
}
