import { useSearchParams } from 'react-router-dom';
import { channelOf, PAYMENT_CHANNELS } from '../../../../domain/payments/channels.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { PROVIDER_WORDS } from '../provider-words.ts';
import { useConfigured } from '../useProviders.ts';
import { ChannelPicker } from './ChannelPicker.tsx';
import { ProviderPage } from './ProviderPage.tsx';
import { StoredForm } from './StoredForm.tsx';

/** `/config/paymentProviders/add`: first the channel, then its form (spec 1 §2). */
export default function AddProviderPage() {
  const words = useDictionary(PROVIDER_WORDS);
  const [search] = useSearchParams();
  const channel = channelOf(Number(search.get('method')));
  if (channel !== undefined) return <StoredForm channel={channel} />;
  return (
    <ProviderPage title={words.add}>
      <Picker />
    </ProviderPage>
  );
}

function Picker() {
  const { data: configured, error, refetch } = useConfigured();
  if (configured === undefined)
    return error === null ? (
      <RowsSkeleton rows={7} height={56} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  const taken = new Set<number>(configured.map(({ payment_channel_id }) => payment_channel_id));
  return <ChannelPicker channels={PAYMENT_CHANNELS.filter(({ id }) => !taken.has(id))} />;
}
