import type { AccountField, ProviderAccount } from '../contract.ts';
import type { PayuKeys } from './signatures.ts';

/** The merchant of PayU's public sandbox (developers.payulatam.com). */
export const SANDBOX_MERCHANT = '508029';

export function payuKeys(account: ProviderAccount): PayuKeys {
  return { apiKey: account.clientSecret, hmac: account.eventsKey };
}

/** A real merchant in test mode would sell for nothing, and the sandbox's merchant takes no money. */
export function misplacedMerchant({ merchantId, testMode }: ProviderAccount): AccountField[] {
  const isSandbox = merchantId === SANDBOX_MERCHANT;
  return merchantId !== '' && isSandbox !== testMode ? ['merchant_id'] : [];
}
