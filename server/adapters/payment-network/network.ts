import { rootCertificates } from 'node:tls';
import type { ProviderCall } from '../../../domain/payments/contract.ts';
import type { PaymentNetwork } from '../../ports/payment-network.ts';
import type { Clock } from '../../ports/ports.ts';
import { callOut } from './call.ts';
import { createCertificates } from './certificates.ts';
import { requireProviderHost } from './hosts.ts';

/**
 * The providers on the internet, or the local gateway in their place.
 * @param gateway `http://127.0.0.1:4390`, where `npm run gateway` plays them; never in production
 */
export function createPaymentNetwork(clock: Clock, gateway?: URL): PaymentNetwork {
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
    publicKeyAt: createCertificates({ clock, download: (url) => send(get(url)), roots }),
  };
}
