import { judge, lookupRule, type Access } from '../../../domain/access/access.ts';
import type { TestClient } from '../../support/client.ts';
import { RECORD_SCREENS } from './record-screens.ts';
import { appRule, reads, rule, type Screen, type Subject } from './screen.ts';

/** Rows of a list, where the form asks for it: it offers what the member may read at least in part. */
async function choices<Row>(client: TestClient, base: string, access: Access, of: string, query: string) {
  const asked = lookupRule(of, rule(of, 'list'));
  if (judge(access, asked) !== 'allowed') return { status: 200, body: [] };
  return client.get<Row[]>(`${base}/${of}?${query}`);
}

/**
 * The order form: `BranchInput` offers the branches that the member may look up, and the first one is chosen;
 * `CustomerSearch` and `ProductPicker` search, and the order takes what they found.
 */
const makeOrder: Screen['run'] = async (client, { base, customerId }, access) => {
  interface Buyer {
    id: number;
    first_name: string;
    phone_number: string;
  }
  const branches = await choices<{ id: number }>(
    client,
    base,
    access,
    'user-stores',
    'limit=100&sort=created_at,asc',
  );
  const customers = await choices<Buyer>(client, base, access, 'customers', 'search=luz');
  const products = await choices<{ id: number; name: string; price: number }>(
    client,
    base,
    access,
    'products',
    'search=arepa&sort=name,asc',
  );
  const [branch, [product]] = [branches.body[0], products.body];
  const customer = customers.body.find(({ id }) => id === customerId);
  const order = await client.post(`${base}/create-manual-order`, {
    date: '2026-11-20 10:00:00',
    order_status_id: 1,
    shipping_order_status_id: 6,
    sales_channel: 'whatsapp',
    products: [{ product_id: product?.id, product_variant_id: null, quantity: 1, price: product?.price }],
    customer: customer && {
      id: customer.id,
      first_name: customer.first_name,
      phone_number: customer.phone_number,
    },
    shipping_cost: null,
    shipping_information: { country: 'CO', city: '05001', address: 'Calle 1' },
    ...(branch && { user_store_id: branch.id }),
  });
  return [branches.status, customers.status, products.status, order.status];
};

const creates =
  (path: string, body: (subject: Subject) => object): Screen['run'] =>
  async (client, subject) => [(await client.post(`${subject.base}${path}`, body(subject))).status];

export const SCREENS: readonly Screen[] = [
  {
    path: '/',
    task: 'read the day',
    offered: [rule('orders', 'list')],
    run: reads('/orders/daily-metrics', '/orders/weekly-progress', '/orders-counters'),
  },
  {
    path: '/orders',
    task: 'read the orders',
    offered: [rule('orders', 'list')],
    run: reads('/orders', '/orders-counters'),
  },
  { path: '/order/create', task: 'write an order down', offered: [rule('orders', 'create')], run: makeOrder },
  {
    path: '/stats',
    task: 'read the statistics',
    offered: [rule('orders', 'list')],
    run: reads(
      '/orders/stats?from=2026-01-01&to=2026-01-31',
      '/orders/top-products?from=2026-01-01&to=2026-01-31',
    ),
  },
  {
    path: '/clients',
    task: 'read the clients',
    offered: [rule('customers', 'list')],
    run: reads('/customers', '/customers-counters'),
  },
  {
    path: '/clients/create',
    task: 'add a client',
    offered: [rule('customers', 'create')],
    run: creates('/customers', ({ mark }) => ({
      first_name: 'Ana',
      phone_number: `57300111220${mark}`,
      email: `ana${mark}@example.com`,
    })),
  },
  {
    path: '/clients/import',
    task: 'open a file of clients',
    offered: [rule('customers', 'create'), rule('customers', 'edit')],
    run: creates('/imports', () => ({ target: 'customers', file_name: 'c.csv', total: 1 })),
  },
  {
    path: '/products',
    task: 'read the products',
    offered: [rule('products', 'list')],
    run: reads('/products'),
  },
  {
    path: '/products/create',
    task: 'add a product with its price and stock',
    offered: [rule('products', 'create')],
    run: creates('/products', ({ mark }) => ({
      name: `Vela ${mark}`,
      price: 9000,
      active: 1,
      quantity_available: 3,
    })),
  },
  {
    path: '/products/import',
    task: 'open a file of products',
    offered: [rule('products', 'create'), rule('products', 'edit')],
    run: creates('/imports', () => ({ target: 'products', file_name: 'a.csv', total: 1 })),
  },
  {
    path: '/inventory',
    task: 'read the inventory',
    offered: [rule('products', 'list')],
    run: reads('/inventory', '/inventory/summary'),
  },
  {
    path: '/inventory',
    task: 'count a product',
    offered: [rule('products', 'list'), { permission: 'products.edit_stock' }],
    run: async (client, { base, productId }) => {
      const body = { delta: 1, reason: 'purchase' };
      return [(await client.post(`${base}/inventory/${productId}/0/adjustments`, body)).status];
    },
  },
  {
    path: '/inventory/import',
    task: 'open a file of counts',
    offered: [{ permission: 'products.edit_stock' }],
    run: creates('/imports', () => ({ target: 'inventory', file_name: 'i.csv', total: 1 })),
  },
  {
    path: '/collections',
    task: 'read the collections',
    offered: [rule('collections', 'list')],
    run: reads('/collections', '/collections/tree'),
  },
  {
    path: '/create-collection',
    task: 'add a collection',
    offered: [rule('collections', 'create')],
    run: creates('/collections', ({ mark }) => ({ name: `Colección ${mark}`, public: 1 })),
  },
  {
    path: '/user-stores',
    task: 'read the branches',
    offered: [rule('user-stores', 'list')],
    run: reads('/user-stores'),
  },
  {
    path: '/user-stores/create',
    task: 'add a branch',
    offered: [rule('user-stores', 'create')],
    run: creates('/user-stores', ({ mark }) => ({
      name: `Sede ${mark}`,
      mobile_phone_number: `57310111220${mark}`,
    })),
  },
  {
    path: '/config/paymentProviders',
    task: 'read the means of payment',
    offered: [rule('payment-channels-store', 'list')],
    run: reads('/payment-channels', '/payment-channels-store'),
  },
  {
    path: '/config/billing',
    task: 'read the invoices and the plan',
    offered: [appRule('/config/billing')],
    run: reads('/invoices', '/billing/subscription'),
  },
  { path: '/store', task: 'read the store', offered: [appRule('/store')], run: reads('') },
  {
    path: '/config/general',
    task: 'set the words of the button',
    offered: [appRule('/config/general')],
    run: async (client, { base }) => [
      (await client.patch(base, { call_to_action_button: 'Pedir por WhatsApp' })).status,
    ],
  },
  {
    path: '/config/qr-code',
    task: 'read the address of the store',
    offered: [appRule('/config/qr-code')],
    run: reads(''),
  },
  {
    path: '/account',
    task: 'read the own sessions',
    offered: [appRule('/account')],
    run: async (client) => [(await client.get('/users/sessions')).status],
  },
  {
    path: '/code',
    task: 'let another device in',
    offered: [appRule('/code')],
    run: async (client, { elsewhere }) => {
      const { body } = await elsewhere.post<{ code: string }>('/users/codes');
      const claimed = await client.post('/users/codes/claims', { code: body.code });
      return [
        claimed.status,
        (await client.put('/users/codes/claims', { code: body.code, allow: true })).status,
      ];
    },
  },
  {
    path: '/config/shipping',
    task: 'set the cost of shipping',
    offered: [appRule('/config/shipping')],
    run: async (client, { base }) => {
      const body = {
        delivery_cost_enabled: true,
        delivery_cost_details: 8000,
        shipping_time_enabled: false,
        shipping_details: '',
      };
      return [(await client.put(`${base}/shipping`, body)).status];
    },
  },
  {
    path: '/config/messages',
    task: 'write what a chat says of a paid order',
    offered: [appRule('/config/messages')],
    run: async (client, { base }) => [(await client.patch(base, { chat_paid: 'Gracias, {name}' })).status],
  },
  {
    path: '/config/form',
    task: 'read the form',
    offered: [appRule('/config/form')],
    run: reads('/dynamic-form'),
  },
  {
    path: '/config/legal',
    task: 'read the legal texts',
    offered: [appRule('/config/legal')],
    run: reads('/legal/versions'),
  },
  {
    path: '/config/domain',
    task: 'read the domain',
    offered: [appRule('/config/domain')],
    run: reads('/domain'),
  },
  {
    path: '/users-roles',
    task: 'read the team',
    offered: [appRule('/users-roles')],
    run: reads('/users', '/roles', '/users/invitations'),
  },
  {
    path: '/config/audit',
    task: 'read the log',
    offered: [appRule('/config/audit')],
    run: reads('/audit', '/audit/choices'),
  },
  ...RECORD_SCREENS,
];
