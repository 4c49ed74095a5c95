import { createServer, type Server } from 'node:http';
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWhatsAppCloud } from '../../../server/adapters/whatsapp-cloud.ts';
import { keyedHash } from '../../../server/encoding.ts';
import { createSignUpWorld, type SignUpWorld } from './sign-up-world.ts';

interface Sent {
  url: string | undefined;
  authorization: string | undefined;
  body: { to: string; template: { name: string; language: unknown; components: unknown[] } };
}

const webhook = { verifyToken: 'el-acordado', appSecret: 'un secreto de la app' };
const sent: Sent[] = [];
let graph: Server;
let world: SignUpWorld;
let refuse = false;
let baseUrl = '';

beforeAll(async () => {
  graph = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      sent.push({
        url: request.url,
        authorization: request.headers.authorization,
        body: JSON.parse(text),
      });
      response.writeHead(refuse ? 400 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ messages: [{ id: `wamid.${sent.length}` }] }));
    });
  });
  await new Promise<void>((resolve) => graph.listen(0, '127.0.0.1', resolve));
  const address = graph.address();
  const port = typeof address === 'object' ? address?.port : 0;
  baseUrl = `http://127.0.0.1:${port}`;
  const whatsApp = createWhatsAppCloud({
    accessToken: 'clave-de-acceso',
    phoneNumberId: '1234',
    template: 'codigo_tendero',
    apiVersion: 'v23.0',
    webhook,
    baseUrl,
  });
  world = await createSignUpWorld({ whatsApp });
});
afterAll(async () => {
  await world.close();
  graph.close();
});

function hear(body: object, signature?: string) {
  const text = JSON.stringify(body);
  const genuine = `sha256=${createHmac('sha256', webhook.appSecret).update(text).digest('hex')}`;
  return world.test.api.fetch(
    new Request('http://localhost:4000/api/v1/notification/whatsapp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature ?? genuine },
      body: text,
    }),
  );
}

const status = (id: string, state: string) => ({
  entry: [{ changes: [{ value: { statuses: [{ id, status: state }] } }] }],
});

test('the Cloud API gets the code in an authentication template', async () => {
  const form = world.form();
  const browser = world.browser();
  await browser.post('/users', form, { headers: { 'accept-language': 'pt' } });
  await expect.poll(() => sent.at(-1)?.body.to, { timeout: 10_000 }).toBe(form.phone);
  const { url, authorization, body } = sent.at(-1) ?? {};
  expect(url).toBe('/v23.0/1234/messages');
  expect(authorization).toBe('Bearer clave-de-acceso');
  expect(body?.template).toMatchObject({ name: 'codigo_tendero', language: { code: 'pt_BR' } });
  const codes = JSON.stringify(body?.template.components).match(/\d{4}/g) ?? [];
  expect(codes).toHaveLength(2);
  const { status: answer } = await browser.post('/users/sign-up/verify', { code: codes[0] });
  expect(answer).toBe(200);
});

test('the Cloud API gets a reminder in the template that was approved for it, or none', async () => {
  const settings = { accessToken: 'clave', phoneNumberId: '1234', template: 'codigo', apiVersion: 'v23.0' };
  expect(createWhatsAppCloud(settings).sendPlanReminder).toBeUndefined();
  const cloud = createWhatsAppCloud({ ...settings, reminderTemplate: 'plan_vence', baseUrl });
  const message = { to: '573001112233', store: 'Dulces', day: '2026-12-31', language: 'es' } as const;
  expect(await cloud.sendPlanReminder?.(message)).toMatch(/^wamid\./);
  expect(sent.at(-1)?.body).toMatchObject({
    to: '573001112233',
    template: {
      name: 'plan_vence',
      language: { code: 'es' },
      components: [
        {
          type: 'body',
          parameters: [
            { type: 'text', text: 'Dulces' },
            { type: 'text', text: '2026-12-31' },
          ],
        },
      ],
    },
  });
});

describe('the webhook', () => {
  test('shakes hands with the token that was agreed upon', async () => {
    const ask = (token: string) =>
      world
        .browser()
        .get(`/notification/whatsapp?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158201444`);
    expect(await ask('el-acordado')).toMatchObject({ status: 200, body: '1158201444' });
    expect((await ask('otro')).status).toBe(403);
  });

  test('knows the signature of the documentation', async () => {
    expect(await keyedHash('secret', new TextEncoder().encode('test'))).toBe(
      '0329a06b62cd16b33eb6792be8c60b158d89a2ee3a876fce9a881ebb488c0914',
    );
  });

  test('hears nobody whose signature is wrong', async () => {
    const body = status('wamid.1', 'failed');
    for (const signature of ['', 'sha256=', `sha256=${'0'.repeat(64)}`])
      expect((await hear(body, signature)).status).toBe(403);
    expect((await hear(body)).status).toBe(200);
  });

  test('a code that could not be delivered goes by mail, once', async () => {
    const form = world.form();
    const browser = world.browser();
    await browser.post('/users', form);
    await expect.poll(() => sent.at(-1)?.body.to, { timeout: 10_000 }).toBe(form.phone);
    const id = `wamid.${sent.length}`;
    const stored = () =>
      world.test.database.platform((sql) =>
        sql.selectFrom('sign_ups').select('id').where('message_id', '=', id).execute(),
      );
    await expect.poll(async () => (await stored()).length).toBe(1);
    await hear(status(id, 'delivered'));
    expect(world.sentTo(form.email)).toEqual([]);
    await Promise.all([hear(status(id, 'failed')), hear(status(id, 'failed'))]);
    const code = await world.code(form.email);
    await world.idle();
    expect(world.sentTo(form.email)).toHaveLength(1);
    expect((await browser.post('/users/sign-up/verify', { code })).status).toBe(200);
  });

  test('what has another shape does no harm', async () => {
    for (const body of [{}, { entry: 7 }, { entry: [null, { changes: [{ value: { statuses: 'x' } }] }] }])
      expect((await hear(body)).status).toBe(200);
  });
});

test('a refusal of the Cloud API sends the code by mail', async () => {
  refuse = true;
  const form = world.form();
  const browser = world.browser();
  await browser.post('/users', form);
  const code = await world.code(form.email);
  expect((await browser.post('/users/sign-up/verify', { code })).status).toBe(200);
  refuse = false;
});

test('without its settings there is no webhook', async () => {
  const other = await createSignUpWorld();
  expect((await other.browser().get('/notification/whatsapp')).status).toBe(404);
  await other.close();
});
