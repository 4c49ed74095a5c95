import type { Claim, ProviderAccount } from '../contract.ts';
import { sameDigest } from '../digest.ts';
import { payuKeys } from './account.ts';
import { payuSignature, readAlgorithm, signedValue } from './signatures.ts';
import { reportedState } from './state.ts';

/**
 * The claim of a genuine confirmation, a form. Its signature is checked over the values as received. The algorithm is
 * the account's own: that of the digest's length would let a stranger choose the weakest one.
 */
export function readNotification(form: string, account: ProviderAccount): Claim | null {
  const sent = new URLSearchParams(form);
  const at = (name: string): string => sent.get(name) ?? '';
  const value = signedValue(at('value'));
  if (value === null || at('merchant_id') !== account.merchantId || account.clientSecret === '') return null;
  const signed = [at('merchant_id'), at('reference_sale'), value, at('currency'), at('state_pol')];
  const algorithm = readAlgorithm(account.signatureAlgorithm);
  if (algorithm === 'HMAC-SHA256' && account.eventsKey === '') return null;
  if (!sameDigest(at('sign'), payuSignature(signed, payuKeys(account), algorithm))) return null;
  if ((at('test') === '1') !== account.testMode || at('transaction_id') === '') return null;
  return {
    eventId: `${at('transaction_id')}:${at('state_pol')}`,
    attemptId: at('transaction_id'),
    reference: at('reference_sale'),
    state: reportedState(at('state_pol')),
  };
}
