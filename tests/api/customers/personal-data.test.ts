import { afterAll, beforeAll, expect, test } from 'vitest';
import { readXlsx } from 'hucre/xlsx';
import { signedIn } from '../../support/api.ts';
import { columnsWith } from '../../support/every-column.ts';
import { lineOf, openShop, type Failure, type Order, type Product, type Shop } from '../orders/shop.ts';

interface Customer extends Failure {
  id: number;
  version: number;
  first_name: string;
  phone_number: string;
  anonymised_at: string | null;
  quantity: number;
  total: number;
  lead_id: number;
}

/** Words that nobody else in the store has. */
const PLANTED = [
  'Zoraida',
  'Quintanilla',
  '3009876501',
  '300 987 6501',
  '(300) 987-6501',
  'Doña Zoraida Quintanilla',
  'zoraida.q@ejemplo.co',
  '1098765432',
  'Transversal 77',
  'Bloque Lila',
  'alergia al maní',
  'timbre dañado',
  'llamar a la vecina',
  'chat con su foto',
  'dijo que fue un regalo',
  'pagó su cuñado',
  'pagó su padrino',
  'Con cariño de tu tía Rosalba',
];

let shop: Shop;
let zoe: Customer;
let order: Order;
let deleted: Order;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const at = (path: string) => `${shop.base}/${path}`;
const read = async (id: number) => (await shop.owner.get<Customer>(at(`customers/${id}`))).body;

const person = {
  first_name: 'Zoraida',
  last_name: 'Quintanilla',
  phone_number: '573009876501',
  email: 'zoraida.q@ejemplo.co',
  document_type: 'CC',
  dni: '1098765432',
  country_code: 'CO',
  city_id: '05001',
  address: 'Transversal 77 # 8-9',
  address_line: 'Bloque Lila',
};

/** Each call has the id of a request, so that its answer is kept for a retry. */
async function plant(): Promise<void> {
  const once = () => ({ headers: { 'x-request-id': crypto.randomUUID() } });
  const made = await shop.owner.post<Customer>(at('customers'), person, once());
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  zoe = made.body;
  await shop.owner.patch(at(`customers/${zoe.id}`), { notes: 'alergia al maní' }, once());
  await shop.owner.post(
    at(`customers/${zoe.id}/consents`),
    {
      kind: 'given',
      purpose: 'orders',
      channel: 'whatsapp',
      given_at: shop.clock.now().toISOString(),
      wording: 'Autorizo el uso de mis datos.',
      evidence: 'chat con su foto',
    },
    once(),
  );
  const product = await shop.product({ price: 10_000, quantity_available: 50 });
  const fields = {
    customer_id: zoe.id,
    order_status_id: 4,
    date: shop.clock.now().toISOString(),
    shipping_information: { country_code: 'CO', city_id: '05001', address: 'Transversal 77 # 8-9' },
    comments: 'timbre dañado',
  };
  const body = shop.orderBody([lineOf(product, 2)], fields);
  order = (await shop.owner.post<Order>(at('orders'), body, once())).body;
  deleted = (await shop.owner.post<Order>(at('orders'), body, once())).body;
  await shop.owner.post(at(`orders/${order.id}/notes`), { text: 'llamar a la vecina' }, once());
  await shop.owner.post(
    at(`orders/${order.id}/refunds`),
    { amount: 5_000, reason: 'other', note: 'dijo que fue un regalo' },
    once(),
  );
  await plantAnswers(product);
  await plantReviews();
  await plantViews();
  await plantFile();
  await shop.owner.delete(at('orders'), { ids: [deleted.id] }, once());
  // Bought without being known as a client: the copy in the order has the number alone.
  await shop.order([lineOf(product)], { customer: { first_name: 'Zoraida', phone_number: '3009876501' } });
}

async function plantAnswers(product: Product): Promise<void> {
  const form = { title: 'Regalo', fields: [{ type: 'input', title: '¿Qué dice la tarjeta?' }] };
  const { body } = await shop.owner.post<{ version: number }>(at('dynamic-form'), form);
  const { first_name, phone_number } = person;
  const made = await shop.owner.post(
    at('create-manual-order'),
    {
      customer: { id: zoe.id, first_name, phone_number },
      date: '2026-11-20 20:30:00',
      dynamic_form: { version: body.version, answers: { field_1: 'Con cariño de tu tía Rosalba' } },
      order_status_id: 4,
      products: [lineOf(product)],
      shipping_cost: null,
      shipping_information: { country: 'CO', city: '05001', address: 'Transversal 77 # 8-9' },
      shipping_order_status_id: 8,
      user_store_id: shop.branchId,
    },
    { headers: { 'x-request-id': crypto.randomUUID() } },
  );
  expect(made.status, JSON.stringify(made.body)).toBe(201);
}

/** What was noted about two payments: one is known to be of the order, the other by its reference alone. */
async function plantReviews(): Promise<void> {
  const shared = { store_id: shop.storeId, provider: 'wompi', channel_id: 1, created_at: shop.clock.now() };
  const ids = await shop.database.write(shop.storeId, async (tx) => {
    const asked = { cents: 1, currency: 'COP', test: true, checkout: '{}', expires_at: shop.clock.now() };
    await tx.sql
      .insertInto('payment_attempts')
      .values({ ...shared, ...asked, reference: 'ref-1', order_id: order.id })
      .execute();
    const doubted = { ...shared, claimed_state: 'approved', body: '', state: 'refused', reason: 'amount' };
    return tx.sql
      .insertInto('payment_notifications')
      .values([
        { ...doubted, event_id: 'a', attempt_id: 'a', reference: null, order_id: order.id },
        { ...doubted, event_id: 'b', attempt_id: 'b', reference: 'ref-1', order_id: null },
      ])
      .returning('id')
      .execute();
  });
  for (const [position, note] of ['pagó su cuñado', 'pagó su padrino'].entries()) {
    const made = await shop.owner.put(at(`payment-notifications/${ids[position]?.id}/review`), { note });
    expect(made.status).toBe(204);
  }
}

/** Lines of a file that were never written: one has a number as nobody stores it, the other a name alone. */
async function plantFile(): Promise<void> {
  const opened = { target: 'customers', file_name: 'clientes.csv', total: 2 };
  const { body } = await shop.owner.post<{ id: number }>(at('imports'), opened);
  const cells = [
    { first_name: 'La vecina', phone_number: '(300) 987-6501' },
    { first_name: 'Doña Zoraida Quintanilla', phone_number: 'no tiene' },
  ];
  const records = cells.map((own, index) => {
    const line = index + 2;
    const faults = [{ line, field: 'phone_number', value: own.phone_number, kind: 'wrong_format' }];
    return { line, lines: [{ line, cells: own }], faults };
  });
  expect((await shop.owner.put(at(`imports/${body.id}/records`), { records })).status).toBe(200);
}

/** Searches that members saved: one that is there, one that says something else by now, one that is gone. */
async function plantViews(): Promise<void> {
  const save = async (client: typeof shop.owner, view: object) => {
    const made = await client.post<{ id: number }>(at('views'), view);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return at(`views/${made.body.id}`);
  };
  const found = (resource: string, name: string, filter: object, shared = false) => {
    return { resource, name, query: { filter }, shared };
  };
  const seller = await signedIn(shop, 'seller');
  await save(seller, found('customers', 'La de siempre', { search: 'ZORAIDA' }));
  await save(shop.owner, found('orders', 'Sus pedidos', { 'customer_id.in': [zoe.id] }, true));
  await save(shop.owner, found('products', 'Lo de Zoraida Quintanilla', {}));
  const changed = await save(seller, found('orders', 'Cobrar', { search: '300 987 6501' }, true));
  await seller.patch(changed, { query: { filter: { 'order_status_id.in': [1] } } });
  const renamed = await save(seller, found('customers', 'zoraida.q@ejemplo.co', { search: 'luz' }));
  await seller.patch(renamed, { name: 'Luz' });
  const gone = await save(seller, found('customers', 'Doña Zoraida', { search: '1098765432' }));
  await seller.delete(gone);
}

const viewNames = async (client: typeof shop.owner) =>
  (await client.get<{ name: string }[]>(at('views'))).body.map(({ name }) => name);

test('the data of one client is a workbook to read, and JSON; the log says who took it', async () => {
  await plant();
  const answer = await shop.owner.raw(at(`customers/${zoe.id}/personal-data?format=json`));
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="datos-\d+-.*\.json"$/);
  const text = await answer.text();
  for (const planted of PLANTED.filter((one) => !/^(dijo|pagó|300 |\(300|Doña)/.test(one)))
    expect(text, planted).toContain(planted);
  const data: { orders: Order[]; activity: object[] } = JSON.parse(text);
  expect(data.orders).toHaveLength(3);
  expect(data.activity.length).toBeGreaterThan(3);
  const workbook = await readXlsx(
    new Uint8Array(await (await shop.owner.raw(at(`customers/${zoe.id}/personal-data`))).arrayBuffer()),
  );
  expect(workbook.sheets.map(({ name }) => name)).toEqual([
    'Datos',
    'Pedidos',
    'Notas de pedidos',
    'Respuestas del formulario',
    'Comprobantes de pago',
    'Autorizaciones',
    'Actividad',
  ]);
  const cells = JSON.stringify(workbook.sheets.map(({ rows }) => rows));
  for (const said of ['Zoraida', 'Nombre', 'Medellín', 'alergia al maní', 'Autorizó', 'llamar a la vecina'])
    expect(cells, said).toContain(said);
  const log = await shop.owner.get<{ action: string; record_id: number }[]>(
    at('audit?resource.in=customers'),
  );
  expect(log.body[0]).toMatchObject({ action: 'export', record_id: zoe.id });
  expect((await shop.owner.get(at('customers/999999/personal-data'))).status).toBe(404);
});

test('data is erased only by who may, and after the name is typed', async () => {
  const erase = (client: typeof shop.owner, name: string, id = zoe.id) =>
    client.post<Failure>(at(`customers/${id}/anonymise`), { name });
  for (const who of ['viewer'] as const) {
    const member = await signedIn(shop, who);
    expect((await erase(member, 'Zoraida')).status).toBe(403);
    expect((await member.get(at(`customers/${zoe.id}/personal-data`))).status).toBe(403);
  }
  const wrong = await erase(shop.owner, 'Ana');
  expect([wrong.status, wrong.body.errors]).toEqual([422, { name: { key: 'const' } }]);
  expect((await erase(shop.owner, 'Zoraida', 999_999)).status).toBe(404);
  expect((await read(zoe.id)).first_name).toBe('Zoraida');
});

test('erased data is nowhere in the database; amounts and sums stay, and nothing brings it back', async () => {
  const found = await columnsWith(shop.database, PLANTED);
  for (const planted of PLANTED) expect(found.join(), planted).toContain(planted);
  const before = await read(zoe.id);
  const stock = (await shop.owner.get<Order>(at(`orders/${order.id}`))).body;
  const done = await shop.owner.post(
    at(`customers/${zoe.id}/anonymise`),
    { name: ' zoraida ' },
    { headers: { 'x-request-id': crypto.randomUUID() } },
  );
  expect(done.status).toBe(204);
  expect(await columnsWith(shop.database, PLANTED)).toEqual([]);
  const after = await read(zoe.id);
  expect(after).toMatchObject({
    first_name: 'Cliente anónimo',
    phone_number: '0000000',
    city: null,
    notes: null,
    quantity: before.quantity,
    total: before.total,
    lead_id: before.lead_id,
  });
  expect(after.anonymised_at).not.toBeNull();
  const kept = (await shop.owner.get<Order>(at(`orders/${order.id}`))).body;
  expect(kept).toMatchObject({
    customer_id: zoe.id,
    customer: { first_name: 'Cliente anónimo' },
    total: stock.total,
    order_details: stock.order_details,
  });
  expect(await viewNames(shop.owner)).toEqual(['Cobrar']);
  expect(await viewNames(await signedIn(shop, 'seller'))).toEqual(['Cobrar', 'Luz']);
  const { body: clients } = await shop.owner.get<object[]>(at('customers?search=zoraida'));
  expect(clients).toEqual([]);
  expect((await shop.owner.get<object[]>(at('orders?search=zoraida'))).body).toEqual([]);
  const log = await shop.owner.get<{ action: string; changes: object }[]>(at('audit?resource.in=customers'));
  expect(log.body[0]).toMatchObject({ action: 'anonymise', changes: {} });
  const consents = await shop.owner.get<object[]>(at(`customers/${zoe.id}/consents`));
  expect(consents.body).toMatchObject([{ kind: 'given', evidence: null }]);
});

test('the data of others stays', async () => {
  const { body: luz } = await shop.owner.post<Customer>(at('customers'), {
    first_name: 'Luz',
    phone_number: '573009876502',
    email: 'luz.p@ejemplo.co',
  });
  const { body: rosa } = await shop.owner.post<Customer>(at('customers'), {
    first_name: 'Rosa',
    phone_number: '573009876503',
    email: 'rosa.p@ejemplo.co',
  });
  const own = await shop.order([lineOf(await shop.product())], { customer_id: luz.id });
  await shop.owner.post(at('customers'), {
    first_name: 'Rosa',
    phone_number: '573009876504',
    email: 'r@ejemplo.co',
  });
  for (const [resource, search] of [
    ['products', 'ruana rosa'],
    ['customers', 'rosa'],
    ['customers', 'luz.p@'],
  ])
    await shop.owner.post(at('views'), { resource, name: search, query: { filter: { search } } });
  await shop.owner.post(at(`customers/${rosa.id}/anonymise`), { name: 'Rosa' });
  expect(await read(luz.id)).toMatchObject({ first_name: 'Luz', version: luz.version });
  // Another Rosa is a client, and a colour is nobody.
  expect(await viewNames(shop.owner)).toEqual(['Cobrar', 'ruana rosa', 'rosa', 'luz.p@']);
  expect((await shop.owner.get<Order>(at(`orders/${own.id}`))).body.customer).toMatchObject({
    first_name: 'Luz',
  });
  expect(await columnsWith(shop.database, ['luz.p@ejemplo.co'])).toContain(
    'luz.p@ejemplo.co in audit.changes',
  );
});
