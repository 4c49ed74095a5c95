/**
 * What a shop does in a year, in a minute, by the API of any version since 0.1.0: beside the demo there are then variants,
 * orders in every state with what stands beside them, people of the team, imports with faults, keys and payments.
 */
import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import { notificationPath, PROVIDERS, type Provider } from '../../../domain/payments/provider.ts';
import { GATEWAY_KEYS } from '../../../scripts/gateway/accounts.ts';
import type { Gateway } from '../../../scripts/gateway/gateway.ts';
import { createClient, type TestClient } from '../../support/client.ts';

export interface FilledShop {
  owner: TestClient;
  gateway: Gateway;
  storeId: number;
  origin: string;
  /** Mails that the server printed so far. */
  printed(): string;
  /** Resolves when the server has no job left. */
  idle(): Promise<void>;
}

interface Made {
  id: number;
  version: number;
  total: number;
  order_details: { id: number; quantity: number }[];
  product_variants: { id: number; price: number }[];
}

type Call = <T = Made>(method: 'get' | 'post' | 'put', below: string, body?: unknown) => Promise<T>;

/** @returns ids of the rows that no list shows, by its path */
export async function fillShop(shop: FilledShop): Promise<Record<string, number[]>> {
  const call = callerOf(shop);
  const { product, plain } = await addProducts(call);
  const orders = await addOrders(call, product);
  await addBeside(shop, call, orders, plain);
  await addClients(call);
  await addTeam(shop, call);
  const imports = await addImports(shop, call);
  await addPayments(shop, call, product);
  await addSettings(call);
  await shop.idle();
  return { '/imports': imports };
}

/** @throws Error when an answer is no success: half a shop would show half of the faults */
function callerOf({ owner, storeId }: FilledShop): Call {
  return async <T>(method: 'get' | 'post' | 'put', below: string, body?: unknown): Promise<T> => {
    const at = `/stores/${storeId}${below}`;
    const answer = method === 'get' ? await owner.get<T>(at) : await owner[method]<T>(at, body);
    if (answer.status >= 300)
      throw new Error(`${method} ${below}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
}

async function addProducts(call: Call): Promise<{ product: Made; plain: Made }> {
  const sizes = ['S', 'M', 'L'].map((key, at) => ({
    key,
    sku: `RUANA-${key}`,
    price: 90_000 + at * 5_000,
    ...(at === 1 ? { discount_price: 85_000 } : {}),
    quantity: 400,
  }));
  const product = await call('post', '/products', {
    name: 'Ruana de Nobsa',
    price: 90_000,
    description: 'Lana virgen, «tejida a mano».\nDe Boyacá.',
    active: 1,
    product_options: [{ name: 'Talla', options: sizes.map(({ key }) => ({ name: key, value: key })) }],
    product_variants: sizes,
  });
  const plain = await call('post', '/products', { name: 'Sin contar', price: 12_345, active: 0 });
  await call('post', `/inventory/${product.id}/${product.product_variants[0]?.id ?? 0}/adjustments`, {
    delta: -1,
    reason: 'damage',
    note: 'Se mojó',
  });
  await call('post', '/inventory/count');
  return { product, plain };
}

const PAYMENT_STATES = [1, 2, 3, 4, 5];
const SHIPPING_STATES = [6, 7, 8, 9, 10];

/** An order in each pair of states, which it reaches as a person would set them. */
async function addOrders(call: Call, product: Made): Promise<Made[]> {
  const [branch] = await call<Made[]>('get', '/user-stores?limit=1');
  const [client] = await call<Made[]>('get', '/customers?limit=1');
  const orders: Made[] = [];
  for (const paid of PAYMENT_STATES)
    for (const shipped of SHIPPING_STATES) {
      const variant = product.product_variants[orders.length % product.product_variants.length];
      const order = await call('post', '/orders', {
        date: new Date().toISOString(),
        user_store_id: branch?.id,
        customer_id: client?.id,
        order_status_id: 1,
        shipping_order_status_id: 6,
        order_method_id: 1,
        sales_channel: 'whatsapp',
        shipping_cost: 9_900,
        comments: `De ${paid} a ${shipped}`,
        order_details: [
          { product_id: product.id, product_variant_id: variant?.id, quantity: 3, price: variant?.price },
          { name: 'Empaque de regalo', quantity: 1, price: 4_000 },
        ],
      });
      if (shipped !== 6) await call('post', `/orders/${order.id}/status/${shipped}/type/2`);
      if (paid === 5) await call('post', `/orders/${order.id}/status/4/type/1`);
      if (paid !== 1) await call('post', `/orders/${order.id}/status/${paid}/type/1`);
      orders.push(await call('get', `/orders/${order.id}`));
    }
  return orders;
}

const ofPaid = (orders: Made[], at: number): Made => {
  const found = orders[PAYMENT_STATES.indexOf(4) * SHIPPING_STATES.length + at];
  if (found === undefined) throw new Error('An order is missing');
  return found;
};

async function addBeside(
  { owner, storeId }: FilledShop,
  call: Call,
  orders: Made[],
  plain: Made,
): Promise<void> {
  const [part, units, shipped] = [ofPaid(orders, 0), ofPaid(orders, 1), ofPaid(orders, 2)];
  await call('post', `/orders/${part.id}/refunds`, {
    amount: 20_000,
    reason: 'price',
    note: 'Acordado por chat',
  });
  await call('post', `/orders/${units.id}/refunds`, {
    amount: 10_000,
    reason: 'damaged',
    lines: [{ id: units.order_details[0]?.id, quantity: 2 }],
    restock: true,
  });
  await call('put', `/orders/${shipped.id}/shipment`, {
    carrier: 'Servientrega',
    tracking_number: '2039482',
    tracking_url: 'https://www.servientrega.com/rastreo?guia=2039482',
  });
  await call('post', `/orders/${shipped.id}/notes`, { text: 'Llamar a la vecina' });
  const open = orders[0];
  if (open === undefined) throw new Error('No order');
  const form = new FormData();
  form.append('file', new File(['%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n'], 'soporte.pdf'));
  const attached = await owner.raw(`/stores/${storeId}/orders/${open.id}/proofs`, {
    method: 'POST',
    body: form,
  });
  if (attached.status !== 201) throw new Error(await attached.text());
  // A bulk change, which is undone.
  const { undo } = await call<{ undo: { id: number } }>('post', '/products/changes', {
    records: [{ id: plain.id, values: [{ source: 'price', before: 12_345, after: 12_000 }] }],
  });
  await call('post', `/products/changes/${undo.id}/undo`);
}

async function addClients(call: Call): Promise<void> {
  const register = (first_name: string, phone_number: string) =>
    call('post', '/customers', { first_name, last_name: 'Rojas', phone_number, email: 'rosa@ejemplo.co' });
  const [rosa, twin, gone] = [
    await register('Rosa', '573001112244'),
    await register('Rosita', '573001112244'),
    await register('Óscar', '573001112245'),
  ];
  await call('post', `/customers/${rosa.id}/consents`, {
    kind: 'given',
    purpose: 'marketing',
    channel: 'whatsapp',
    given_at: new Date(Date.now() - 60_000).toISOString(),
    wording: 'Autorizo recibir ofertas.',
    evidence: 'Chat del 20',
  });
  await call('post', `/customers/${rosa.id}/merge`, {
    customers: [rosa, twin].map(({ id, version }) => ({ id, version })),
  });
  await call('post', `/customers/${gone.id}/anonymise`, { name: 'Óscar' });
}

async function addTeam({ printed, origin, idle }: FilledShop, call: Call): Promise<void> {
  const role = await call('post', '/roles', {
    name: 'Ventas',
    permissions: ['orders.read', 'orders.write', 'products.read'],
  });
  const guest = { first_name: 'Lina', last_name: 'Mesa', role_id: role.id };
  await call('post', '/users/invitations', { ...guest, email: 'lina@correo.co' });
  await idle();
  const token = [...printed().matchAll(/\/invitation\?token=([\w-]+)/g)].at(-1)?.[1];
  const browser = createClient((request) => fetch(request), { origin });
  const joined = await browser.post(`/users/invitations/${token}/accept`, {
    password: 'una-clave-de-prueba',
  });
  if (joined.status >= 300) throw new Error(JSON.stringify(joined.body));
  await call('post', '/users/invitations', {
    ...guest,
    first_name: 'Pendiente',
    email: 'pendiente@correo.co',
  });
}

/** One of products, with a line that is refused, and one of clients that is undone. */
async function addImports({ idle }: FilledShop, call: Call): Promise<number[]> {
  const send = async (target: string, cells: Record<string, string>[]): Promise<number> => {
    const { id } = await call('post', '/imports', {
      target,
      file_name: `${target}.csv`,
      total: cells.length,
    });
    const records = cells.map((own, at) => ({ line: at + 2, lines: [{ line: at + 2, cells: own }] }));
    await call('put', `/imports/${id}/records`, { records });
    await call('post', `/imports/${id}/start`, {});
    await idle();
    return id;
  };
  const kept = await send('products', [
    { name: 'Mochila wayuu', price: '180000', sku: 'MOCHILA' },
    { name: 'Sin precio', price: 'mucho' },
  ]);
  const undone = await send('customers', [{ first_name: 'Pedro', phone_number: '573001112246' }]);
  await call('post', `/imports/${undone}/undo`, {});
  return [kept, undone];
}

/** Keys of each provider, and a payment by each that takes pesos: approved, declined, and approved for too little. */
async function addPayments(
  { owner, gateway, storeId, idle }: FilledShop,
  call: Call,
  product: Made,
): Promise<void> {
  for (const provider of PROVIDERS)
    await call('post', `/payment-channels-store/${CHANNEL_IDS[provider]}`, {
      active: 1,
      test_mode: 1,
      ...GATEWAY_KEYS[provider],
    });
  const [branch] = await call<Made[]>('get', '/user-stores?limit=1');
  const pay = async (provider: Provider, state: 'approved' | 'declined', share: number): Promise<void> => {
    const variant = product.product_variants[0];
    const order = await call('post', '/orders', {
      date: new Date().toISOString(),
      user_store_id: branch?.id,
      order_status_id: 1,
      shipping_order_status_id: 8,
      order_method_id: 1,
      sales_channel: 'webstore',
      order_details: [
        { product_id: product.id, product_variant_id: variant?.id, quantity: 1, price: variant?.price },
      ],
    });
    const { reference } = await call<{ reference: string }>('post', `/orders/${order.id}/payment-link`, {
      payment_channel_id: CHANNEL_IDS[provider],
    });
    const cents = Math.round(order.total * share) * 100;
    const { query, headers, body } = gateway.notice(
      gateway.books.add({ provider, reference, cents, currency: 'COP', state }),
    );
    const told = await owner.raw(`${notificationPath(provider, storeId)}${query}`, {
      method: 'POST',
      headers,
      body,
    });
    if (told.status !== 200) throw new Error(`${provider}: ${told.status} ${await told.text()}`);
    await idle();
  };
  await pay('wompi', 'approved', 1);
  await pay('wompi', 'declined', 1);
  await pay('mercado_pago', 'approved', 0.5);
  await pay('payu', 'approved', 1);
}

async function addSettings(call: Call): Promise<void> {
  for (const html of ['<p>Primera</p>', '<p>Segunda <strong>versión</strong></p>'])
    await call('put', '/legal', { terms_and_conditions: html });
  const filter = { filter: { 'order_status_id.in': [1] }, sort: { field: 'total', order: 'DESC' } };
  await call('post', '/views', { resource: 'orders', name: 'Por cobrar', query: filter });
  await call('post', '/views', { resource: 'orders', name: 'Del equipo', query: filter, shared: true });
  await call('put', '/domain/check', { domain: 'almacriolla.co' });
}
