import type { Field, Resource } from './model.ts';
import type { FilterOp } from './vocabulary.ts';
import { elementOf, isStored } from './fields.ts';
import { SHAPES } from './kinds.ts';

const ALWAYS_SORTABLE = ['id', 'created_at', 'updated_at'];

/** The fields that `sort` accepts: sortable columns of the list, its default sort, and id, created_at, updated_at. */
export function sortableSources(resource: Resource): string[] {
  const columns = resource.list.columns.filter((column) => column.sortable).map((column) => column.source);
  return [...new Set([...ALWAYS_SORTABLE, resource.list.sort.field, ...columns])];
}

/** Forms of `sort`: a field alone, or with its direction as this API or the specification writes it. */
export function sortForms(resource: Resource): string[] {
  return sortableSources(resource).flatMap((source) =>
    ['', ',asc', ',desc', ' asc', ' desc'].map((direction) => `${source}${direction}`),
  );
}

/** The filters of a list: the declared ones, `id.in`, and `equals` for what an `x-ref.filter` names. */
export function filterOps(resource: Resource): Map<string, Set<FilterOp>> {
  const ops = new Map<string, Set<FilterOp>>([['id', new Set(['in'])]]);
  const asked = resource.refFilters.map((source) => ({ source, op: 'equals' as const }));
  for (const { source, op } of [...resource.list.filters, ...asked])
    ops.set(source, (ops.get(source) ?? new Set()).add(op));
  return ops;
}

const OF_LISTS: readonly FilterOp[] = ['any', 'all', 'none'];

/** The operators that suit a field: `contains` searches text, `between` needs an order; lists have those of their elements. */
export function filtersOf(field: Field): readonly FilterOp[] {
  const element = elementOf(field);
  if (element === undefined) return SHAPES[field.kind].filters;
  const isUpload = element.widget === 'image' || element.widget === 'file';
  return SHAPES[element.kind].listed === true && !isUpload ? OF_LISTS : [];
}

export function filterFits(op: FilterOp, field: Field): boolean {
  return !field.writeOnly && filtersOf(field).includes(op);
}

export function fieldOf(resource: Resource, source: string): Field | undefined {
  return resource.fields.find((field) => field.source === source);
}

/** The references by which the records of a list are counted: those that a filter of the list finds by one id. */
export function countedBy(resource: Resource): Field[] {
  const found = resource.list.filters
    .filter(({ op }) => op === 'in' || op === 'equals')
    .map(({ source }) => source);
  return resource.fields.filter(
    (field) => field.ref !== undefined && isStored(field) && found.includes(field.source),
  );
}
