import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import { appRule, reads, rule, type Screen, type Subject } from './screen.ts';

/** Reads a record and writes it with the version that was read, as a form does. */
const edits =
  (at: (subject: Subject) => string, fields: (subject: Subject) => object): Screen['run'] =>
  async (client, subject) => {
    const path = subject.base + at(subject);
    const read = await client.get<{ version: number }>(path);
    const headers = { 'if-match': `"${read.body.version}"` };
    return [read.status, (await client.patch(path, fields(subject), { headers })).status];
  };

const shows = (at: (subject: Subject) => string): Screen['run'] => {
  return (client, subject, access) => reads(at(subject))(client, subject, access);
};

const TRANSFER = `/payment-channels-store/${CHANNEL_IDS.manual}`;

/** The pages of one record, and the bespoke screens that work on some of them. */
export const RECORD_SCREENS: readonly Screen[] = [
  {
    path: '/orders/:id',
    task: 'read an order with its history and its money',
    offered: [rule('orders', 'show')],
    run: async (client, subject, access) => {
      const at = `/orders/${subject.orderId}`;
      return reads(at, `${at}/timeline`, `${at}/refunds`, `${at}/proofs`)(client, subject, access);
    },
  },
  {
    path: '/orders/:id/edit',
    task: 'edit an order',
    offered: [rule('orders', 'edit')],
    run: edits(
      ({ orderId }) => `/orders/${orderId}`,
      ({ mark }) => ({ comments: `Para hoy ${mark}` }),
    ),
  },
  {
    path: '/order/transfer',
    task: 'find the order that a transfer pays',
    offered: [rule('orders', 'list'), { permission: 'orders.mark_paid' }],
    run: reads('/orders?to_collect.in=1'),
  },
  {
    path: '/order/print',
    task: 'print an order',
    offered: [rule('orders', 'list')],
    run: async (client, subject, access) =>
      reads(`/orders?id.in=${subject.orderId}`, '')(client, subject, access),
  },
  {
    path: '/products/update/:id',
    task: 'edit a product',
    offered: [rule('products', 'edit')],
    run: edits(
      ({ productId }) => `/products/${productId}`,
      ({ mark }) => ({ name: `Arepa de choclo ${mark}` }),
    ),
  },
  {
    path: '/products/grid',
    task: 'set the prices of some products',
    offered: [rule('products', 'edit')],
    run: edits(
      ({ productId }) => `/products/${productId}`,
      ({ mark }) => ({ price: 1100 + mark }),
    ),
  },
  {
    path: '/products/labels',
    task: 'print labels of a product',
    offered: [rule('products', 'list')],
    run: async (client, subject, access) =>
      reads(`/products?id.in=${subject.productId}`, '')(client, subject, access),
  },
  {
    path: '/products/uploading',
    task: 'send a ZIP of pictures',
    offered: [rule('products', 'edit')],
    run: async (client, { base }) => [
      (await client.post(`${base}/picture-batches`, { file_name: 'fotos.zip', size: 1000 })).status,
    ],
  },
  {
    path: '/clients/:id',
    task: 'edit a client',
    offered: [rule('customers', 'edit')],
    run: edits(
      ({ customerId }) => `/customers/${customerId}`,
      ({ mark }) => ({ last_name: `Ríos ${mark}` }),
    ),
  },
  {
    path: '/clients/duplicates',
    task: 'read the clients of one number',
    offered: [{ permission: 'customers.delete', allBranches: true }],
    run: reads('/customers-duplicates'),
  },
  {
    path: '/edit-collection/:id',
    task: 'edit a collection',
    offered: [rule('collections', 'edit')],
    run: edits(
      ({ collectionId }) => `/collections/${collectionId}`,
      ({ mark }) => ({ name: `Desayunos ${mark}` }),
    ),
  },
  {
    path: '/user-stores/update/:id',
    task: 'edit a branch',
    offered: [rule('user-stores', 'edit')],
    run: edits(
      ({ branchId }) => `/user-stores/${branchId}`,
      ({ mark }) => ({ email: `centro${mark}@example.com` }),
    ),
  },
  {
    path: '/user-roles/create',
    task: 'make a role',
    offered: [appRule('/users-roles')],
    run: async (client, { base, mark }) => {
      const role = { name: `Despachos ${mark}`, permissions: ['orders.read'] };
      return [(await client.post(`${base}/roles`, role)).status];
    },
  },
  {
    path: '/products/:id/show',
    task: 'read a product',
    offered: [rule('products', 'show')],
    run: shows(({ productId }) => `/products/${productId}`),
  },
  {
    path: '/clients/:id/show',
    task: 'read a client',
    offered: [rule('customers', 'show')],
    run: shows(({ customerId }) => `/customers/${customerId}`),
  },
  {
    path: '/collections/:id/show',
    task: 'read a collection',
    offered: [rule('collections', 'show')],
    run: shows(({ collectionId }) => `/collections/${collectionId}`),
  },
  {
    path: '/user-stores/:id/show',
    task: 'read a branch',
    offered: [rule('user-stores', 'show')],
    run: shows(({ branchId }) => `/user-stores/${branchId}`),
  },
  {
    path: '/config/paymentProviders/add',
    task: 'take money by transfer',
    offered: [rule('payment-channels-store', 'create')],
    run: async (client, { base }) => {
      const added = await client.post(`${base}${TRANSFER}`, {
        active: 1,
        extra_parameters: { title: 'Nequi' },
      });
      return [added.status, (await client.delete(`${base}${TRANSFER}`)).status];
    },
  },
  {
    path: '/config/paymentProviders/update/:id',
    task: 'rename a way to be paid',
    offered: [rule('payment-channels-store', 'create'), rule('payment-channels-store', 'edit')],
    run: async (client, { base }) => {
      const titled = (title: string) => ({ active: 1, extra_parameters: { title } });
      const added = await client.post(`${base}${TRANSFER}`, titled('Nequi'));
      const changed = await client.put(`${base}${TRANSFER}`, titled('Daviplata'));
      return [added.status, changed.status, (await client.delete(`${base}${TRANSFER}`)).status];
    },
  },
];
