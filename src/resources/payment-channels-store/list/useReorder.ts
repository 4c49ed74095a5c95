import { useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useLogoutIfAccessDenied, useNotify, useTranslate } from 'ra-core';
import type { PaymentChannelStore } from '../../../../generated/payment-channels-store/types.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { failureOf, failureSentence } from '../../../ui/form/failure.ts';
import { PROVIDER_WORDS } from '../provider-words.ts';
import { CONFIGURED_KEY } from '../useProviders.ts';

type Configured = PaymentChannelStore[];

/**
 * Moves a channel at once and sends the new order, one after another. What the server has is read again after the last,
 * also after a refusal.
 */
export function useReorder(): (id: number, to: number) => void {
  const client = useQueryClient();
  const dataProvider = useDataProvider<AppDataProvider>();
  const checkSession = useLogoutIfAccessDenied();
  const notify = useNotify();
  const translate = useTranslate();
  const words = useDictionary(PROVIDER_WORDS);
  const sent = useRef(Promise.resolve());

  async function save(shown: Configured): Promise<void> {
    try {
      const { orderChannels } = await dataProvider.loadPaymentChannelCalls();
      await orderChannels(shown.map(({ payment_channel_id }) => payment_channel_id));
    } catch (error) {
      const reason = failureSentence(translate, failureOf(error));
      notify(fill(words.not_moved, { reason }), { type: 'error' });
      void checkSession(error);
    }
    // A later move shows another order by now, and reads it itself.
    if (client.getQueryData(CONFIGURED_KEY) === shown)
      await client.invalidateQueries({ queryKey: CONFIGURED_KEY });
  }

  return (id, to) => {
    const before = client.getQueryData<Configured>(CONFIGURED_KEY) ?? [];
    const moved = before.find(({ payment_channel_id }) => payment_channel_id === id);
    if (moved === undefined) return;
    const after = before.filter((one) => one !== moved).toSpliced(to, 0, moved);
    void client.cancelQueries({ queryKey: CONFIGURED_KEY });
    client.setQueryData(CONFIGURED_KEY, after);
    sent.current = sent.current.then(() => save(after));
  };
}
