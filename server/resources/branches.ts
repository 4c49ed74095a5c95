/**
 * What a member sees whose role is limited to branches (spec 2 §6): of every resource that belongs to a branch, the
 * records of theirs alone. The others answer as missing ones, as another store's do.
 */
import { BRANCHES, type Access } from '../../domain/access/access.ts';
import type { Field, Resource } from '../../domain/schema/model.ts';
import type { Row } from './row.ts';

/**
 * The field that says to which branch a record belongs: a reference to one that every record has. Undefined for what
 * is the whole store's, such as products; a branch belongs to itself.
 */
function branchField({ name, fields }: Resource): Field | undefined {
  if (name === BRANCHES) return fields.find(({ source }) => source === 'id');
  return fields.find(
    ({ kind, ref, required }) => kind === 'reference' && required && ref?.resource === BRANCHES,
  );
}

/** What this member sees of the resource: records whose `field` is one of `branches`; null for all of them. */
export function branchLimit(
  { branches }: Access,
  resource: Resource,
): { field: Field; branches: readonly number[] } | null {
  const field = branchField(resource);
  return branches === undefined || field === undefined ? null : { field, branches };
}

/** True when this member may know of the record. */
export function isWithinBranches({ branches }: Access, resource: Resource, record: Row): boolean {
  const [branch] = branchesOf(resource, record);
  return branches === undefined || branch === undefined || branches.includes(branch);
}

/** The branches of the records, each once: none for what is the whole store's. */
export function branchesOf(resource: Resource, ...records: Row[]): number[] {
  const field = branchField(resource);
  if (field === undefined) return [];
  const ids = records.map((record) => record[field.source]).filter((id) => typeof id === 'number');
  return [...new Set(ids)];
}
