import { useListContext, useTranslate, useGetList } from 'ra-core';
import { useNumber } from '../ui/figure/Money.tsx';
import { holdsMore } from '../dataProvider/holds-more.ts';
import { countQuery } from '../dataProvider/query-cache.ts';
import { useDescriptor } from '../schema/useDescriptor.ts';

interface Counted {
  total?: number | undefined;
  meta?: unknown;
}

/** The total of the list as it is read: '1.234', or 'más de 10.000' of more than the server counts. */
export function useTotal(): string | undefined {
  return useTotalText(useListContext());
}

/** A total in words; undefined until it is known. */
function useTotalText({ total, meta }: Counted): string | undefined {
  const translate = useTranslate();
  const number = useNumber();
  if (total === undefined) return undefined;
  return holdsMore(meta) ? translate('list.more_than', { total: number(total) }) : number(total);
}

/**
 * The total for the title of a list. Where a view's tab counts the same records, it is the count of that tab: a change
 * that the rows wait for is counted at once.
 */
export function useCountedTotal(): string | undefined {
  const { name, list: descriptor } = useDescriptor();
  const list = useListContext();
  const counted = useGetList(name, countQuery(list.filterValues, descriptor.sort), { enabled: false });
  return useTotalText(counted.total === undefined ? list : counted);
}
