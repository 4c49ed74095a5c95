import { addressGroup, SIGN_IN_LIMITS } from '../../../domain/identity/sign-in-limits.ts';
import { sha256 } from '../../encoding.ts';
import type { Limit } from './rate-limit.ts';

export interface SignInLimits {
  /** This person's own count; a successful sign-in clears it. */
  own: Limit;
  /**
   * Shared with others, who must not keep out a device that the account knows: none for such a device. Counted one after
   * the other, the address before the account, so that one address cannot use the account's up. A successful sign-in
   * takes only itself back.
   */
  shared: Limit[];
}

/**
 * The limits of one try. Keys are made of what the server knows (the address) and of the account being tried;
 * nothing else that a client sends takes part, and no mail address stands in the table.
 */
export async function limitsOf(attempt: {
  email: string;
  clientAddress: string;
  /** The device's own id when this account knows it, else null. */
  device: string | null;
}): Promise<SignInLimits> {
  const account = await sha256(attempt.email);
  const address = addressGroup(attempt.clientAddress);
  if (attempt.device !== null)
    return { own: { key: `sign-in:device:${attempt.device}`, ...SIGN_IN_LIMITS.device }, shared: [] };
  return {
    own: { key: `sign-in:both:${address}:${account}`, ...SIGN_IN_LIMITS.addressAndAccount },
    shared: [
      { key: `sign-in:address:${address}`, ...SIGN_IN_LIMITS.address },
      { key: `sign-in:account:${account}`, ...SIGN_IN_LIMITS.account },
    ],
  };
}
