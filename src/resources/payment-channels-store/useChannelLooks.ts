import { use } from 'react';
import { useLabel } from '../../i18n/useLabel.ts';
import { loadList } from '../../schema/load-list.ts';

/** Name and icon of a channel of the catalogue, as the schema words them. Suspends until they have loaded. */
export function useChannelLooks(): (id: number) => { name: string; icon: string | undefined } {
  const { fields } = use(loadList('payment-channels-store'));
  const labelOf = useLabel();
  return (id) => {
    const value = fields['payment_channel_id']?.enum?.find((one) => one.value === id);
    return { name: value === undefined ? '' : labelOf(value.label), icon: value?.icon };
  };
}
