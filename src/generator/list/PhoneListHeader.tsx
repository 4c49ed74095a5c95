import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useResourceNames } from '../../schema/useResourceNames.ts';
import { useCountedTotal } from './useCountedTotal.ts';

/** Title and count. */
export function PhoneListHeader() {
  const { many } = useResourceNames();
  const total = useCountedTotal();
  return <PageHeader title={many} {...(total === undefined ? {} : { count: total })} />;
}
