import { pathOf } from '../../schema/paths.ts';
import { useRecords } from '../../schema/record-hooks.ts';
import type { RecordName } from '../../schema/record-types.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { SHELL_WORDS } from '../words/shell-words.ts';

export interface SetupStep {
  words: string;
  to: string;
  done: boolean;
  /** Only actions of the owner count. The sign-up itself makes the first branch, so that is no step. */
  begins: boolean;
}

/** The steps of a new shop before it sells, judged by the existing records; null until they are known. */
export function useSetupSteps(): SetupStep[] | null {
  const { new_store: words } = useDictionary(SHELL_WORDS);
  const products = useAny('products');
  const branches = useAny('user-stores');
  const orders = useAny('orders');
  if (products === null || branches === null || orders === null) return null;
  return [
    { words: words.product, to: pathOf('products', 'create'), done: products, begins: true },
    { words: words.branch, to: pathOf('user-stores', 'create'), done: branches, begins: false },
    { words: words.order, to: pathOf('orders', 'create'), done: orders, begins: true },
  ];
}

/** Whether a resource has any record; null while, or because, nobody can say. */
function useAny(resource: RecordName): boolean | null {
  const { total } = useRecords(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'DESC' },
  });
  return total === undefined ? null : total > 0;
}
