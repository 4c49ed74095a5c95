import type { Resource } from '../../../domain/schema/model.ts';
import { mentionsOf } from '../../db/ddl/mentions.ts';
import { errorCode } from '../../db/failures.ts';
import { ApiError, type FieldError } from '../../errors.ts';

const UNIQUE = '23505';
const FOREIGN_KEY = '23503';
const NOT_NULL = '23502';
const CHECK = '23514';
const OUT_OF_RANGE = '22003';

const COMPLAINTS: Record<string, FieldError> = {
  [UNIQUE]: { key: 'unique' },
  [FOREIGN_KEY]: { key: 'reference' },
  [NOT_NULL]: { key: 'required' },
  [CHECK]: { key: 'const' },
  [OUT_OF_RANGE]: { key: 'safeNumber' },
};

/** What the database refused, as a complaint at the field; anything else is returned as it came. */
export function fieldViolation(error: unknown, resource: Resource): unknown {
  const complaint = COMPLAINTS[errorCode(error) ?? ''];
  if (complaint === undefined) return error;
  const source = sourceOf(error, resource);
  if (source === null) return new ApiError('invalid', { cause: error });
  return new ApiError('invalid', { errors: Object.fromEntries([[source, complaint]]), cause: error });
}

/** A delete that other rows forbid (`onDelete: restrict`) is `in_use`, naming the resource that does. */
export function deleteViolation(error: unknown, resources: Resource[]): unknown {
  if (errorCode(error) !== FOREIGN_KEY) return error;
  const table = member(error, 'table');
  const owner = resources.find(
    (resource) =>
      resource.table === table ||
      resource.fields.some(({ db }) => db.table === table) ||
      mentionsOf(resource).some((mentions) => mentions.table.name === table),
  );
  return new ApiError('in_use', {
    cause: error,
    details: owner === undefined ? {} : { resource: owner.name },
  });
}

/** Constraints are named `<table>_<column>_<fingerprint>_<kind>`, cut at 63 bytes (server/db/ddl/identifiers.ts). */
function sourceOf(error: unknown, resource: Resource): string | null {
  const table = member(error, 'table') ?? '';
  const items = resource.fields.find(({ kind, db }) => kind === 'items' && db.table === table);
  const fields = items?.items ?? resource.fields;
  const prefix = items === undefined ? '' : `${items.source}.`;
  const column = member(error, 'column') ?? columnOf(member(error, 'constraint') ?? '', table);
  const link = resource.fields.find(
    ({ kind, source }) => kind === 'references' && table === `${resource.table}_${source}`,
  );
  if (link !== undefined) return link.source;
  const mentions = mentionsOf(resource).find((candidate) => candidate.table.name === table);
  if (mentions !== undefined) return mentions.source;
  const field = fields.find((candidate) => candidate.column === column);
  return field === undefined ? null : prefix + field.source;
}

function columnOf(constraint: string, table: string): string {
  return constraint.replace(`${table}_`, '').replace(/_[0-9a-f]{6}_(idx|key|check|fkey)$/, '');
}

function member(error: unknown, name: 'table' | 'column' | 'constraint'): string | null {
  if (typeof error !== 'object' || error === null || !(name in error)) return null;
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : null;
}
