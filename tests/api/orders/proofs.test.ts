import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LONGEST_PROOF_NOTE, MOST_PROOFS, type PaymentProof } from '../../../domain/orders/payment-proof.ts';
import type { TimelineEntry } from '../../../domain/orders/timeline.ts';
import { removeOutlived } from '../../../server/modules/upkeep/retention.ts';
import { removeUnusedFiles } from '../../../server/modules/files/unused-files.ts';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { photo, workOn } from '../files/files-world.ts';
import { lineOf, openShop, type Failure, type Order, type Shop } from './shop.ts';

const HOUR = 60 * 60 * 1000;
const PDF = '%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n';

let shop: Shop;
let picture: Uint8Array;
let order: Order;
beforeAll(async () => {
  picture = await photo(64, 48);
});

async function openWithOrder(): Promise<void> {
  shop = await openShop();
  order = await shop.order([lineOf(await shop.product(), 2)]);
}

const path = () => `${shop.base}/orders/${order.id}`;
const proofsOf = async () => (await shop.owner.get<PaymentProof[]>(`${path()}/proofs`)).body;
const find = async () => (await shop.owner.get<Order>(path())).body;
const decide = (id: number, body: object, by = shop.owner) => by.put<Failure>(`${path()}/proofs/${id}`, body);

async function attach(bytes: Uint8Array | string, by: TestClient = shop.owner, requestId?: string) {
  const form = new FormData();
  form.append('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'x.html'));
  const headers: Record<string, string> = requestId === undefined ? {} : { 'x-request-id': requestId };
  const answer = await by.raw(`${path()}/proofs`, { method: 'POST', body: form, headers });
  const body: Failure & { id: number } = await answer.json();
  return { status: answer.status, body };
}

/** Attaches the picture. @returns the id of the proof */
async function attached(): Promise<number> {
  const { status, body } = await attach(picture);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

async function fileOf(id: number): Promise<string> {
  const row = await shop.database.read(shop.storeId, (sql) =>
    sql.selectFrom('payment_proofs').select('file').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  return row.file;
}

const isStored = async (name: string) => (await shop.ports.files.get(`${shop.storeId}/${name}`)) !== null;

describe('[ORD-07] a proof of payment', () => {
  beforeAll(openWithOrder);
  afterAll(() => shop.close());
  beforeEach(async () => {
    order = await shop.order([lineOf(await shop.product(), 2)]);
  });

  test('is a picture encoded again, that members who may see the order see, and nobody else', async () => {
    const id = await attached();
    expect(await proofsOf()).toMatchObject([
      { id, content_type: 'image/webp', state: 'waiting', note: null, decided_by: null },
    ]);
    const answer = await shop.owner.raw(`${path()}/proofs/${id}/file`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="${order.id}-${id}.webp"`);
    const stored = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 64, height: 48 });

    const name = await fileOf(id);
    expect(name).toMatch(/^private-[\w-]{43}\.webp$/);
    expect((await shop.anonymous().raw(`/files/${shop.storeId}/${name}`)).status).toBe(404);
    expect((await shop.owner.raw(`/files/${shop.storeId}/${name}`)).status).toBe(404);
    expect((await shop.anonymous().raw(`${path()}/proofs/${id}/file`)).status).toBe(401);
    const other = await shop.order([lineOf(await shop.product())]);
    expect((await shop.owner.raw(`${shop.base}/orders/${other.id}/proofs/${id}/file`)).status).toBe(404);
  });

  test('may be a PDF, which is never shown inside the panel', async () => {
    const { body } = await attach(PDF);
    const answer = await shop.owner.raw(`${path()}/proofs/${body.id}/file`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="${order.id}-${body.id}.pdf"`,
    );
    expect(await answer.text()).toBe(PDF);
  });

  test.each([
    ['a web page', '<html><script>alert(1)</script></html>', 'picture'],
    ['a PDF that is cut off', PDF.slice(0, 20), 'document'],
    ['nothing', '', 'empty'],
  ])('that is %s is refused, by what it holds and not by its name', async (_, bytes, key) => {
    const { status, body } = await attach(bytes);
    expect([status, body.errors]).toEqual([422, { file: { key } }]);
    expect(await proofsOf()).toEqual([]);
  });

  test('beyond eight megabytes, or beyond the most of an order, is refused', async () => {
    const large = await attach(`${PDF}${' '.repeat(8 * 1024 * 1024)}`);
    expect([large.status, large.body.code]).toEqual([413, 'too_large']);
    for (let at = 0; at < MOST_PROOFS; at += 1)
      expect((await attach(`${PDF}% ${at}\n%%EOF\n`)).status).toBe(201);
    const { status, body } = await attach(PDF);
    expect([status, body.errors]).toEqual([422, { file: { key: 'maxItems', args: { limit: MOST_PROOFS } } }]);
    expect(await proofsOf()).toHaveLength(MOST_PROOFS);
  });

  test('sent again after a lost answer is attached once, though each attempt draws its own boundary', async () => {
    const first = await attach(picture, shop.owner, 'proof-attempt');
    expect(first.status).toBe(201);
    expect(await attach(picture, shop.owner, 'proof-attempt')).toEqual(first);
    expect(await proofsOf()).toHaveLength(1);
    const other = await attach(PDF, shop.owner, 'proof-attempt');
    expect([other.status, other.body.code]).toEqual([422, 'request_id_reused']);
    expect(await proofsOf()).toHaveLength(1);
  });

  test('for a cancelled order is refused, and taken once it is open again', async () => {
    await shop.owner.post(`${path()}/status/3/type/1`, {});
    const { status, body } = await attach(picture);
    expect([status, body.errors]).toEqual([422, { file: { key: 'order_cancelled' } }]);
    expect(await proofsOf()).toEqual([]);
    await shop.owner.post(`${path()}/status/1/type/1`, {});
    await attached();
  });

  test('that is approved marks the order as paid, and the timeline says who', async () => {
    const id = await attached();
    expect((await decide(id, { state: 'approved' })).status).toBe(200);
    expect(await find()).toMatchObject({ order_status_id: 4, paid: order.total });
    const [proof] = await proofsOf();
    expect(proof).toMatchObject({ state: 'approved', decided_at: expect.any(String) });
    expect(proof?.decided_by).toBe(proof?.user);
    const { body } = await shop.owner.get<TimelineEntry[]>(`${path()}/timeline`);
    expect(body.map(({ user, events }) => [user, events.map(({ kind }) => kind)])).toEqual([
      [proof?.user, ['status']],
      [proof?.user, ['proof_approved']],
      [proof?.user, ['proof_attached']],
      [proof?.user, ['created']],
    ]);
    expect((await decide(id, { state: 'approved' })).status).toBe(200);
    expect(await find()).toMatchObject({ version: order.version + 1 });
  });

  test('that waits is approved when a member marks the order as paid by hand', async () => {
    const id = await attached();
    await shop.owner.post(`${path()}/status/4/type/1`, {});
    expect(await proofsOf()).toMatchObject([{ id, state: 'approved', decided_by: expect.any(String) }]);
    const later = await attached();
    expect((await proofsOf()).find((proof) => proof.id === later)).toMatchObject({ state: 'waiting' });
  });

  test('that waits beside the one that was approved keeps waiting', async () => {
    const [id, other] = [await attached(), (await attach(PDF)).body.id];
    await decide(id, { state: 'approved' });
    expect((await proofsOf()).find((proof) => proof.id === other)).toMatchObject({ state: 'waiting' });
  });

  test('that is approved stays so: it is neither rejected nor removed', async () => {
    const id = await attached();
    await decide(id, { state: 'approved' });
    const rejected = await decide(id, { state: 'rejected', note: 'Es de otro día' });
    expect([rejected.status, rejected.body.code]).toEqual([409, 'changed_since']);
    expect((await shop.owner.delete(`${path()}/proofs/${id}`)).status).toBe(409);
    expect(await proofsOf()).toMatchObject([{ state: 'approved', note: null }]);
  });

  test('of an order that is paid is approved without a change of its state', async () => {
    order = await shop.order([lineOf(await shop.product())], { order_status_id: 4 });
    const id = await attached();
    expect((await decide(id, { state: 'approved' })).status).toBe(200);
    expect(await find()).toMatchObject({ order_status_id: 4, version: order.version });
  });

  test('of a paid order that an edit made dearer brings what is missing, once', async () => {
    await shop.owner.post(`${path()}/status/4/type/1`, {});
    const paid = order.total;
    const { body } = await shop.owner.patch<Order>(path(), { shipping_cost: 15_000 });
    expect(body).toMatchObject({ total: paid + 15_000, paid, to_collect: 1 });
    const [first, second] = [await attached(), (await attach(PDF)).body.id];
    await Promise.all([decide(first, { state: 'approved' }), decide(second, { state: 'approved' })]);
    expect(await find()).toMatchObject({ order_status_id: 4, paid: paid + 15_000, to_collect: 0 });
  });

  test('of an order that was cancelled meanwhile is approved without a change of its state', async () => {
    const id = await attached();
    await shop.owner.post(`${path()}/status/3/type/1`, {});
    const { version } = await find();
    expect((await decide(id, { state: 'approved' })).status).toBe(200);
    expect(await find()).toMatchObject({ order_status_id: 3, version });
  });

  test('that is rejected says why, changes nothing of the order, and may be approved later', async () => {
    const id = await attached();
    for (const note of [undefined, null, '  ']) {
      const { status, body } = await decide(id, { state: 'rejected', note });
      expect([status, body.errors]).toEqual([422, { note: { key: 'required' } }]);
    }
    const long = await decide(id, { state: 'rejected', note: 'x'.repeat(LONGEST_PROOF_NOTE + 1) });
    expect(long.body.errors?.['note']?.key).toBe('maxLength');
    await decide(id, { state: 'rejected', note: ' Faltan $ 20.000 ' });
    expect(await proofsOf()).toMatchObject([{ state: 'rejected', note: 'Faltan $ 20.000' }]);
    expect(await find()).toMatchObject({ order_status_id: 1, version: order.version });
    await decide(id, { state: 'approved' });
    expect(await proofsOf()).toMatchObject([{ state: 'approved', note: null }]);
  });

  test('decided by two at once has one outcome, and the order follows it', async () => {
    const id = await attached();
    const both = await Promise.all([
      decide(id, { state: 'approved' }),
      decide(id, { state: 'rejected', note: 'No llegó' }),
    ]);
    expect(both.map(({ status }) => status)).toSatisfy(
      ([approved, rejected]) => approved === 200 && [200, 409].includes(rejected),
    );
    expect(await proofsOf()).toMatchObject([{ state: 'approved' }]);
    expect(await find()).toMatchObject({ order_status_id: 4 });
  });

  test('is decided by who may mark an order as paid, and attached by who may change it', async () => {
    const id = await attached();
    const viewer = await signedIn(shop, 'viewer');
    expect((await viewer.get<PaymentProof[]>(`${path()}/proofs`)).status).toBe(200);
    expect((await attach(picture, viewer)).status).toBe(403);
    expect((await decide(id, { state: 'approved' }, viewer)).status).toBe(403);
    expect((await viewer.delete(`${path()}/proofs/${id}`)).status).toBe(403);
    expect((await find()).order_status_id).toBe(1);
  });
});

/** Each in a shop of its own: days pass, after which nobody is signed in any more. */
describe('[ORD-07] the file of a proof', () => {
  beforeEach(openWithOrder);
  afterEach(() => shop.close());

  test('stays as long as its proof, is counted, and goes with it', async () => {
    const id = await attached();
    const name = await fileOf(id);
    const counted = await shop.database.read(shop.storeId, (sql) =>
      sql.selectFrom('stored_files').select('size').where('name', '=', name).executeTakeFirst(),
    );
    expect(counted?.size).toBeGreaterThan(0);
    for (let hours = 0; hours < 72; hours += 6) {
      shop.clock.advance(6 * HOUR);
      await removeUnusedFiles(shop.ports);
    }
    expect(await isStored(name)).toBe(true);
    const owner = await signedIn(shop, 'owner');
    expect((await owner.delete(`${path()}/proofs/${id}`)).status).toBe(204);
    await workOn(shop, ['files.remove']);
    expect(await isStored(name)).toBe(false);
    expect((await owner.get<PaymentProof[]>(`${path()}/proofs`)).body).toEqual([]);
  });

  test('of a deleted order comes back with it, and goes when it can no longer return', async () => {
    const id = await attached();
    const name = await fileOf(id);
    const { body } = await shop.owner.delete<{ undo: { id: number } }>(`${shop.base}/orders`, {
      ids: [order.id],
    });
    expect((await shop.owner.raw(`${path()}/proofs/${id}/file`)).status).toBe(404);
    await shop.owner.post(`${shop.base}/orders/deletions/${body.undo.id}/undo`, {});
    expect((await shop.owner.raw(`${path()}/proofs/${id}/file`)).status).toBe(200);
    await shop.owner.delete(`${shop.base}/orders`, { ids: [order.id] });
    shop.clock.advance(25 * HOUR);
    const removed = await removeOutlived(shop.database, shop.clock.now());
    expect(removed['payment_proofs']).toBe(1);
    for (let hours = 0; hours < 60; hours += 6) {
      shop.clock.advance(6 * HOUR);
      await removeUnusedFiles(shop.ports);
    }
    expect(await isStored(name)).toBe(false);
  });

  test('goes when the data of the client is erased', async () => {
    const { body: client } = await shop.owner.post<{ id: number }>(`${shop.base}/customers`, {
      first_name: 'Zoraida',
      phone_number: '573009876501',
      email: 'zoraida@ejemplo.co',
    });
    order = await shop.order([lineOf(await shop.product())], { customer_id: client.id });
    const name = await fileOf(await attached());
    const path = `${shop.base}/customers/${client.id}/anonymise`;
    expect((await shop.owner.post(path, { name: 'Zoraida' })).status).toBe(204);
    expect(await proofsOf()).toEqual([]);
    await workOn(shop, ['files.remove']);
    expect(await isStored(name)).toBe(false);
  });
});
