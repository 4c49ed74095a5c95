import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { useFormContext, useFormState } from 'react-hook-form';
import type { PaymentChannel } from '../../../../domain/payments/channels.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import type { ChannelConfiguration } from '../../../dataProvider/payment-channel-calls.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { failureSentence, type Failure } from '../../../ui/form/failure.ts';
import { useWrite } from '../../../ui/form/useWrite.ts';
import { needsCheck } from '../needs-check.ts';
import { PROVIDER_WORDS } from '../provider-words.ts';
import type { ProviderValues } from './provider-values.ts';
import { keysRefused } from './refusal-of.ts';

interface ConnectionCardProps {
  channel: PaymentChannel;
  name: string;
  stored: ChannelConfiguration;
}

/** Whether the provider takes the stored keys, and the button that asks it again. */
export function ConnectionCard({ channel, name, stored }: ConnectionCardProps) {
  const words = useDictionary(PROVIDER_WORDS);
  const translate = useTranslate();
  const client = useQueryClient();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { setError } = useFormContext<ProviderValues>();
  const { isDirty } = useFormState<ProviderValues>();
  const { busy, run } = useWrite();
  const [problem, setProblem] = useState<string>();
  const unchecked = needsCheck(stored);
  const state = unchecked ? words.connection_unknown : words.connection_ok;

  const onFailure = (failure: Failure): void => {
    const refused = keysRefused(failure, translate);
    for (const [field, message] of refused) setError(field, { type: 'server', message });
    const reason =
      refused.length > 0
        ? words.connection_refused
        : failure.code === 'unavailable'
          ? words.connection_silent
          : failureSentence(translate, failure);
    setProblem(fill(reason, { name }));
  };
  const check = (): void => {
    setProblem(undefined);
    void run(async () => (await dataProvider.loadPaymentChannelCalls()).checkChannel(channel.id), {
      onDone: () => client.invalidateQueries({ queryKey: ['payment-channels-store'] }),
      onFailure,
    });
  };

  return (
    <SectionCard title={words.connection}>
      <Box component="output">{fill(isDirty ? words.connection_changed : state, { name })}</Box>
      {problem !== undefined && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
      {!isDirty && (
        <Button
          variant="outlined"
          loading={busy}
          onClick={check}
          sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
        >
          {words.connection_test}
        </Button>
      )}
    </SectionCard>
  );
}
