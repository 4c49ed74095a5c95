import type { FieldDescriptor, ListDescriptor } from '../../domain/schema/descriptors.ts';
import { memoizePromise } from '../loading/memoize-promise.ts';

const modules = import.meta.glob<{ default: ListDescriptor }>('/generated/*/list.ts');

/** The columns, filters and card of a list, requested once. For `use()`. Rejects when no schema declares it. */
export const loadList = memoizePromise(async (resource: string): Promise<ListDescriptor> => {
  const load = modules[`/generated/${resource}/list.ts`];
  if (!load) throw new Error(`No schema declares the resource "${resource}"`);
  return (await load()).default;
});

/** A field of a list, or of its items (`product_variants.price`), once the list has loaded. */
export function loadedField(resource: string, path: string): FieldDescriptor | undefined {
  const fields = loadList.arrived(resource)?.fields ?? {};
  const [source = '', item] = path.split('.');
  const field = fields[path] ?? fields[source];
  return item === undefined || fields[path] ? field : field?.items?.find((one) => one.source === item);
}
