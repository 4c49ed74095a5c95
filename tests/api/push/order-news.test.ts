/** News of orders on devices whose panel is closed: who receives them, what they say, and until when. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Push, PushMessage } from '../../../server/ports/push.ts';
import { createTestApi, signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { jobsOf } from '../../support/jobs.ts';
import { openShop, type Shop } from '../orders/shop.ts';
import { openPayments } from '../payments/payments-world.ts';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/';
const ADDRESS = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) };

let api: Shop;
let owner: TestClient;
let seller: TestClient;
/** What devices received, by the end of their endpoint. */
let told: [device: string, message: PushMessage][];
/** What the push service answers. */
let answer: () => 'sent' | 'gone';

const push: Push = {
  publicKey: 'our-key',
  send: async ({ endpoint }, message) => {
    const result = answer();
    told.push([endpoint.slice(ENDPOINT.length), message]);
    return result;
  },
};

beforeEach(async () => {
  told = [];
  answer = () => 'sent';
  api = await openShop({ ports: { push } });
  owner = api.owner;
  seller = await signedIn(api, 'seller');
});
afterEach(() => api.close());

const store = (path: string): string => `/stores/${api.storeId}${path}`;
const work = () => jobsOf(api, ['push.order'])();

async function listen(client: TestClient, device: string): Promise<void> {
  const answered = await client.put(store('/push-device'), { endpoint: ENDPOINT + device, ...ADDRESS });
  expect(answered.status).toBe(204);
}

async function order(client: TestClient): Promise<{ id: number; sequence: number }> {
  const product = await api.product({ price: 45_000 });
  const customer = { first_name: 'Camila', last_name: 'Rojas', phone_number: '573001112233' };
  const body = api.orderBody([{ product_id: product.id, quantity: 1, price: 45_000 }], { customer });
  const made = await client.post<{ id: number; sequence: number }>(store('/orders'), body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return made.body;
}

describe('a new order', () => {
  test('is told to every listening device of the team, and not to the member who made it', async () => {
    await listen(owner, 'owner-phone');
    await listen(seller, 'seller-phone');
    const { id, sequence } = await order(seller);
    await work();
    expect(told).toEqual([
      [
        'owner-phone',
        {
          title: `Pedido nuevo #${sequence}`,
          body: expect.stringMatching(/^\$.45\.000 · Camila Rojas$/),
          path: `/orders/${id}`,
          tag: `order-${id}`,
        },
      ],
    ]);
  });

  test('is told once a write is there: a refused one leaves nothing', async () => {
    await listen(owner, 'owner-phone');
    const refused = await seller.post(store('/orders'), { order_status_id: 1 });
    expect(refused.status).toBe(422);
    await work();
    expect(told).toEqual([]);
  });

  test('is not told to another store, nor where the session has another store open', async () => {
    const outsider = await signedIn(api, 'outsider');
    const other = await outsider.put(`/stores/${api.otherStoreId}/push-device`, {
      endpoint: `${ENDPOINT}outsider`,
      ...ADDRESS,
    });
    expect(other.status).toBe(204);
    await listen(owner, 'owner-phone');
    await api.database.platformWrite((sql) =>
      sql
        .updateTable('sessions')
        .set({ store_id: null })
        .where('user_id', '=', api.people.owner.userId)
        .execute(),
    );
    await order(seller);
    await work();
    expect(told).toEqual([]);
  });

  test('is not told after signing out, nor to a member who may no longer read orders or left that branch', async () => {
    const viewer = await signedIn(api, 'viewer');
    const admin = await signedIn(api, 'admin');
    await listen(owner, 'owner-phone');
    await listen(viewer, 'viewer-phone');
    await listen(admin, 'admin-phone');
    await order(seller);
    await owner.post('/logout');
    await api.database.write(api.storeId, async ({ sql }) => {
      await sql
        .updateTable('roles')
        .set({ permissions: ['products.read'] })
        .where('name', '=', 'Consulta')
        .execute();
      await sql
        .updateTable('memberships')
        .set({ active: false })
        .where('user_id', '=', api.people.admin.userId)
        .execute();
    });
    await work();
    expect(told).toEqual([]);
    // What is left of the session that has ended is gone.
    const kept = await api.database.read(api.storeId, (sql) =>
      sql.selectFrom('push_devices').select('user_id').execute(),
    );
    expect(kept.map(({ user_id }) => user_id)).not.toContain(api.people.owner.userId);
  });

  test('of another branch is not told to who is limited to one', async () => {
    const viewer = await signedIn(api, 'viewer');
    await listen(viewer, 'viewer-phone');
    await api.database.write(api.storeId, ({ sql }) =>
      sql
        .updateTable('roles')
        .set({ branch_ids: [999_999] })
        .where('name', '=', 'Consulta')
        .execute(),
    );
    await order(seller);
    await work();
    expect(told).toEqual([]);
  });

  test('is tried again where the push service fails, for that device alone', async () => {
    await listen(owner, 'owner-phone');
    await order(seller);
    answer = () => {
      throw new Error('fcm.googleapis.com answered 503');
    };
    await expect(work()).rejects.toThrow('503');
    answer = () => 'sent';
    await work();
    expect(told.map(([device]) => device)).toEqual(['owner-phone']);
  });

  test('a browser that has left is forgotten', async () => {
    await listen(owner, 'owner-phone');
    await order(seller);
    answer = () => 'gone';
    await work();
    expect((await owner.get<{ active: boolean }>(store('/push-device'))).body.active).toBe(false);
    await order(seller);
    await work();
    expect(told).toHaveLength(1);
  });
});

test('money that a member writes down is no news; what a provider confirms is', async () => {
  const world = await openPayments({ push });
  const { shop } = world;
  const address = { endpoint: `${ENDPOINT}owner-phone`, ...ADDRESS };
  expect((await shop.owner.put(`${shop.base}/push-device`, address)).status).toBe(204);
  const byHand = await world.order('wompi');
  await shop.owner.post(`${shop.base}/orders/${byHand.id}/status/4/type/1`, {});
  await jobsOf(shop, ['push.order'])();
  expect(told).toEqual([]);
  const online = await world.order('wompi');
  await world.report(world.pay('wompi', await world.link('wompi', online), online));
  await world.work();
  await jobsOf(shop, ['push.order'])();
  expect(told).toMatchObject([
    ['owner-phone', { title: `Pago recibido · #${online.sequence}`, path: `/orders/${online.id}` }],
  ]);
  await world.close();
});

describe('a device', () => {
  test('reads the news in the language of its panel', async () => {
    const address = { endpoint: `${ENDPOINT}english`, ...ADDRESS };
    const headers = { 'accept-language': 'en' };
    expect((await owner.put(store('/push-device'), address, { headers })).status).toBe(204);
    const { sequence } = await order(seller);
    await work();
    expect(told.map(([, { title }]) => title)).toEqual([`New order #${sequence}`]);
  });

  test('whose session has just ended is asked to sign in', async () => {
    // The answer about the session is kept for a moment.
    expect((await owner.get(store('/push-device'))).status).toBe(200);
    await api.database.platformWrite((sql) =>
      sql.deleteFrom('sessions').where('user_id', '=', api.people.owner.userId).execute(),
    );
    const late = await owner.put(store('/push-device'), { endpoint: `${ENDPOINT}late`, ...ADDRESS });
    expect(late.status).toBe(401);
  });

  test('listens until it is told not to', async () => {
    const state = () => owner.get<{ public_key: string; active: boolean }>(store('/push-device'));
    expect((await state()).body).toEqual({ public_key: 'our-key', active: false });
    await listen(owner, 'first');
    await listen(owner, 'second');
    expect((await state()).body.active).toBe(true);
    await order(seller);
    await work();
    expect(told.map(([device]) => device)).toEqual(['second']);
    expect((await owner.delete(store('/push-device'))).status).toBe(204);
    expect((await state()).body.active).toBe(false);
    await order(seller);
    await work();
    expect(told).toHaveLength(1);
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com.evil.co/x',
    'https://evil.co/fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://user@updates.push.services.mozilla.com.evil.co/x',
    'https://push.apple.com@evil.co/x',
  ])('is refused at an address that is no push service: %s', async (endpoint) => {
    const refused = await owner.put<{ errors: object }>(store('/push-device'), { endpoint, ...ADDRESS });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(['endpoint']);
  });

  test.each([
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d',
    'https://web.push.apple.com/QGx',
  ])('may be at %s', async (endpoint) => {
    expect((await owner.put(store('/push-device'), { endpoint, ...ADDRESS })).status).toBe(204);
  });

  test('cannot listen to a server that sends nothing', async () => {
    const silent = await createTestApi();
    const member = await signedIn(silent, 'owner');
    const path = `/stores/${silent.storeId}/push-device`;
    expect((await member.get(path)).body).toEqual({ public_key: null, active: false });
    expect((await member.put(path, { endpoint: `${ENDPOINT}x`, ...ADDRESS })).status).toBe(503);
    await silent.close();
  });
});
