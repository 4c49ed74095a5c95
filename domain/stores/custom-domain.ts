import { STORE_URL, STORE_URL_LENGTH } from './store-url.ts';

/** Of a host name in ASCII, dots included (RFC 1035 §2.3.4). */
export const DOMAIN_LENGTH = 253;

/** Of a typed or pasted text: an address with a long path fits. */
export const TYPED_DOMAIN_LENGTH = 500;

/**
 * Why a text is no domain.
 * - `required`: nothing is typed
 * - `shape`: no host name
 * - `address`: an IP address
 * - `local`: a name that exists in no public DNS
 * - `mail`: an address of mail
 * - `profile`: a page of theirs on another site, such as a social network
 */
export const DOMAIN_FAULTS = ['required', 'shape', 'address', 'local', 'mail', 'profile'] as const;
export type DomainFault = (typeof DOMAIN_FAULTS)[number];

export type ReadDomain = { domain: string } | { fault: DomainFault };

/** Top-level names that the public DNS never has (RFC 2606, 6761, 6762, 8375), and those of home networks. */
const LOCAL: ReadonlySet<string> = new Set(
  'arpa corp example home internal intranet invalid lan local localdomain localhost onion private test'.split(
    ' ',
  ),
);

/** Sites whose pages and mailboxes people have, and whose names belong to none of them. */
const SITES = (
  'instagram.com facebook.com fb.com fb.me wa.me whatsapp.com wa.link t.me telegram.me tiktok.com youtube.com youtu.be ' +
  'x.com twitter.com pinterest.com linkedin.com threads.net linktr.ee bit.ly google.com goo.gl gmail.com hotmail.com ' +
  'outlook.com outlook.es yahoo.com yahoo.es icloud.com mercadolibre.com mercadolibre.com.co'
).split(' ');

const SCHEME = /^(?:(?:[a-z]+:?)?\/+|https?:)/i;
const PATH = /[/?#\\]/;
const IPV4 = /^\d+\.\d+\.\d+\.\d+$/;
const WORD = /^[a-z]/;
/** Without a scheme, which may stand before a user and a password. */
const MAIL = /^(?:mailto:)?[^\s/?#\\:@]+@[^\s/?#\\]*$/i;

/**
 * The domain of what people type: `https://www.Alma.co/inicio` is `alma.co`, `café.co` is `xn--caf-dma.co`. In ASCII,
 * lower case, without `www.` and final dot. Of a mail address or of a page on another site it is nobody's to guess.
 */
export function readDomain(typed: string): ReadDomain {
  if (MAIL.test(typed.slice(0, TYPED_DOMAIN_LENGTH).trim())) return { fault: 'mail' };
  const host = hostOf(typed);
  if (host === '') return { fault: 'required' };
  if (host.includes('[') || host.split(':').length > 2) return { fault: 'address' };
  const ascii = asciiOf(host);
  if (ascii === null) return { fault: 'shape' };
  if (IPV4.test(ascii)) return { fault: 'address' };
  return checked(withoutWww(ascii));
}

/** The host as it was typed, beside a domain that only machines read: `ñandú.co (xn--and-6ma2c.co)`. */
export function spokenDomain(typed: string, domain: string): string {
  if (!domain.includes('xn--')) return domain;
  const host = hostOf(typed).split(':')[0] ?? '';
  const name = withoutWww(host.toLowerCase().normalize('NFC').replace(/\.$/, ''));
  return name === domain ? domain : `${name} (${domain})`;
}

function hostOf(typed: string): string {
  const text = typed.slice(0, TYPED_DOMAIN_LENGTH).replaceAll(/\s/g, '').replace(SCHEME, '');
  return (text.split(PATH)[0] ?? '').split('@').at(-1) ?? '';
}

/** Null for what no URL can have as its host. */
function asciiOf(host: string): string | null {
  const url = `https://${host}`;
  return URL.canParse(url) ? new URL(url).hostname.replace(/\.$/, '') : null;
}

function withoutWww(name: string): string {
  const bare = name.startsWith('www.') ? name.slice(4) : name;
  return bare.includes('.') ? bare : name;
}

function checked(domain: string): ReadDomain {
  const labels = domain.split('.');
  const top = labels.at(-1) ?? '';
  if (LOCAL.has(top)) return { fault: 'local' };
  if (SITES.some((site) => domain === site || domain.endsWith(`.${site}`))) return { fault: 'profile' };
  const isName =
    labels.length > 1 &&
    domain.length <= DOMAIN_LENGTH &&
    WORD.test(top) &&
    labels.every((label) => label.length <= STORE_URL_LENGTH && STORE_URL.test(label));
  return isName ? { domain } : { fault: 'shape' };
}
