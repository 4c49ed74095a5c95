import type { ProviderAnswer, PublicKeyAt } from '../../../domain/payments/contract.ts';
import { isCertificateUrl } from '../../../domain/payments/paypal/transmission.ts';
import type { Clock } from '../../ports/ports.ts';
import { trustedPublicKey } from './certificate.ts';

const MINUTE = 60_000;
/** Milliseconds that a certificate is used before it is downloaded again. */
const LIFETIME = 60 * MINUTE;
/** Addresses that are remembered at a time; PayPal uses one or two. */
export const MOST_CERTIFICATES = 20;

type Key = Uint8Array<ArrayBuffer> | null;

interface Entry {
  key: Promise<Key>;
  /** Whether a trusted certificate has been there: only then does a stranger not choose the address. */
  isTrusted: boolean;
  until: number;
}

interface Source {
  clock: Clock;
  download(url: string): Promise<ProviderAnswer>;
  /** The authorities that a chain may end at, in PEM. */
  roots(): Promise<readonly string[]>;
}

/**
 * The public keys of PayPal's certificates. The address of one is part of a notification that anybody may send. So each
 * address is downloaded at most once a minute, whatever came of it. While all places are taken by addresses of the last
 * minute and by trusted ones, new addresses are refused.
 * @throws Error where a certificate cannot be had now; PayPal then delivers its notification again
 */
export function createCertificates({ clock, download, roots }: Source): PublicKeyAt {
  const entries = new Map<string, Entry>();

  async function read(url: string): Promise<Key> {
    const { status, body } = await download(url);
    if (status !== 200) throw new Error(`PayPal's certificate: status ${status}`);
    return trustedPublicKey(body, await roots(), clock.now());
  }

  function makeRoom(now: number): void {
    for (const [url, { isTrusted, until }] of entries) if (!isTrusted && until <= now) entries.delete(url);
    if (entries.size >= MOST_CERTIFICATES) throw new Error("Too many addresses of PayPal's certificates");
  }

  return async (text) => {
    if (!isCertificateUrl(text)) return null;
    const { origin, pathname } = new URL(text);
    const url = `${origin}${pathname}`;
    const now = clock.now().getTime();
    const known = entries.get(url);
    if (known !== undefined && known.until > now) return known.key;
    if (known === undefined) makeRoom(now);
    const key = read(url);
    const entry: Entry = { key, isTrusted: known?.isTrusted ?? false, until: now + MINUTE };
    entries.set(url, entry);
    if ((await key) !== null) {
      entry.isTrusted = true;
      entry.until = now + LIFETIME;
    }
    return key;
  };
}
