import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { CHANNEL_IDS, type PaymentChannel } from '../../../../domain/payments/channels.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { failureSentence } from '../../../ui/form/failure.ts';
import { useWrite } from '../../../ui/form/useWrite.ts';
import { FormSkeleton } from '../../../ui/skeleton/Skeletons.tsx';
import { ErrorState } from '../../../ui/state/PageStates.tsx';
import { PROVIDERS_PATH } from '../provider-paths.ts';
import { PROVIDER_WORDS } from '../provider-words.ts';
import { useChannelLooks } from '../useChannelLooks.ts';
import { usePaymentAccess } from '../usePaymentAccess.ts';
import { useConfiguration } from '../useProviders.ts';
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

/** 'Desactivar {provider}': the channel is offered no more, and its keys are deleted (spec 2 §2). */
function DeactivateProvider({ channel, name }: { channel: PaymentChannel; name: string }) {
  const words = useDictionary(PROVIDER_WORDS);
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { busy, run } = useWrite();
  const [asking, setAsking] = useState(false);
  const label = fill(words.deactivate, { name });

  const remove = (): Promise<void> =>
    run(async () => (await dataProvider.loadPaymentChannelCalls()).deleteChannel(channel.id), {
      onDone: async () => {
        setAsking(false);
        client.removeQueries({ queryKey: ['payment-channels-store', 'configuration', channel.id] });
        await client.invalidateQueries({ queryKey: ['payment-channels-store'] });
        notify(words.deleted, { type: 'success' });
        void navigate(PROVIDERS_PATH);
      },
      onFailure: (failure) => {
        setAsking(false);
        const reason = failureSentence(translate, failure);
        notify(fill(words.not_deleted, { reason }), { type: 'error' });
      },
    });

  return (
    <>
      <Button color="error" onClick={() => setAsking(true)} sx={{ justifySelf: 'start', mt: 2 }}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        message={fill(words.deactivate_question, { name })}
        confirmLabel={label}
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
