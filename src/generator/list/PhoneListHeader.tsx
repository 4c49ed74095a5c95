import { useListContext } from 'ra-core';
import { useNumber } from '../../ui/figure/useNumber.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useResourceNames } from '../../schema/useResourceNames.ts';

/** Title and count. */
export function PhoneListHeader() {
  const { many } = useResourceNames();
  const { total } = useListContext();
  const number = useNumber();
  return <PageHeader title={many} {...(total === undefined ? {} : { count: number(total) })} />;
}
