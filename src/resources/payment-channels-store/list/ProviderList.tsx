import type { PaymentChannelStore } from '../../../../generated/payment-channels-store/types.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { SortableList } from '../../../ui/sortable/SortableList.tsx';
import { useNeedsSignal } from '../../../ui/state/useNeedsSignal.ts';
import { PROVIDER_WORDS } from '../provider-words.ts';
import { useChannelLooks } from '../useChannelLooks.ts';
import { usePaymentAccess } from '../usePaymentAccess.ts';
import { ProviderCard } from './ProviderCard.tsx';
import { useReorder } from './useReorder.ts';

/** The channels of the store, sorted by handle, keyboard and buttons. */
export function ProviderList({ configured }: { configured: readonly PaymentChannelStore[] }) {
  const words = useDictionary(PROVIDER_WORDS);
  const looksOf = useChannelLooks();
  const move = useReorder();
  const { write } = usePaymentAccess();
  const blocked = useNeedsSignal();
  const items = configured.map((configuration) => ({
    id: configuration.payment_channel_id,
    name: looksOf(configuration.payment_channel_id).name,
    configuration,
  }));
  return (
    <SortableList
      items={items}
      label={words.list}
      disabled={write !== 'allowed'}
      blocked={blocked}
      onMove={move}
    >
      {({ configuration }, tools) => <ProviderCard configuration={configuration} tools={tools} />}
    </SortableList>
  );
}
