import type { ResourceDescriptor } from '../../../domain/schema/descriptors.ts';

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
