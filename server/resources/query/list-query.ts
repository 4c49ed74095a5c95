import type { Access } from '../../../domain/access/access.ts';
import { isDay } from '../../../domain/dates/day.ts';
import { isLocal } from '../../../domain/dates/local.ts';
import { isDateTime, isTime } from '../../../domain/schema/formats.ts';
import { elementOf } from '../../../domain/schema/fields.ts';
import { PARSERS } from '../../../domain/schema/kinds.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import { fieldOf, filterFits, filterOps, sortForms } from '../../../domain/schema/query.ts';
import { placeholdersOf } from '../../../domain/schema/represent.ts';
import type { FilterOp, JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { columnOf } from '../../db/ddl/column.ts';
import { searchedFields } from '../../db/ddl/search.ts';
import { parameterError } from '../../http/query.ts';
import { branchLimit } from '../branches.ts';
import { isReadable } from '../fields.ts';
import { readAfter, type After } from './cursor.ts';

const DEFAULT_LIMIT = 10;
/** Most ids in one `id.in` or one bulk delete. */
export const MAX_IDS = 500;
/** Most elements that a list is filtered by: each is compared with every list. */
const MAX_ELEMENTS = 50;

interface DeclaredFilter {
  field: Field;
  op: FilterOp;
  /** The query's key. */
  key: string;
}

/** Each declared filter with its field; `id.in` is how many records are read at once. */
function declaredFilters(resource: Resource): readonly DeclaredFilter[] {
  const bySource = [...filterOps(resource)].flatMap(([source, ops]) =>
    [...ops].map((op) => ({ source, op, name: source })),
  );
  const aliases = resource.list.filters.flatMap(({ source, op, aliases: names }) =>
    names.map((name) => ({ source, op, name })),
  );
  return [...bySource, ...aliases].flatMap(({ source, op, name }) => {
    const field = fieldOf(resource, source);
    return field !== undefined && filterFits(op, field) ? [{ field, op, key: `${name}.${op}` }] : [];
  });
}

/** Filters, search and sort: what a list and its export share. */
export function selectionParameters(resource: Resource): Record<string, JsonSchema> {
  const parameters: Record<string, JsonSchema> = {
    sort: {
      type: 'string',
      enum: sortForms(resource),
      description:
        'Field and direction; ties are broken by id. A field alone has the direction of the default sort where it is its field, and is ascending otherwise.',
    },
  };
  if (resource.list.search.length > 0)
    parameters['search'] = {
      type: 'string',
      maxLength: 200,
      description: `Words, all of which must occur in ${resource.list.search.join(', ')}; accents and case do not matter.`,
    };
  for (const { key, op, field } of declaredFilters(resource))
    parameters[key] = {
      type: 'string',
      minLength: 1,
      maxLength: 8000,
      description: describeFilter(field, op),
    };
  return parameters;
}

/** All query keys of a resource's list. */
export function listParameters(resource: Resource): Record<string, JsonSchema> {
  return {
    limit: { type: 'integer', minimum: 1, maximum: resource.maxPage, default: DEFAULT_LIMIT },
    page: {
      type: 'integer',
      minimum: 1,
      default: 1,
      description: '1-based; beyond the end is an empty page.',
    },
    after: {
      type: 'string',
      minLength: 1,
      maxLength: 8000,
      description:
        'Instead of `page`: the `x-next-after` of the page before, under the same sort. Changes meanwhile skip and repeat no row.',
    },
    ...selectionParameters(resource),
  };
}

function describeFilter(field: Field, op: FilterOp): string {
  switch (op) {
    case 'in':
      return `Any of these values of ${field.source}, separated by commas.`;
    case 'between':
      return columnOf(field).instant
        ? 'From,to, both included; either may be empty. Days, and times without offset, are those of the store.'
        : 'From,to, both included; either may be empty.';
    case 'contains':
      return `${field.source} contains this, accents and case ignored.`;
    case 'equals':
      return `${field.source} is exactly this.`;
    case 'any':
      return `${field.source} has one of these values or more, separated by commas; ${MAX_ELEMENTS} at most.`;
    case 'all':
      return `${field.source} has each of these values, separated by commas; ${MAX_ELEMENTS} at most.`;
    case 'none':
      return `${field.source} has none of these values, separated by commas, or none at all; ${MAX_ELEMENTS} at most.`;
  }
}

/** A record that a search asks for by its number. */
interface NamedNumber {
  field: Field;
  /** Digits alone. */
  number: string;
}

const DIGITS = /^\d{1,15}$/;

/**
 * The number in a search for one record: `#198`, `198` or `pedido 198`, where the representation is `#{sequence}`.
 * Undefined for any other text, and for resources that are not named by a number alone.
 */
function namedNumber(resource: Resource, text: string, access: Access): NamedNumber | undefined {
  const [source = '', ...others] = placeholdersOf(resource.representation);
  const field = fieldOf(resource, source);
  if (field?.kind !== 'integer' || others.length > 0) return undefined;
  if (!resource.list.search.includes(source) || !isReadable(field, access)) return undefined;
  const [before = '', after = ''] = resource.representation.split(`{${source}}`);
  const typed = withoutName(resource, text.trim());
  const named = typed.startsWith(before) && typed.endsWith(after);
  const digits = named ? typed.slice(before.length, typed.length - after.length) : typed;
  return DIGITS.test(digits) ? { field, number: digits } : undefined;
}

/** The text without the resource's name before it, in any language: `pedido 198`. */
function withoutName({ label }: Resource, text: string): string {
  const [first = '', ...rest] = text.split(' ');
  const names = [label.es, label.en, label.pt].flatMap((name) =>
    name === undefined ? [] : [name.one, name.many],
  );
  const isNamed = names.some((name) => name.toLocaleLowerCase('es') === first.toLocaleLowerCase('es'));
  return isNamed && rest.length > 0 ? rest.join(' ') : text;
}

/** One side of a range; null leaves it open. */
type FilterSide = string | number | boolean | null;

/**
 * Whether nothing can lie between two values of a filter: the first is after the second, or above it.
 * A day and an instant are not compared: where a day ends is the store's to say.
 */
function isReversed(from: FilterSide, to: FilterSide): boolean {
  if (typeof from === 'number' && typeof to === 'number') return from > to;
  if (typeof from !== 'string' || typeof to !== 'string') return false;
  if (isDateTime(from) && isDateTime(to)) return Date.parse(from) > Date.parse(to);
  const alike = [isDay, isLocal, isTime].some((is) => is(from) && is(to));
  return alike && from.replace('T', ' ') > to.replace('T', ' ');
}

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
  /** The row that the page follows, instead of an offset. */
  after?: After;
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

/** `id.in` asks for exactly those records, so it brings its own limit. `after` counts instead of a page. */
export function readPage(query: URLSearchParams, { sort }: Selection): Page {
  const limit = Number(query.get('limit') ?? query.get('id.in')?.split(',').length ?? DEFAULT_LIMIT);
  const after = query.get('after');
  if (after !== null) return { limit, offset: 0, after: readAfter(sort.field, after) };
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
  if (op === 'contains') return [text];
  const parts = op === 'equals' ? [text] : text.split(',');
  if (op === 'between' && parts.length !== 2)
    throw parameterError('invalid_parameter', key, { key: 'between' });
  const element = elementOf(field);
  const limit = element === undefined ? MAX_IDS : MAX_ELEMENTS;
  if (parts.length > limit)
    throw parameterError('invalid_parameter', key, { key: 'maxItems', args: { limit } });
  const compared = element ?? field;
  const values = parts.map((part) => {
    if (op === 'between' && part === '') return null;
    const value = PARSERS[compared.kind]?.(part, compared) ?? null;
    if (value === null) throw parameterError('invalid_parameter', key, { key: 'type' });
    return value;
  });
  const [from = null, to = null] = values;
  if (op === 'between' && isReversed(from, to))
    throw parameterError('invalid_parameter', key, { key: 'reversed' });
  return values;
}
