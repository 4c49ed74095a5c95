/** What leaves for a push service, read as a browser and its service read it (RFC 8291, 8188 and 8292). */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { createWebPush } from '../../../server/adapters/web-push.ts';

const ORIGIN = 'https://panel.tendero.co';
const MESSAGE = {
  title: 'Pedido nuevo #12',
  body: '$ 45.000 · Camila Rojas',
  path: '/orders/7',
  tag: 'order-7',
};

/** A browser with the keys that it made. */
function browser() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const address = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    p256dh: keys.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  };
  const read = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + (body[20] ?? 0));
    const secret = keys.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
    const input = Buffer.from(hkdfSync('sha256', secret, auth, info, 32));
    const derive = (what: string, length: number) =>
      Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${what}\0`, length));
    const sealed = body.subarray(21 + sender.length);
    const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8'));
  };
  return { address, read };
}

/** A push service that answers so. */
function service(status: number) {
  const requests: Request[] = [];
  const call = async (address: string | URL | Request, init?: RequestInit): Promise<Response> => {
    requests.push(new Request(address, init));
    return new Response(null, { status });
  };
  return { requests, call };
}

test('the browser alone can read the message, and the service knows whose it is', async () => {
  const { requests, call } = service(201);
  const { address, read } = browser();
  const push = createWebPush({ secret: 'a secret', origin: ORIGIN, fetch: call });
  expect(await push.send(address, MESSAGE)).toBe('sent');
  const [request] = requests;
  if (request === undefined) throw new Error('nothing was sent');
  expect(request.url).toBe(address.endpoint);
  expect(Object.fromEntries(request.headers)).toMatchObject({ ttl: '43200', urgency: 'high' });
  const body = Buffer.from(await request.arrayBuffer());
  expect(body.toString('latin1')).not.toContain('Camila');
  expect(read(body)).toEqual(MESSAGE);

  const [, token = '', key] =
    /^vapid t=([^,]+), ?k=(.+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  expect(key).toBe(push.publicKey);
  const point = Buffer.from(push.publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [head = '', claims = '', signature = ''] = token.split('.');
  const signed = Buffer.from(`${head}.${claims}`);
  const given = Buffer.from(signature, 'base64url');
  expect(verify('sha256', signed, { key: signer, dsaEncoding: 'ieee-p1363' }, given)).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: 'https://fcm.googleapis.com',
    sub: ORIGIN,
  });
});

test('servers that share a secret have one key, and others have another', () => {
  const keyOf = (secret: string) => createWebPush({ secret, origin: ORIGIN }).publicKey;
  expect(keyOf('one')).toBe(keyOf('one'));
  expect(keyOf('one')).not.toBe(keyOf('two'));
  expect(Buffer.from(keyOf('one'), 'base64url')).toHaveLength(65);
});

test.each([403, 404, 410])('%i: the browser has left', async (status) => {
  const push = createWebPush({ secret: 's', origin: ORIGIN, fetch: service(status).call });
  expect(await push.send(browser().address, MESSAGE)).toBe('gone');
});

test.each([400, 413, 429, 500, 503])('%i: the message is not handed over', async (status) => {
  const push = createWebPush({ secret: 's', origin: ORIGIN, fetch: service(status).call });
  await expect(push.send(browser().address, MESSAGE)).rejects.toThrow(`answered ${status}`);
});
