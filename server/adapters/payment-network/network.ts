import { X509Certificate } from 'node:crypto';
import { lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { rootCertificates } from 'node:tls';
import type { ProviderAnswer, ProviderCall, PublicKeyAt } from '../../../domain/payments/contract.ts';
import { isCertificateUrl } from '../../../domain/payments/paypal/webhook.ts';
import type { PaymentNetwork } from '../../ports/payment-network.ts';
import type { Clock } from '../../ports/ports.ts';
import { isPublicAddress } from '../public-address.ts';

/** Hosts of the providers' APIs and certificates: no call goes anywhere else. */
const PROVIDER_HOSTS: readonly string[] = [
  'sandbox.wompi.co',
  'production.wompi.co',
  'sandbox.api.payulatam.com',
  'api.payulatam.com',
  'api.mercadopago.com',
  'api-m.sandbox.paypal.com',
  'api-m.paypal.com',
  'api.sandbox.paypal.com',
  'api.paypal.com',
];

/** Throws for an address that is no provider's, whatever it looks like. */
function requireProviderHost(url: URL): void {
  if (url.protocol !== 'https:' || url.username !== '' || !PROVIDER_HOSTS.includes(url.host))
    throw new Error('No call leaves for a host that is no payment provider');
}

/** Milliseconds for a whole answer. */
export const PATIENCE = 15_000;

/** Bytes; the longest report of an order has some thousand. */
const LARGEST = 512 * 1024;

/** The address that the check saw is the one that is called: nothing is looked up a second time. */
const publicOnly: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const found = addresses ?? [];
    const [first] = found;
    if (error !== null) callback(error, '', 4);
    else if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
      callback(new Error(`${hostname} is at no public address`), '', 4);
    else if (options.all === true) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

/**
 * One call: no redirect is followed, time and size are bounded. Rejects without quoting the call, which holds secrets.
 * @param url where it goes; the call's own address, or that of a local gateway
 * @param patience milliseconds for the whole answer
 */
export function callOut(
  call: ProviderCall,
  url: URL,
  local: boolean,
  patience = PATIENCE,
): Promise<ProviderAnswer> {
  return new Promise((resolve, reject) => {
    const options = {
      method: call.method,
      headers: { ...call.headers, accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
      ...(local ? {} : { lookup: publicOnly }),
    };
    const fail = (): void => reject(new Error(`No answer from ${url.hostname}`));
    const send = local ? httpRequest : httpsRequest;
    const outgoing = send(url, options, (incoming) => {
      const chunks: Buffer[] = [];
      let size = 0;
      incoming.on('data', (chunk: Buffer) => {
        size += chunk.length;
        chunks.push(chunk);
        if (size > LARGEST) incoming.destroy(new Error('too large'));
      });
      incoming.on('error', fail);
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
      );
    });
    outgoing.on('error', fail);
    // An answer that switches protocols ends the call without an error.
    outgoing.on('close', fail);
    outgoing.end(call.body);
  });
}

/** Whom PayPal's signing certificates are made out to. */
const SUBJECT = /(?:^|\n)CN=messageverificationcerts\.paypal\.com(?:\n|$)/;

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** A chain is three certificates long. */
const LONGEST_CHAIN = 5;

/**
 * The public key of a chain's first certificate, as SPKI. Null unless it is made out to PayPal's signer and current. Each
 * must be signed by the next, and the last by one of `roots`.
 */
export function trustedPublicKey(
  pem: string,
  roots: readonly string[],
  now: Date,
): Uint8Array<ArrayBuffer> | null {
  const chain = (pem.match(PEM) ?? []).slice(0, LONGEST_CHAIN).map((text) => new X509Certificate(text));
  const [leaf] = chain;
  if (leaf === undefined || leaf.ca || !SUBJECT.test(leaf.subject)) return null;
  const isCurrent = chain.every(
    ({ validFrom, validTo }) => new Date(validFrom) <= now && now <= new Date(validTo),
  );
  if (!isCurrent || !isSigned(chain, roots)) return null;
  return new Uint8Array(leaf.publicKey.export({ type: 'spki', format: 'der' }));
}

function isSigned(chain: readonly X509Certificate[], roots: readonly string[]): boolean {
  return chain.every((certificate, at) => {
    const next = chain[at + 1];
    if (next !== undefined)
      return next.ca && certificate.checkIssued(next) && certificate.verify(next.publicKey);
    return roots
      .map((root) => new X509Certificate(root))
      .some((root) => certificate.checkIssued(root) && certificate.verify(root.publicKey));
  });
}

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
