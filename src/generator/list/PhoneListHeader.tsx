import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useResourceNames } from '../../schema/useResourceNames.ts';
import { useTotal } from './useTotal.ts';

/** Title and count. */
export function PhoneListHeader() {
  const { many } = useResourceNames();
  const total = useTotal();
  return <PageHeader title={many} {...(total === undefined ? {} : { count: total })} />;
}
