import type { ResourceDescriptor } from '../../../domain/schema/descriptors.ts';

/** Cards of a page; 'Cargar más' adds as many. */
const CARDS = 10;

/**
 * Options of both lists for react-admin's controller. The view around them has checked the access. The list itself
 * shows its errors, so there is no notification.
 */
export function listDefaults({ name, list, version }: ResourceDescriptor) {
  return {
    resource: name,
    sort: list.sort,
    perPage: list.perPage,
    debounce: 500,
    disableAuthentication: true,
    storeKey: `${name}.v${version}.list`,
    exporter: false as const,
    queryOptions: { onError: () => undefined },
  };
}

/** The same for the cards of a phone, whose state is separate from the table's. */
export function cardDefaults(descriptor: ResourceDescriptor) {
  const { name, version } = descriptor;
  return { ...listDefaults(descriptor), perPage: CARDS, storeKey: `${name}.v${version}.cards` };
}
