import type {
  FieldDescriptor,
  ListDescriptor,
  ListWords,
  ResourceDescriptor,
} from '../../domain/schema/descriptors.ts';
import { memoizePromise } from '../loading/memoize-promise.ts';

const modules = import.meta.glob<{ default: ResourceDescriptor }>('/generated/*/resource.ts', {
  eager: true,
});

/** Every resource of `schemas/`, sorted by name. A new file appears here without another change. */
export const descriptors: readonly ResourceDescriptor[] = Object.values(modules)
  .map((module) => module.default)
  .sort((a, b) => (a.name < b.name ? -1 : 1));

const byName = new Map(descriptors.map((descriptor) => [descriptor.name, descriptor]));

/** The resource of that name, or undefined. */
export function findDescriptor(name: string): ResourceDescriptor | undefined {
  return byName.get(name);
}

/** @throws when no schema declares the resource: a defect of code, not an error of a user. */
export function descriptorOf(name: string): ResourceDescriptor {
  const descriptor = byName.get(name);
  if (descriptor === undefined) throw new Error(`No schema declares the resource "${name}"`);
  return descriptor;
}

const lists = import.meta.glob<{ default: ListDescriptor }>('/generated/*/list.ts');

/** The columns, filters and card of a list, requested once. For `use()`. Rejects when no schema declares it. */
export const loadList = memoizePromise(async (resource: string): Promise<ListDescriptor> => {
  const load = lists[`/generated/${resource}/list.ts`];
  if (!load) throw new Error(`No schema declares the resource "${resource}"`);
  return (await load()).default;
});

const listWords = import.meta.glob<{ default: ListWords }>('/generated/*/list-words.ts');

/** The words of a list that wait for a tap or an empty list. For `use()`. Rejects when no schema declares it. */
export const loadListWords = memoizePromise(async (resource: string): Promise<ListWords> => {
  const load = listWords[`/generated/${resource}/list-words.ts`];
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
