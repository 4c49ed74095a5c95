import type { ListWords } from '../../domain/schema/descriptors.ts';
import { memoizePromise } from '../loading/memoize-promise.ts';

const modules = import.meta.glob<{ default: ListWords }>('/generated/*/list-words.ts');

/** The words of a list that wait for a tap or an empty list. For `use()`. Rejects when no schema declares it. */
export const loadListWords = memoizePromise(async (resource: string): Promise<ListWords> => {
  const load = modules[`/generated/${resource}/list-words.ts`];
  if (!load) throw new Error(`No schema declares the resource "${resource}"`);
  return (await load()).default;
});
