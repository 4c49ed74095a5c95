import { useMemo } from 'react';
import type { Order } from '../../../../generated/orders/types.ts';
import { ShowSection } from '../../../generator/show/ShowSection.tsx';
import type { ShowSectionProps } from '../../../generator/manifest/show-parts.ts';

/** The title and the controls above say these already. */
const SAID: ReadonlySet<string> = new Set<keyof Order>([
  'sequence',
  'order_status_id',
  'shipping_order_status_id',
]);

/** When, where and how the order came in. */
export function OrderFacts(props: ShowSectionProps<'orders'>) {
  const { section } = props;
  const rest = useMemo(
    () => ({ ...section, fields: section.fields.filter(({ source }) => !SAID.has(source)) }),
    [section],
  );
  return <ShowSection {...props} section={rest} />;
}
