import { useListContext, useTranslate } from 'ra-core';
import { useNumber } from '../../ui/figure/useNumber.ts';
import { holdsMore } from '../../dataProvider/holds-more.ts';

/** The total of the list as it is read: '1.234', or 'más de 10.000' of more than the server counts. */
export function useTotal(): string | undefined {
  const { total, meta } = useListContext();
  const translate = useTranslate();
  const number = useNumber();
  if (total === undefined) return undefined;
  return holdsMore(meta) ? translate('list.more_than', { total: number(total) }) : number(total);
}
