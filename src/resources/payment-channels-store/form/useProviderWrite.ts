import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { PaymentChannel } from '../../../../domain/payments/channels.ts';
import { ApiHttpError } from '../../../dataProvider/api-error.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import type { ChannelConfiguration } from '../../../dataProvider/payment-channel-calls.ts';
import type { Edit } from '../../../ui/form/useWriteForm.ts';
import { valuesOf, writeOf, type ProviderValues } from './provider-values.ts';

type ProviderEdit = Edit<ProviderValues, ChannelConfiguration | null>;

/**
 * Sets a channel up, or changes it. What somebody else has set up meanwhile is updated (spec 2 §4). After a change of
 * somebody else the typed values stand on theirs.
 */
export function useProviderWrite({ id, name }: PaymentChannel, stored: ChannelConfiguration | null) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const client = useQueryClient();
  return async (values: ProviderValues, { base = stored, rebase }: ProviderEdit) => {
    const calls = await dataProvider.loadPaymentChannelCalls();
    const before = base ?? (await calls.channelConfiguration(id));
    const body = writeOf(name, values, before);
    try {
      if (before === null) await calls.createChannel(id, body);
      else await calls.changeChannel(id, body, before);
    } catch (error) {
      if (error instanceof ApiHttpError && error.code === 'stale') {
        const current = await calls.channelConfiguration(id);
        rebase(current, valuesOf(current), values);
      }
      throw error;
    }
    await client.invalidateQueries({ queryKey: ['payment-channels-store'] });
    return before === null ? ('created' as const) : ('updated' as const);
  };
}
