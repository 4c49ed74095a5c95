import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProviderCall } from '../../domain/payments/contract.ts';
import type { PaymentNetwork } from '../../server/ports/payment-network.ts';
import type { Gateway } from '../../scripts/gateway/gateway.ts';

const LEAF = path.join(import.meta.dirname, '../../scripts/gateway/certificates/leaf.pem');

/** The way to the gateway of a test, without a network. `sent` gets each call that leaves, with headers and body. */
export function gatewayNetwork(gateway: Gateway, sent: string[] = []): PaymentNetwork {
  const spki = createPublicKey(readFileSync(LEAF)).export({ type: 'spki', format: 'der' });
  return {
    buyerAddress: (url) => url,
    publicKeyAt: async () => new Uint8Array(spki),
    async send({ method, url, headers, body }: ProviderCall) {
      sent.push(JSON.stringify({ method, url, headers, body }));
      const init = { method, headers: { ...headers }, ...(body === undefined ? {} : { body }) };
      const answer = await gateway.fetch(new Request(url, init));
      return { status: answer.status, body: await answer.text() };
    },
  };
}
