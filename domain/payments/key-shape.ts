import type { AccountField, ProviderAccount, ProviderAdapter } from './contract.ts';
import type { Provider } from './provider.ts';
import { misshapenWompiKeys } from './wompi/adapter.ts';
import { KEYS, ACCOUNT_FIELDS } from './account.ts';

/** What no key of a provider looks like. `begins`: it has another beginning than all keys of its kind. */
export type ShapeFault =
  | { key: 'key_space' }
  | { key: 'key_digits' }
  | { key: 'key_begins'; args: { begins: string } };

/** Ids that providers make of digits alone. */
const DIGITS: Readonly<Record<Provider, readonly AccountField[]>> = {
  payu: ['merchant_id', 'client_id'],
  mercado_pago: ['client_id'],
  wompi: [],
  paypal: [],
};

/** Keys that cannot be a provider's, whatever the environment; a key that is missing is no fault. */
export function misshapenKeys(
  { provider }: Pick<ProviderAdapter, 'provider'>,
  account: ProviderAccount,
): Partial<Record<AccountField, ShapeFault>> {
  const faults: Partial<Record<AccountField, ShapeFault>> = {};
  if (provider === 'wompi')
    for (const { field, begins } of misshapenWompiKeys(account))
      faults[field] = { key: 'key_begins', args: { begins } };
  for (const field of ACCOUNT_FIELDS) {
    const value = account[KEYS[field]];
    if (/\s/.test(value)) faults[field] = { key: 'key_space' };
    else if (DIGITS[provider].includes(field) && /\D/.test(value)) faults[field] = { key: 'key_digits' };
  }
  return faults;
}
