import type { ResourceDescriptor } from '../../../domain/schema/descriptors.ts';

/** Cards a page, and a press of 'Cargar más'. */
const CARDS = 10;

/**
 * What both lists hand to react-admin's controller. Access has been judged by the view around them, and the list itself
 * shows its errors: no notification beside it.
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

/** The same for the cards of a phone, whose state is kept apart from the table's. */
export function cardDefaults(descriptor: ResourceDescriptor) {
  const { name, version } = descriptor;
  return { ...listDefaults(descriptor), perPage: CARDS, storeKey: `${name}.v${version}.cards` };
}
