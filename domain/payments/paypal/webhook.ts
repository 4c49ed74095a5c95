import type { Claim, ProviderAccount, PublicKeyAt, RawNotification } from '../contract.ts';
import { idAt, listAt, parseJson, textAt, type JsonValue } from '../json.ts';
import type { PaymentState } from '../state.ts';

const STATES: ReadonlyMap<string, PaymentState> = new Map([
  ['CHECKOUT.ORDER.APPROVED', 'pending'],
  ['PAYMENT.CAPTURE.PENDING', 'pending'],
  ['PAYMENT.CAPTURE.COMPLETED', 'approved'],
  ['PAYMENT.CAPTURE.DENIED', 'declined'],
  ['PAYMENT.CAPTURE.REFUNDED', 'refunded'],
  ['PAYMENT.CAPTURE.REVERSED', 'charged_back'],
]);

/** The claim of a webhook that PayPal's certificate vouches for, sent to this account's webhook. */
export async function readWebhook(
  notification: RawNotification,
  account: ProviderAccount,
  publicKeyAt: PublicKeyAt,
): Promise<Claim | null> {
  if (!(await isGenuine(notification, account, publicKeyAt))) return null;
  const event = parseJson(new TextDecoder().decode(notification.body));
  const type = textAt(event, 'event_type') ?? '';
  const eventId = textAt(event, 'id');
  const attemptId = orderOf(event, type);
  const state = STATES.get(type);
  if (eventId === null || attemptId === null || state === undefined) return null;
  return { eventId, attemptId, reference: referenceOf(event), state };
}

async function isGenuine(
  { headers, body }: RawNotification,
  account: ProviderAccount,
  publicKeyAt: PublicKeyAt,
): Promise<boolean> {
  const at = (name: string): string => headers.get(`paypal-${name}`) ?? '';
  const signature = readBase64(at('transmission-sig'));
  const url = at('cert-url');
  if (at('auth-algo') !== 'SHA256withRSA' || signature === null || !isCertificateUrl(url)) return false;
  if (account.eventsKey === '') return false;
  const spki = await publicKeyAt(url);
  if (spki === null) return false;
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('spki', spki, algorithm, false, ['verify']);
  const text = signedText({
    transmissionId: at('transmission-id'),
    time: at('transmission-time'),
    webhookId: account.eventsKey,
    body,
  });
  return crypto.subtle.verify(algorithm, key, signature, new TextEncoder().encode(text));
}

function readBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length > 2000 || text.length % 4 !== 0) return null;
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null;
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

/** PayPal's order, which stays the same from approval to refund. A refund names it, or the capture that it returns. */
function orderOf(event: JsonValue, type: string): string | null {
  if (type === 'CHECKOUT.ORDER.APPROVED') return idAt(event, 'resource.id');
  const order = idAt(event, 'resource.supplementary_data.related_ids.order_id');
  if (order !== null) return order;
  const up = listAt(event, 'resource.links').find((link) => textAt(link, 'rel') === 'up');
  const capture = textAt(up ?? null, 'href')
    ?.split('/')
    .at(-1);
  return capture === undefined ? null : `${CAPTURE}${capture}`;
}

/** Before the id of a capture, where the id of its order must be asked for. */
export const CAPTURE = 'capture:';

function referenceOf(event: JsonValue): string | null {
  return textAt(event, 'resource.custom_id') ?? textAt(event, 'resource.purchase_units.0.custom_id');
}

/** What PayPal signs of a webhook: its id, its time, the id of our webhook, and CRC-32 of the raw body in decimal. */
export function signedText(parts: {
  transmissionId: string;
  time: string;
  webhookId: string;
  body: Uint8Array;
}): string {
  return [parts.transmissionId, parts.time, parts.webhookId, crc32(parts.body)].join('|');
}

const POLYNOMIAL = 0xed_b8_83_20;

/** CRC-32 as in ISO 3309 and zlib. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? POLYNOMIAL : 0);
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}

const CERTIFICATE_HOSTS = ['api.paypal.com', 'api.sandbox.paypal.com'];
const CERTIFICATE_PATH = /^\/v1\/notifications\/certs\/[\w-]+$/;

/** Whether PayPal's certificates are at an address: a stranger chooses it, so that only the exact hosts count. */
export function isCertificateUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host, username, password, pathname, search } = new URL(url);
  const isPlain = protocol === 'https:' && username + password + search === '';
  return isPlain && CERTIFICATE_HOSTS.includes(host) && CERTIFICATE_PATH.test(pathname);
}
