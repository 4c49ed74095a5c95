import { useState } from 'react';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import type { PaymentChannel } from '../../../../domain/payments/channels.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { failureSentence } from '../../../ui/form/failure.ts';
import { useWrite } from '../../../ui/form/useWrite.ts';
import { PROVIDERS_PATH } from '../provider-paths.ts';
import { PROVIDER_WORDS } from '../provider-words.ts';

/** 'Desactivar {provider}': the channel is offered no more, and its keys are deleted (spec 2 §2). */
export function DeactivateProvider({ channel, name }: { channel: PaymentChannel; name: string }) {
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
