import { accountFrom, missingFields } from '../../../domain/payments/account.ts';
import { adapterOf } from '../../../domain/payments/adapters.ts';
import { channelOf } from '../../../domain/payments/channels.ts';
import { invalid } from '../../errors.ts';
import { withFields } from '../../resources/with-fields.ts';
import type { ResourceHooks } from '../module.ts';

/**
 * A configuration stays with its channel. Its keys belong to the environment that the test mode says: else real buyers
 * would pay with play money.
 */
export const channelHooks: ResourceHooks<'payment-channels-store'> = {
  async prepare(_, record, before) {
    if (before !== null && before.payment_channel_id !== record.payment_channel_id)
      throw invalid({ payment_channel_id: { key: 'readOnly' } });
    const provider = channelOf(record.payment_channel_id)?.provider ?? null;
    if (provider === null) return withFields(record, { complete: 1 });
    const testMode = record.test_mode === 1;
    const adapter = adapterOf(provider);
    const account = accountFrom(record, testMode);
    const misplaced = adapter.wrongEnvironment(account);
    const key = testMode ? 'key_not_of_tests' : 'key_of_tests';
    if (misplaced.length > 0) throw invalid(Object.fromEntries(misplaced.map((field) => [field, { key }])));
    return withFields(record, { complete: missingFields(adapter, account).length === 0 ? 1 : 0 });
  },
  independent: () => true,
};
