import { useMemo } from 'react';
import { ShowSection } from '../../../generator/show/ShowSection.tsx';
import type { ShowSectionProps } from '../../../generator/manifest/show-parts.ts';

/** The title and the controls above say these already. */
const SAID = new Set(['sequence', 'order_status_id', 'shipping_order_status_id']);

/** When, where and how the order came in. */
export function OrderFacts(props: ShowSectionProps) {
  const { section } = props;
  const rest = useMemo(
    () => ({ ...section, fields: section.fields.filter(({ source }) => !SAID.has(source)) }),
    [section],
  );
  return <ShowSection {...props} section={rest} />;
}
