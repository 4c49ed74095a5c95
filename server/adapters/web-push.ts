import { createECDH, hkdfSync } from 'node:crypto';
import type { Push } from '../ports/push.ts';

/** Milliseconds for an answer of a push service. */
const PATIENCE = 15_000;
/** Seconds that the service keeps a message for a device that is off. Older news is read in the list of orders. */
const TTL = 12 * 60 * 60;
/** No such address, or one of another server's key (RFC 8030 §7.3, RFC 8292 §4.2). */
const GONE: ReadonlySet<number> = new Set([403, 404, 410]);

export interface WebPushOptions {
  /** The secret that signs sessions: servers that share it have the same keys, and nothing else is to be kept. */
  secret: string;
  /** Public origin of the panel: whom a push service asks when something is wrong. */
  origin: string;
  /** What tests put in the place of the internet. */
  fetch?: typeof fetch;
}

/** Only services that `PUSH_ENDPOINT` names are called, and no redirect is followed. */
export function createWebPush({ secret, origin, fetch: call = fetch }: WebPushOptions): Push {
  const keys = keysOf(secret);
  // A name that nobody outside knows is no contact.
  const subject = origin.startsWith('https:') ? origin : 'mailto:push@tendero.invalid';
  return {
    publicKey: keys.publicKey,
    async send({ endpoint, p256dh, auth }, { tag, ...message }, given) {
      // Few servers send anything: the others start without it.
      const { default: webPush } = await import('web-push');
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify({ tag, ...message }),
        { vapidDetails: { subject, ...keys }, TTL, urgency: 'high', contentEncoding: 'aes128gcm' },
      );
      const timeout = AbortSignal.timeout(PATIENCE);
      const signal = given === undefined ? timeout : AbortSignal.any([given, timeout]);
      const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
      // The length follows from the body.
      const own = sent.filter(([name]) => name.toLowerCase() !== 'content-length');
      const answer = await call(endpoint, {
        method: 'POST',
        headers: own,
        body: new Uint8Array(body),
        redirect: 'error',
        signal,
      });
      await answer.body?.cancel();
      if (answer.ok) return 'sent';
      if (GONE.has(answer.status)) return 'gone';
      throw new Error(`${new URL(endpoint).host} answered ${answer.status}`);
    },
  };
}

/** A key pair of P-256 that follows from the secret alone. */
function keysOf(secret: string): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1');
  for (let round = 0; ; round += 1) {
    const bytes = Buffer.from(hkdfSync('sha256', secret, '', `web push ${round}`, 32));
    try {
      pair.setPrivateKey(bytes);
    } catch {
      // One number of four thousand million is beyond the curve's order.
      continue;
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey: bytes.toString('base64url') };
  }
}
