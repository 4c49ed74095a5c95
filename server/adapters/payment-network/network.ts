import { rootCertificates } from 'node:tls';
import { isCertificateUrl } from '../../../domain/payments/paypal/transmission.ts';
import type { ProviderCall } from '../../../domain/payments/contract.ts';
import type { PaymentNetwork } from '../../ports/payment-network.ts';
import type { Clock } from '../../ports/ports.ts';
import { callOut } from './call.ts';
import { trustedPublicKey } from './certificate.ts';
import { requireProviderHost } from './hosts.ts';

/** Certificates that are kept; PayPal uses one or two at a time. */
const MOST_KEPT = 10;

const HOUR = 60 * 60 * 1000;

interface Kept {
  key: Uint8Array<ArrayBuffer> | null;
  until: number;
}

/**
 * The providers on the internet, or the local gateway in their place.
 * @param gateway `http://127.0.0.1:4390`, where `npm run gateway` plays them; never in production
 */
export function createPaymentNetwork(clock: Clock, gateway?: URL): PaymentNetwork {
  const kept = new Map<string, Kept>();
  const placeOf = (url: URL): URL =>
    gateway === undefined ? url : new URL(`/${url.host}${url.pathname}${url.search}`, gateway);
  const get = (url: string): ProviderCall => ({ method: 'GET', url, headers: {} });

  async function send(call: ProviderCall) {
    const url = new URL(call.url);
    requireProviderHost(url);
    return callOut(call, placeOf(url), gateway !== undefined);
  }

  async function roots(): Promise<readonly string[]> {
    if (gateway === undefined) return rootCertificates;
    const authority = new URL('/authority.pem', gateway);
    return [(await callOut(get(authority.href), authority, true)).body];
  }

  return {
    send,
    buyerAddress: (url) => placeOf(new URL(url)).href,
    async publicKeyAt(url) {
      if (!isCertificateUrl(url)) return null;
      const now = clock.now();
      const known = kept.get(url);
      if (known !== undefined && known.until > now.getTime()) return known.key;
      const { status, body } = await send(get(url));
      if (status !== 200) throw new Error(`PayPal's certificate: status ${status}`);
      const key = trustedPublicKey(body, await roots(), now);
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(url, { key, until: now.getTime() + HOUR });
      return key;
    },
  };
}
