import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { PaymentChannel } from '../../../../domain/payments/channels.ts';
import { ApiHttpError } from '../../../dataProvider/api-error.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import type { PaymentChannelStore } from '../../../../generated/payment-channels-store/types.ts';
import type { ChannelConfiguration } from '../../../dataProvider/payment-channel-calls.ts';
import type { Edit } from '../../../ui/form/useWriteForm.ts';
import { needsCheck } from '../needs-check.ts';
import { valuesOf, writeOf, type ProviderValues } from './provider-values.ts';

/** What was done, and whether the provider has still to say that it takes the keys. */
export interface SavedProvider {
  done: 'created' | 'updated';
  unchecked: boolean;
}

type ProviderEdit = Edit<ProviderValues, ChannelConfiguration | null>;

/**
 * Sets a channel up, or changes it. What somebody else has set up meanwhile is updated (spec 2 §4). After a change of
 * somebody else the typed values stand on theirs.
 */
export function useProviderWrite({ id, name }: PaymentChannel, stored: ChannelConfiguration | null) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const client = useQueryClient();
  return async (values: ProviderValues, { base = stored, rebase }: ProviderEdit): Promise<SavedProvider> => {
    const calls = await dataProvider.loadPaymentChannelCalls();
    const before = base ?? (await calls.channelConfiguration(id));
    const body = writeOf(name, values, before);
    let saved: PaymentChannelStore;
    try {
      saved =
        before === null ? await calls.createChannel(id, body) : await calls.changeChannel(id, body, before);
    } catch (error) {
      if (error instanceof ApiHttpError && error.code === 'stale') {
        const current = await calls.channelConfiguration(id);
        rebase(current, valuesOf(current), values);
      }
      throw error;
    }
    await client.invalidateQueries({ queryKey: ['payment-channels-store'] });
    const done: SavedProvider['done'] = before === null ? 'created' : 'updated';
    return { done, unchecked: needsCheck(saved) };
  };
}
