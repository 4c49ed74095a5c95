import type { Identifier } from 'ra-core';
import { listPathOf } from '../../domain/schema/list-path.ts';
import type { ListDescriptor } from '../../domain/schema/descriptors.ts';

export type ViewName = 'list' | 'create' | 'edit' | 'show';
type ResourcePaths = Record<ViewName, string>;

/** The paths of spec 1 §2 that differ from the default paths of a resource. */
const GIVEN: Readonly<Record<string, Partial<ResourcePaths>>> = {
  customers: { create: '/clients/create', edit: '/clients/:id', show: '/clients/:id/show' },
  orders: { create: '/order/create', edit: '/orders/:id/edit', show: '/orders/:id' },
  collections: { create: '/create-collection', edit: '/edit-collection/:id' },
  invoices: { show: '/bill/:id' },
  'payment-channels-store': {
    create: '/config/paymentProviders/add',
    edit: '/config/paymentProviders/update/:id',
  },
};

/**
 * The paths of a resource's views: the spec's, else `/<name>`, `/<name>/create`, `/<name>/update/:id`,
 * `/<name>/:id/show`.
 */
export function pathsOf(resource: string): ResourcePaths {
  return {
    list: listPathOf(resource),
    create: `/${resource}/create`,
    edit: `/${resource}/update/:id`,
    show: `/${resource}/:id/show`,
    ...GIVEN[resource],
  };
}

/** The list of collections on a phone (spec 1 §2). */
export const MANAGE_CATEGORIES = '/manage-categories';

/** The path of a view, with the record's id in it. */
export function pathOf(resource: string, view: ViewName, id?: Identifier): string {
  const pattern = pathsOf(resource)[view];
  return id === undefined ? pattern : pattern.replace(':id', encodeURIComponent(String(id)));
}

/** Whether a part of a path can be the id of a record. Ids are positive integers, so a word is never an id. */
export function isRecordId(text: string | undefined): text is string {
  return text !== undefined && /^[1-9]\d{0,15}$/.test(text);
}

/** Resources that open in the detail page; the form is one step further (spec 1 §2: order detail, invoices). */
const READ_FIRST: ReadonlySet<string> = new Set(['orders', 'invoices']);

/** The views that can open a record, the preferred one first. */
export function openingViews(resource: string): readonly ['show' | 'edit', 'show' | 'edit'] {
  return READ_FIRST.has(resource) ? ['show', 'edit'] : ['edit', 'show'];
}

/** The list of a resource with the rows that point at a record, by the filter that it declares. */
export function filteredListPath(
  resource: string,
  { filters }: ListDescriptor,
  via: string,
  id: Identifier,
): string {
  const several = filters.some(({ source, op }) => source === via && op === 'in');
  const filter = several ? { [`${via}.in`]: [id] } : { [`${via}.equals`]: id };
  return `${pathOf(resource, 'list')}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

/** The create form of a resource with a record chosen, in react-admin's form: `?source={"customer_id":7}`. */
export function createPath(
  resource: string,
  { fields }: ListDescriptor,
  via: string,
  id: Identifier,
): string {
  const value = fields[via]?.kind === 'references' ? [id] : id;
  return `${pathOf(resource, 'create')}?source=${encodeURIComponent(JSON.stringify({ [via]: value }))}`;
}
