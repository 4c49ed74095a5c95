import type { ResourceDescriptor } from '../../domain/schema/descriptors.ts';

/** Rows of a page that a user chooses among (spec 2 §9). A list of cards may have its own (`cardSizes`). */
export const PAGE_SIZES: readonly number[] = [10, 25, 50];

/** Cards of a page; 'Cargar más' adds as many. */
const CARDS = 10;

/** Where react-admin's store has the number of rows that the user chose for a table. */
export function rowsKey({ name, version }: Pick<ResourceDescriptor, 'name' | 'version'>): string {
  return `${name}.v${version}.rows`;
}

/**
 * Options of both lists for react-admin's controller. The view around them has checked the access. The list itself
 * shows its errors, so there is no notification. Its state is in the address alone: filters, search and page belong to
 * one visit of the list.
 */
export function listDefaults({ name, list }: ResourceDescriptor, rows?: unknown) {
  return {
    resource: name,
    sort: list.sort,
    perPage: typeof rows === 'number' ? rows : list.perPage,
    debounce: 500,
    disableAuthentication: true,
    storeKey: false as const,
    exporter: false as const,
    queryOptions: { onError: () => undefined },
  };
}

/** The same for the cards of a phone. */
export function cardDefaults(descriptor: ResourceDescriptor) {
  return { ...listDefaults(descriptor), perPage: CARDS };
}
