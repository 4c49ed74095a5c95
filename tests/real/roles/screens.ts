import { judge, type Access, type Asked } from '../../../domain/access/access.ts';
import type { Operation } from '../../../domain/schema/vocabulary.ts';
import { descriptorOf } from '../../../src/schema/descriptors.ts';
import { APP_SCREENS } from '../../../src/shell/navigation/app-screens.ts';
import type { TestClient } from '../../support/client.ts';

/** What the main tasks work on. */
export interface Subject {
  /** `/stores/<id>`. */
  base: string;
  branchId: number;
  productId: number;
  /** Different for every role, for what must be unique. */
  mark: number;
}

export interface Screen {
  path: string;
  task: string;
  /** What the screen itself asks before it offers the task; all of it. */
  offered: readonly Asked[];
  /** Does the task as the screen does. @returns the status of each call */
  run(client: TestClient, subject: Subject, access: Access): Promise<number[]>;
}

const rule = (resource: string, operation: Operation): Asked => descriptorOf(resource).access[operation];

function appRule(path: string): Asked {
  const screen = APP_SCREENS.find((one) => one.path === path);
  if (screen === undefined) throw new Error(`No screen ${path}`);
  return { permission: screen.permission ?? null };
}

const reads =
  (...paths: string[]): Screen['run'] =>
  async (client, { base }) => {
    const statuses: number[] = [];
    for (const path of paths) statuses.push((await client.get(`${base}${path}`)).status);
    return statuses;
  };

/** The order form: `BranchInput` offers the branches that the member may list, and the first one is chosen. */
const makeOrder: Screen['run'] = async (client, { base, productId }, access) => {
  const listed =
    judge(access, rule('user-stores', 'list')) === 'allowed'
      ? (await client.get<{ id: number }[]>(`${base}/user-stores?limit=100&sort=created_at,asc`)).body
      : [];
  const branch = listed[0] === undefined ? {} : { user_store_id: listed[0].id };
  const { status } = await client.post(`${base}/orders`, {
    date: new Date().toISOString(),
    order_status_id: 1,
    shipping_order_status_id: 6,
    order_method_id: 1,
    sales_channel: 'whatsapp',
    order_details: [{ product_id: productId, quantity: 1, price: 1000 }],
    ...branch,
  });
  return [status];
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
];
