import { CHANNEL_IDS, type PaymentChannel } from '../../../../domain/payments/channels.ts';
import { FormSkeleton } from '../../../ui/skeleton/FormSkeleton.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { useChannelLooks } from '../useChannelLooks.ts';
import { usePaymentAccess } from '../usePaymentAccess.ts';
import { useConfiguration } from '../useProviders.ts';
import { DeactivateProvider } from './DeactivateProvider.tsx';
import { ProviderForm } from './ProviderForm.tsx';
import { ProviderPage } from './ProviderPage.tsx';

/** The form of a channel with what is stored of it. One that is set up already is updated, on both pages (spec 2 §4). */
export function StoredForm({ channel }: { channel: PaymentChannel }) {
  const { name } = useChannelLooks()(channel.id);
  return (
    <ProviderPage title={name}>
      <LoadedForm channel={channel} name={name} />
    </ProviderPage>
  );
}

function LoadedForm({ channel, name }: { channel: PaymentChannel; name: string }) {
  const { data: stored, error, refetch, isFetchedAfterMount } = useConfiguration(channel.id);
  const { remove } = usePaymentAccess();
  if (error !== null && stored === undefined)
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  // What an earlier visit read may be another version by now.
  if (stored === undefined || !isFetchedAfterMount) return <FormSkeleton />;
  const removable = stored !== null && remove === 'allowed' && channel.id !== CHANNEL_IDS.whatsapp;
  return (
    <>
      {/* A check that succeeds is a newer version, on which the form must stand. */}
      <ProviderForm key={stored?.checked} channel={channel} name={name} stored={stored} />
      {removable && <DeactivateProvider channel={channel} name={name} />}
    </>
  );
}
