import { useListContext, useTranslate } from 'ra-core';
import { useNumber } from '../ui/figure/Money.tsx';
import { holdsMore } from '../dataProvider/holds-more.ts';

interface Counted {
  total?: number | undefined;
  meta?: unknown;
}

/** The total of the list as it is read: '1.234', or 'más de 10.000' of more than the server counts. */
export function useTotal(): string | undefined {
  return useTotalText(useListContext());
}

/** A total in words; undefined until it is known. */
export function useTotalText({ total, meta }: Counted): string | undefined {
  const translate = useTranslate();
  const number = useNumber();
  if (total === undefined) return undefined;
  return holdsMore(meta) ? translate('list.more_than', { total: number(total) }) : number(total);
}
