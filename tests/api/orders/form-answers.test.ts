import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FormAnswer, CheckoutForm } from '../../../domain/checkout-form/form-calls.ts';
import { lineOf, openShop, type Failure, type Order, type Product, type Shop } from './shop.ts';

type Form = CheckoutForm & { version: number };

let shop: Shop;
let product: Product;
let form: Form;
beforeAll(async () => {
  shop = await openShop();
  product = await shop.product({ quantity_available: 50 });
  const made = await shop.owner.post<Form>(`${shop.base}/dynamic-form`, {
    title: 'Datos del regalo',
    fields: [
      { type: 'label', title: 'La tarjeta' },
      { type: 'input', title: '¿Para quién es?', mandatory: true },
      { type: 'checkbox', title: 'Extras', options: ['Moño', 'Caja', 'Bolsa'] },
      { type: 'range', title: '¿Qué tan dulce?' },
    ],
  });
  form = made.body;
});
afterAll(() => shop.close());

const order = (dynamic_form?: unknown) =>
  shop.owner.post<Order & Failure>(`${shop.base}/create-manual-order`, {
    customer: { first_name: 'Lucía', phone_number: '573001234567', email: null, dni: null },
    date: '2026-11-20 20:30:00',
    dynamic_form,
    order_status_id: 1,
    products: [lineOf(product)],
    shipping_cost: 0,
    shipping_information: { country: 'CO', city: '05001', address: 'Carrera 43 # 5-10' },
    shipping_order_status_id: 6,
    user_store_id: shop.branchId,
  });
const answersOf = (id: number) =>
  shop.owner.get<FormAnswer[]>(`${shop.base}/orders/${id}/dynamic-form-responses`);
const nameOf = (at: number) => `field_${form.fields[at]?.id}`;
const given = () => ({ [nameOf(1)]: 'Marta', [nameOf(2)]: ['Moño', 'Bolsa'], [nameOf(3)]: 80 });
const said = [
  { title: '¿Para quién es?', type: 'input', response: 'Marta' },
  { title: 'Extras', type: 'checkbox', response: ['Moño', 'Bolsa'] },
  { title: '¿Qué tan dulce?', type: 'range', response: 80 },
];

test('[ORD-14] GET dynamic-form-responses has id, title, type and response of each answer', async () => {
  const { status, body } = await order({ version: form.version, answers: given() });
  expect(status).toBe(201);
  const answers = await answersOf(body.id);
  expect(answers.body).toMatchObject(said);
  expect(answers.body.map(({ id }) => id)).toEqual(form.fields.slice(1).map(({ id }) => id));
  const plain = await order();
  expect((await answersOf(plain.body.id)).body).toEqual([]);
  expect((await answersOf(999_999)).status).toBe(404);
});

test('[ORD-14] [CFG-07] stored answers survive a change of the form, and its removal', async () => {
  const { body } = await order({ version: form.version, answers: given() });
  const changed = await shop.owner.put<Form>(`${shop.base}/dynamic-form`, {
    title: 'Otra cosa',
    fields: [{ id: form.fields[1]?.id, type: 'number', title: '¿Cuántos?', mandatory: true }],
  });
  expect(changed.status).toBe(200);
  expect((await answersOf(body.id)).body).toMatchObject(said);
  // Somebody still has the former form on screen: their answers are judged by it.
  const late = await order({ version: form.version, answers: given() });
  expect(late.status).toBe(201);
  expect((await answersOf(late.body.id)).body).toMatchObject(said);
  const mixed = await order({ version: changed.body.version, answers: given() });
  expect(mixed.status).toBe(422);
  await shop.owner.delete(`${shop.base}/dynamic-form`);
  expect((await answersOf(body.id)).body).toMatchObject(said);
});

test('[CFG-07] answers against the form are named, and no order is made', async () => {
  const before = (await shop.owner.get<Order[]>(`${shop.base}/orders?limit=100`)).body.length;
  const stock = (await shop.find(product.id)).quantity_available;
  const refused = await order({
    version: form.version,
    answers: { [nameOf(2)]: ['Globo'], [nameOf(3)]: 101, field_999: 'x', [nameOf(0)]: 'título' },
  });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual({
    'dynamic_form.answers.field_999': { key: 'unknown' },
    [`dynamic_form.answers.${nameOf(0)}`]: { key: 'unknown' },
    [`dynamic_form.answers.${nameOf(1)}`]: { key: 'required' },
    [`dynamic_form.answers.${nameOf(2)}`]: { key: 'enum' },
    [`dynamic_form.answers.${nameOf(3)}`]: { key: 'maximum', args: { limit: 100 } },
  });
  const unknown = await order({ version: 999_999, answers: {} });
  expect(unknown.body.errors).toEqual({ 'dynamic_form.version': { key: 'reference' } });
  expect((await shop.owner.get<Order[]>(`${shop.base}/orders?limit=100`)).body).toHaveLength(before);
  expect((await shop.find(product.id)).quantity_available).toBe(stock);
});

test('[ORD-14] an order that is deleted and returns has its answers again', async () => {
  const { body } = await order({ version: form.version, answers: given() });
  const gone = await shop.owner.delete<{ undo: { id: number } }>(`${shop.base}/orders`, { ids: [body.id] });
  expect((await answersOf(body.id)).status).toBe(404);
  const undone = await shop.owner.post(`${shop.base}/orders/deletions/${gone.body.undo.id}/undo`);
  expect(undone.status, JSON.stringify(gone.body)).toBe(200);
  expect((await answersOf(body.id)).body).toMatchObject(said);
});
