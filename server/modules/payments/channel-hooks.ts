import { accountFrom, isSameAccount, missingFields } from '../../../domain/payments/account.ts';
import { adapterOf } from '../../../domain/payments/adapters.ts';
import { channelOf } from '../../../domain/payments/channels.ts';
import type { ProviderAccount } from '../../../domain/payments/contract.ts';
import { invalid } from '../../errors.ts';
import { withFields } from '../../resources/with-fields.ts';
import type { Stored } from '../../resources/record-types.ts';
import type { ResourceHooks } from '../module.ts';

/**
 * A configuration stays with its channel. Its keys belong to the environment that the test mode says: else real buyers
 * would pay with play money.
 */
export const channelHooks: ResourceHooks<'payment-channels-store'> = {
  async prepare({ acceptedAccount }, record, before) {
    if (before !== null && before.payment_channel_id !== record.payment_channel_id)
      throw invalid({ payment_channel_id: { key: 'readOnly' } });
    const provider = channelOf(record.payment_channel_id)?.provider ?? null;
    if (provider === null) return withFields(record, { complete: 1, checked: 1 });
    const testMode = record.test_mode === 1;
    const adapter = adapterOf(provider);
    const account = accountFrom(record, testMode);
    const misplaced = adapter.wrongEnvironment(account);
    const key = testMode ? 'key_not_of_tests' : 'key_of_tests';
    if (misplaced.length > 0) throw invalid(Object.fromEntries(misplaced.map((field) => [field, { key }])));
    return withFields(record, {
      complete: missingFields(adapter, account).length === 0 ? 1 : 0,
      checked: isChecked(account, before, acceptedAccount) ? 1 : 0,
    });
  },
  independent: () => true,
};

/** Whether the provider has taken these very keys, right now or before. */
function isChecked(
  account: ProviderAccount,
  before: Stored<'payment-channels-store'> | null,
  accepted: ProviderAccount | undefined,
): boolean {
  if (accepted !== undefined && isSameAccount(accepted, account)) return true;
  return before?.checked === 1 && isSameAccount(accountFrom(before, before.test_mode === 1), account);
}
