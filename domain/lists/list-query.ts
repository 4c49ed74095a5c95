import { FILTER_OPS, type FilterOp } from '../schema/vocabulary.ts';

/** Free text: ours, and the name that react-admin's search and autocomplete inputs use. */
const SEARCHES: ReadonlySet<string> = new Set(['search', 'q']);

/** Filter values by `<field>.<op>`, or `search`, also as `q`; a bare field takes the operator that its resource declares for it. */
export type ListFilter = Readonly<Record<string, unknown>>;

/** The operators that a list declares for a field. */
export type DeclaredOps = (source: string) => readonly FilterOp[];

const NONE: DeclaredOps = () => [];

export interface ListQuery {
  filter?: ListFilter;
  pagination?: { page: number; perPage: number };
  sort?: { field: string; order: string };
  /** Where the page begins, instead of its number. */
  after?: string;
}

function text(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

function hasOperator(key: string): boolean {
  return FILTER_OPS.some((op) => key.endsWith(`.${op}`));
}

/** One value by `equals` and several by `in`, unless the list declares only the other of the two. */
function operatorFor(value: unknown, declared: readonly FilterOp[]): FilterOp {
  const several = Array.isArray(value) && value.length !== 1;
  if (several) return 'in';
  const usual: FilterOp = Array.isArray(value) ? 'in' : 'equals';
  const other: FilterOp = usual === 'in' ? 'equals' : 'in';
  return declared.includes(other) && !declared.includes(usual) ? other : usual;
}

/** Whether a filter names a field alone, so that the operators of its list are needed. */
export function leavesOperatorOpen(filter: ListFilter = {}): boolean {
  return Object.keys(filter).some((key) => !SEARCHES.has(key) && !hasOperator(key));
}

function parameter(
  key: string,
  value: unknown,
  declared: DeclaredOps,
): [name: string, value: string] | undefined {
  if (SEARCHES.has(key)) return text(value).trim() === '' ? undefined : ['search', text(value).trim()];
  const name = hasOperator(key) ? key : `${key}.${operatorFor(value, declared(key))}`;
  const joined = Array.isArray(value) ? value.map(text).join(',') : text(value);
  // `between` needs at least one side.
  return joined.replaceAll(',', '') === '' ? undefined : [name, joined];
}

/** Our list dialect (docs/architecture.md): `limit`, `page`, `sort=field,asc`, `search`, `<field>.<op>`. */
export function listQuery({ filter = {}, pagination, sort, after }: ListQuery, declared = NONE): string {
  const query = new URLSearchParams();
  if (pagination) {
    query.set('limit', String(pagination.perPage));
    if (after === undefined) query.set('page', String(pagination.page));
    else query.set('after', after);
  }
  if (sort) query.set('sort', `${sort.field},${sort.order.toLowerCase()}`);
  for (const [key, value] of Object.entries(filter)) {
    const pair = parameter(key, value, declared);
    if (pair) query.set(...pair);
  }
  return query.toString();
}

/** The call of a list of a store. */
export function listPath(
  storeId: number,
  resource: string,
  query: ListQuery,
  declared?: DeclaredOps,
): string {
  return `/stores/${storeId}/${resource}?${listQuery(query, declared)}`;
}
