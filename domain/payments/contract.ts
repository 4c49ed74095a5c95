import type { Provider } from './provider.ts';
import type { PaymentState } from './state.ts';
import type { Alarm } from './notification-state.ts';

/** A store's account at a provider. Texts are empty where the store has not filled them in. */
export interface ProviderAccount {
  clientId: string;
  clientSecret: string;
  integrity: string;
  eventsKey: string;
  merchantId: string;
  apiLogin: string;
  signatureAlgorithm: string;
  testMode: boolean;
}

/** The fields of a payment channel that hold an account, by their names in the API. */
export type AccountField =
  | 'client_id'
  | 'client_secret'
  | 'integrity'
  | 'event_wompi_key'
  | 'merchant_id'
  | 'api_login'
  | 'signature_algorithm';

/** What a buyer is asked to pay. */
export interface CheckoutOrder {
  /** Ours, opaque, unique for each attempt to pay. */
  reference: string;
  /** What the buyer reads at the provider. */
  description: string;
  /** Hundredths of the currency: 24.900 COP are 2490000. */
  cents: number;
  currency: string;
  email: string | null;
  /** Where the provider sends the buyer afterwards. */
  returnUrl: string;
  /** Where the provider reports the payment. */
  notificationUrl: string;
}

/** How a buyer gets to the provider's checkout: an address, or a form that is sent there. */
export type Checkout =
  | { kind: 'link'; url: string }
  | { kind: 'form'; action: string; fields: Readonly<Record<string, string>> };

export interface ProviderCall {
  method: 'GET' | 'POST';
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}

export interface ProviderAnswer {
  status: number;
  body: string;
}

/** Makes a call to a provider. Rejects when no answer came in time. */
export type Send = (call: ProviderCall) => Promise<ProviderAnswer>;

/** A notification as it arrived. */
export interface RawNotification {
  body: Uint8Array<ArrayBuffer>;
  headers: Headers;
  query: URLSearchParams;
}

/** What a genuine notification is about. Nothing of it is believed before the provider has confirmed it. */
export interface Claim {
  /** The same for a repeated delivery of one event. */
  eventId: string;
  /** The provider's id of the payment. */
  attemptId: string;
  /** Our reference, where the notification names it. */
  reference: string | null;
  state: PaymentState;
}

/** What a provider says of a payment when it is asked. */
export interface Confirmation {
  attemptId: string;
  state: PaymentState;
  cents: number;
  currency: string;
  reference: string;
  /** Real money, not a test. */
  live: boolean;
  /** Whether the money went to this store's account. */
  ours: boolean;
  /** Hundredths of the currency that went back to the buyer. */
  refundedCents: number;
}

/**
 * Bytes of a notification at most. Anybody may send one, and the largest that a provider documents, PayPal's, has some
 * 6,000.
 */
export const LARGEST_NOTIFICATION = 16 * 1024;

/**
 * The public key of the certificate at an address, as SPKI, or null for one that is not the provider's. Rejects when
 * it could not be fetched.
 */
export type PublicKeyAt = (url: string) => Promise<Uint8Array<ArrayBuffer> | null>;

/** An attempt to pay, as the provider knows it. */
export interface SearchedAttempt {
  reference: string;
  checkout: Checkout;
}

/** A key that its provider does not take: it knows none like it, or it belongs to the other environment. */
export interface KeyFault {
  field: AccountField;
  fault: 'unknown' | 'environment';
}

/** Everything that differs from provider to provider. */
export interface ProviderAdapter {
  provider: Provider;
  /** Without these there is no payment. */
  needs: readonly AccountField[];
  /** Fields whose value belongs to the other environment than the account's test mode says. */
  wrongEnvironment(account: ProviderAccount): AccountField[];
  /**
   * Asks the provider about the keys of a complete account; none of its faults where all are taken. What it cannot say,
   * such as a secret that signs its reports, is not looked at.
   * @throws ProviderError when the provider gave no usable answer; nothing is known then
   */
  checkKeys(account: ProviderAccount, send: Send): Promise<KeyFault[]>;
  /** Currencies that it takes; null for any. */
  currencies: readonly string[] | null;
  /** @throws ProviderError when the provider did not make the checkout */
  createCheckout(order: CheckoutOrder, account: ProviderAccount, send: Send): Promise<Checkout>;
  /** The claim of a genuine notification; null for anything that this account's secrets do not vouch for. */
  verify(
    notification: RawNotification,
    account: ProviderAccount,
    publicKeyAt: PublicKeyAt,
  ): Promise<Claim | null>;
  /** @throws ProviderError when the provider gave no usable answer; nothing is known then */
  confirm(claim: Claim, account: ProviderAccount, send: Send): Promise<Confirmation>;
  /**
   * The provider's ids of the payments of an attempt, for reports that never came. Null where this account lacks what
   * the provider asks for.
   * @throws ProviderError when the provider gave no usable answer; nothing is known then
   */
  find(attempt: SearchedAttempt, account: ProviderAccount, send: Send): Promise<string[] | null>;
}

/** A provider did not answer as it must. Says nothing of the payment. Never quotes the answer: it may hold secrets. */
export class ProviderError extends Error {
  constructor(provider: Provider, what: string) {
    super(`${provider}: ${what}`);
    this.name = 'ProviderError';
  }
}

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
