import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentProof } from '../../../domain/orders/payment-proof.ts';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { photo } from '../files/files-world.ts';
import { lineOf, openShop, type Order, type Shop } from './shop.ts';

const PDF = '%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n';

let shop: Shop;
let picture: Uint8Array;
beforeAll(async () => {
  shop = await openShop();
  picture = await photo(64, 48);
});
afterAll(() => shop.close());

const newOrder = async () => shop.order([lineOf(await shop.product())]);
const proofs = ({ id }: Order) => `${shop.base}/orders/${id}/proofs`;

/** As a new tab does, under a request id of its own; or as a repeated call, under a given one. */
async function attach(
  order: Order,
  bytes: Uint8Array | string,
  { requestId, by = shop.owner }: { requestId?: string; by?: TestClient } = {},
): Promise<number> {
  const form = new FormData();
  form.append('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'recibo'));
  const headers = { 'x-request-id': requestId ?? crypto.randomUUID() };
  const answer = await by.raw(proofs(order), { method: 'POST', body: form, headers });
  expect(answer.status).toBe(201);
  const { id }: { id: number } = await answer.json();
  return id;
}

describe.each([
  ['a picture', () => picture],
  ['a PDF', () => PDF],
])('[ORD-07] %s that is chosen again', (_, bytes) => {
  test('while it waits is attached once', async () => {
    const order = await newOrder();
    const first = await attach(order, bytes());
    expect(await attach(order, bytes())).toBe(first);
    expect((await shop.owner.get<PaymentProof[]>(proofs(order))).body).toHaveLength(1);
  });

  test('at the same moment is attached once', async () => {
    const order = await newOrder();
    const both = await Promise.all([attach(order, bytes()), attach(order, bytes())]);
    expect(new Set(both).size).toBe(1);
    expect((await shop.owner.get<PaymentProof[]>(proofs(order))).body).toHaveLength(1);
  });

  test('for another order, or after a rejection, is a new proof', async () => {
    const order = await newOrder();
    const first = await attach(order, bytes());
    expect(await attach(await newOrder(), bytes())).not.toBe(first);
    await shop.owner.put(`${proofs(order)}/${first}`, { state: 'rejected', note: 'No se lee' });
    expect(await attach(order, bytes())).not.toBe(first);
    expect((await shop.owner.get<PaymentProof[]>(proofs(order))).body).toHaveLength(2);
  });
});

test('[ORD-07] a call whose answer was lost has it, though the order is deleted meanwhile', async () => {
  const order = await newOrder();
  const requestId = crypto.randomUUID();
  const first = await attach(order, PDF, { requestId });
  expect((await shop.owner.delete(`${shop.base}/orders/${order.id}`)).status).toBeLessThan(300);
  expect(await attach(order, PDF, { requestId })).toBe(first);
});

test('[ORD-07] a proof is removed by who attached it or may decide, and by no other who writes orders', async () => {
  const order = await newOrder();
  const by = await signedIn(shop, 'seller');
  const [theirs, own] = [await attach(order, picture), await attach(order, PDF, { by })];
  const seen = (await by.get<PaymentProof[]>(proofs(order))).body;
  expect(seen.map(({ id, removable }) => [id, removable])).toEqual([
    [theirs, false],
    [own, true],
  ]);
  expect((await by.delete(`${proofs(order)}/${theirs}`)).status).toBe(403);
  expect((await by.delete(`${proofs(order)}/${own}`)).status).toBe(204);
  const left = (await shop.owner.get<PaymentProof[]>(proofs(order))).body;
  expect(left.map(({ id, removable }) => [id, removable])).toEqual([[theirs, true]]);
});
