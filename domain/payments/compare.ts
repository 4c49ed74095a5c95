import type { Claim, Confirmation } from './contract.ts';
import type { Alarm } from './notification-state.ts';
import type { Provider } from './provider.ts';

/** What a buyer was asked for. */
export interface Asked {
  provider: Provider;
  reference: string;
  cents: number;
  currency: string;
  test: boolean;
}

/**
 * Why a confirmed payment is not the one that was asked for; null when it is. A genuine notification proves that some
 * payment happened, not that it was this one (CVE-2026-9189).
 */
export function differenceOf(
  asked: Asked,
  provider: Provider,
  claim: Pick<Claim, 'reference'>,
  confirmed: Confirmation,
): Alarm | null {
  if (asked.provider !== provider) return 'provider';
  if (confirmed.reference !== asked.reference) return 'reference';
  if (claim.reference !== null && claim.reference !== confirmed.reference) return 'reference';
  if (!confirmed.ours) return 'recipient';
  if (confirmed.live === asked.test) return 'environment';
  if (confirmed.currency !== asked.currency) return 'currency';
  return confirmed.cents === asked.cents ? null : 'amount';
}
