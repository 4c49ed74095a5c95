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
