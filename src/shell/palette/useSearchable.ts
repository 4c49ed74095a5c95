import { useMemo } from 'react';
import { useInactive } from '../../authProvider/useInactive.ts';
import { useListable } from '../../schema/useListable.ts';
import { useSearches } from '../../schema/useSearches.ts';
import type { ResourceDescriptor } from '../../../domain/schema/descriptors.ts';

/** The resources that merchants search most come first, then those that staff added. */
const FIRST = ['products', 'orders', 'customers', 'user-stores'];

function rank({ name }: ResourceDescriptor): number {
  const at = FIRST.indexOf(name);
  return at === -1 ? FIRST.length : at;
}

/** The resources that the palette searches: those with a search and a menu entry that the user may list. */
export function useSearchable(): ResourceDescriptor[] {
  const listable = useListable();
  const inactive = useInactive();
  const searches = useSearches();
  return useMemo(
    () =>
      listable
        .filter((descriptor) => !inactive && searches(descriptor))
        .filter(({ menu }) => menu !== false && menu.group !== 'settings')
        .sort((a, b) => rank(a) - rank(b)),
    [listable, inactive, searches],
  );
}
