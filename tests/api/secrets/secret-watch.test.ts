import { describe, expect, test } from 'vitest';
import { silentLogger } from '../../../server/adapters/silent-logger.ts';
import { createTestApi, signedIn } from '../../support/api.ts';
import { leaksSeen, watchSecrets } from '../../support/secret-watch.ts';

const SECRET = 'prv_test_of-the-watch';
const request = () => new Request('http://localhost/x');
/** What a watched API that answers this lets out. */
async function leaksOf(response: Response): Promise<string[]> {
  const watch = watchSecrets();
  watch.plant(SECRET);
  await (await watch.fetch(async () => response)(request())).arrayBuffer();
  return leaksSeen();
}

describe('[PAY-02] a secret that leaves the API fails the test in which it does', () => {
  test('in a body, also across its chunks', async () => {
    const chunks = [`{"key":"${SECRET.slice(0, 9)}`, `${SECRET.slice(9)}"}`];
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    });
    expect(await leaksOf(new Response(body))).toEqual([`GET /x: 200 holds «${SECRET}»`]);
  });

  test('in a header', async () => {
    const found = await leaksOf(
      new Response(null, { status: 302, headers: { location: `/?key=${SECRET}` } }),
    );
    expect(found).toEqual([`GET /x: 302, a header holds «${SECRET}»`]);
  });

  test('in a log line, within the cause of an error', async () => {
    const watch = watchSecrets();
    watch.plant(SECRET);
    const error = new Error('No answer', { cause: new Error(`POST /?key=${SECRET}`) });
    watch.logger(silentLogger).warn({ error }, 'a call failed');
    expect(await leaksSeen()).toEqual([`A log line holds «${SECRET}»`]);
  });

  test('in an export of either kind, once a store has typed it', async () => {
    const api = await createTestApi();
    const owner = await signedIn(api, 'owner');
    const { ports, storeId } = api;
    await ports.secrets?.seal('Ruana-de-lana', 'orders/1');
    const made = await owner.post(`/stores/${storeId}/products`, { name: 'Ruana-de-lana', price: 1000 });
    expect(made.status).toBe(201);
    expect(await leaksSeen()).toEqual([`POST /api/v1/stores/${storeId}/products: 201 holds «Ruana-de-lana»`]);
    for (const format of ['csv', 'xlsx']) {
      const path = `/stores/${storeId}/products/export`;
      await (await owner.raw(`${path}?format=${format}`)).arrayBuffer();
      expect(await leaksSeen()).toContain(`GET /api/v1${path}: 200 holds «Ruana-de-lana»`);
    }
    await api.close();
  });
});
