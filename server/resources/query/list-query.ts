import type { Access } from '../../../domain/access/access.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import { fieldOf } from '../../../domain/schema/query.ts';
import type { FilterOp } from '../../../domain/schema/vocabulary.ts';
import { searchedFields } from '../../db/ddl/search.ts';
import { parameterError } from '../../http/query.ts';
import { branchLimit } from '../branches.ts';
import { isReadable } from '../fields.ts';
import { filterValue, isReversed } from './filter-value.ts';
import { namedNumber, type NamedNumber } from './named-number.ts';
import { declaredFilters, DEFAULT_LIMIT, MAX_IDS } from './list-parameters.ts';

export type FilterValue = string | number | boolean;

export interface Condition {
  field: Field;
  op: FilterOp;
  /** One value; for `in` all of them; for `between` both ends, either null. */
  values: (FilterValue | null)[];
}

/** Which records, in which order. */
export interface Selection {
  sort: { field: Field; descending: boolean };
  /** Words of the search, as typed; the digits alone of a record's number. */
  search: string[];
  /** The fields that the search looks in, where this member may not read all of them. */
  searchedIn?: Field[];
  /** The record that the search asks for by its number comes first. */
  named?: NamedNumber;
  conditions: Condition[];
}

export interface Page {
  limit: number;
  offset: number;
}

/**
 * Reads the selection out of a query, narrowed to the member's branches and the fields that they may read. The edge has already checked keys and types.
 * Throws `unknown_parameter` for a field that this user may not see, so that no answer depends on its value. Throws
 * `invalid_parameter` for a value that the field cannot have.
 */
export function readSelection(resource: Resource, query: URLSearchParams, access: Access): Selection {
  const asked = declaredFilters(resource).flatMap(({ key, op, field }): Condition[] => {
    const text = query.get(key);
    if (text === null) return [];
    if (!isReadable(field, access)) throw parameterError('unknown_parameter', key, { key: 'unknown' });
    return [{ field, op, values: readValues(field, op, key, text) }];
  });
  const search = readSearch(resource, query.get('search'), access);
  const named = namedNumber(resource, search.join(' '), access);
  const within = search.length === 0 ? undefined : readableSearch(resource, access);
  return {
    sort: readSort(resource, query.get('sort'), access),
    search: named === undefined ? search : [named.number],
    ...(within && { searchedIn: within }),
    ...(named && { named }),
    conditions: [...asked, ...branchConditions(resource, access)],
  };
}

/** What narrows every selection of a member to their branches; nothing for a member of the whole store. */
export function branchConditions(resource: Resource, access: Access): Condition[] {
  const limit = branchLimit(access, resource);
  return limit === null ? [] : [{ field: limit.field, op: 'in', values: [...limit.branches] }];
}

/** `id.in` asks for exactly those records, so it brings its own limit. */
export function readPage(query: URLSearchParams): Page {
  const limit = Number(query.get('limit') ?? query.get('id.in')?.split(',').length ?? DEFAULT_LIMIT);
  const page = Number(query.get('page') ?? 1);
  const offset = (page - 1) * limit;
  if (!Number.isSafeInteger(offset)) throw parameterError('invalid_parameter', 'page', { key: 'maximum' });
  return { limit, offset };
}

function readSort(resource: Resource, text: string | null, access: Access): Selection['sort'] {
  const usual = resource.list.sort;
  const [source = '', direction] = text === null ? [usual.field] : text.split(/[ ,]/);
  const field = fieldOf(resource, source);
  const byDefault = source === usual.field && usual.order === 'DESC' ? 'desc' : 'asc';
  if (field !== undefined && isReadable(field, access))
    return { field, descending: (direction ?? byDefault) === 'desc' };
  const id = fieldOf(resource, 'id');
  if (text !== null || id === undefined) throw parameterError('invalid_parameter', 'sort', { key: 'enum' });
  return { field: id, descending: true };
}

/** Undefined for all of the searched fields. */
function readableSearch(resource: Resource, access: Access): Field[] | undefined {
  const searched = searchedFields(resource);
  const readable = searched.filter((field) => isReadable(field, access));
  return readable.length < searched.length ? readable : undefined;
}

/** Throws `unknown_parameter` where this member may read nothing of what the search looks in. */
function readSearch(resource: Resource, text: string | null, access: Access): string[] {
  if (text === null) return [];
  if (readableSearch(resource, access)?.length === 0)
    throw parameterError('unknown_parameter', 'search', { key: 'unknown' });
  return text
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, 20);
}

function readValues(field: Field, op: FilterOp, key: string, text: string): Condition['values'] {
  if (op === 'contains' && field.kind === 'text') return [text];
  const parts = op === 'in' || op === 'between' ? text.split(',') : [text];
  if (op === 'between' && parts.length !== 2)
    throw parameterError('invalid_parameter', key, { key: 'between' });
  if (parts.length > MAX_IDS)
    throw parameterError('invalid_parameter', key, { key: 'maxItems', args: { limit: MAX_IDS } });
  const values = parts.map((part) => {
    if (op === 'between' && part === '') return null;
    const value = filterValue(field, part);
    if (value === null) throw parameterError('invalid_parameter', key, { key: 'type' });
    return value;
  });
  const [from = null, to = null] = values;
  if (op === 'between' && isReversed(from, to))
    throw parameterError('invalid_parameter', key, { key: 'reversed' });
  return values;
}
