import type { Identifier } from 'ra-core';

export type ViewName = 'list' | 'create' | 'edit' | 'show';
export type ResourcePaths = Record<ViewName, string>;

/** The paths of spec 1 §2, where they differ from those that every resource gets. */
const GIVEN: Readonly<Record<string, Partial<ResourcePaths>>> = {
  customers: { list: '/clients', create: '/clients/create', edit: '/clients/:id', show: '/clients/:id/show' },
  orders: { create: '/order/create', edit: '/orders/:id/edit', show: '/orders/:id' },
  collections: { create: '/create-collection', edit: '/edit-collection/:id' },
  invoices: { list: '/config/billing', show: '/bill/:id' },
  'payment-channels': {
    list: '/config/paymentProviders',
    create: '/config/paymentProviders/add',
    edit: '/config/paymentProviders/update/:id',
    show: '/config/paymentProviders/:id',
  },
};

/** Where a resource's views are: the spec's paths, and `/<name>`, `/<name>/create`, `/<name>/update/:id`, `/<name>/:id/show`. */
export function pathsOf(resource: string): ResourcePaths {
  return {
    list: `/${resource}`,
    create: `/${resource}/create`,
    edit: `/${resource}/update/:id`,
    show: `/${resource}/:id/show`,
    ...GIVEN[resource],
  };
}

/** The path of a view, with the record's id in it. */
export function pathOf(resource: string, view: ViewName, id?: Identifier): string {
  const pattern = pathsOf(resource)[view];
  return id === undefined ? pattern : pattern.replace(':id', encodeURIComponent(String(id)));
}

/** Whether a part of a path can be the id of a record. Ids are positive integers, so no word is ever taken for one. */
export function isRecordId(text: string | undefined): text is string {
  return text !== undefined && /^[1-9]\d{0,15}$/.test(text);
}

/** Opened to be read first; changing is a step further (spec 1 §2: order detail, invoices). */
const READ_FIRST: ReadonlySet<string> = new Set(['orders', 'invoices']);

/** The views that a record opens in, the preferred one first. */
export function openingViews(resource: string): readonly ['show' | 'edit', 'show' | 'edit'] {
  return READ_FIRST.has(resource) ? ['show', 'edit'] : ['edit', 'show'];
}
