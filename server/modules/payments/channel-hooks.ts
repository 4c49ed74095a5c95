import { accountFrom, isSameAccount, missingFields } from '../../../domain/payments/account.ts';
import { adapterOf } from '../../../domain/payments/adapters.ts';
import { CHANNEL_IDS, channelOf } from '../../../domain/payments/channels.ts';
import type { ProviderAccount } from '../../../domain/payments/contract.ts';
import { misshapenKeys } from '../../../domain/payments/key-shape.ts';
import { isTransferTold } from '../../../domain/payments/transfer-texts.ts';
import { invalid } from '../../errors.ts';
import { withFields, type ResourceHooks } from '../../resources/typed-records.ts';
import type { Draft, Stored } from '../../resources/record-types.ts';

/**
 * A configuration stays with its channel. Its keys belong to the environment that the test mode says: else real buyers
 * would pay with play money.
 */
export const channelHooks: ResourceHooks<'payment-channels-store'> = {
  async prepare({ acceptedAccount, tx }, record, before) {
    if (before !== null && before.payment_channel_id !== record.payment_channel_id)
      throw invalid({ payment_channel_id: { key: 'readOnly' } });
    if (record.payment_channel_id === CHANNEL_IDS.manual) {
      refuseSilentTransfer(record, before);
      // Open panels have the instructions in their sessions, for the texts to buyers.
      tx.notify({ type: 'stores.updated' });
    }
    const provider = channelOf(record.payment_channel_id)?.provider ?? null;
    if (provider === null) return withFields(record, { complete: 1, checked: 1 });
    const testMode = record.test_mode === 1;
    const adapter = adapterOf(provider);
    const account = accountFrom(record, testMode);
    const misshapen = misshapenKeys(adapter, account);
    if (Object.keys(misshapen).length > 0 && !isStoredAccount(account, before)) throw invalid(misshapen);
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
  return before?.checked === 1 && isStoredAccount(account, before);
}

function isStoredAccount(account: ProviderAccount, before: Stored<'payment-channels-store'> | null): boolean {
  return before !== null && isSameAccount(accountFrom(before, before.test_mode === 1), account);
}

/** One from before this rule can still be turned off. */
function refuseSilentTransfer(
  { extra_parameters, active }: Pick<Draft<'payment-channels-store'>, 'extra_parameters' | 'active'>,
  before: Stored<'payment-channels-store'> | null,
): void {
  if (isTransferTold(extra_parameters)) return;
  if (before !== null && active === 0) return;
  throw invalid({ 'extra_parameters.instructions': { key: 'transfer_silent' } });
}
