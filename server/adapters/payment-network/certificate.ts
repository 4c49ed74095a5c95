import { X509Certificate } from 'node:crypto';

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
