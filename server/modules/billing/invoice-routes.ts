import { ApiError } from '../../errors.ts';
import { pathId } from '../../http/authorise.ts';
import type { StoreRoute } from '../../http/route.ts';
import { INVOICE } from './billing-schema.ts';
import { countInvoices, readInvoices, type InvoiceSelection } from './invoice-answer.ts';

const PATH = '/stores/{storeId}/billing/invoices';
const READ = { permission: 'invoices.read' } as const;

export const listBillingInvoices: StoreRoute = {
  method: 'GET',
  path: PATH,
  operationId: 'listBillingInvoices',
  summary: "The store's invoices, newest first",
  tags: ['billing'],
  access: READ,
  query: {
    'invoice_status_id.equals': { type: 'integer', minimum: 1, maximum: 4 },
    limit: { type: 'integer', minimum: 1, maximum: 100 },
    page: { type: 'integer', minimum: 1, maximum: 100_000 },
  },
  answers: {
    200: {
      description: 'A page of them',
      schema: { type: 'array', items: INVOICE },
      headers: { 'x-total-count': 'Invoices of the selection' },
    },
  },
  async handle({ ports, storeId, query }) {
    const status = query.get('invoice_status_id.equals');
    const selection: InvoiceSelection = {
      ...(status === null ? {} : { status: Number(status) }),
      limit: Number(query.get('limit') ?? 10),
      page: Number(query.get('page') ?? 1),
    };
    const { body, total } = await ports.database.read(storeId, async (sql) => ({
      body: await readInvoices(sql, storeId, selection),
      total: await countInvoices(sql, storeId, selection),
    }));
    return { status: 200, body, headers: { 'x-total-count': String(total) } };
  },
};

export const readBillingInvoice: StoreRoute = {
  method: 'GET',
  path: `${PATH}/{invoiceId}`,
  operationId: 'readBillingInvoice',
  summary: 'One invoice',
  tags: ['billing'],
  access: READ,
  answers: { 200: { description: 'The invoice', schema: INVOICE } },
  async handle({ ports, storeId, params }) {
    const id = pathId(params, 'invoiceId');
    const [body] = await ports.database.read(storeId, (sql) =>
      readInvoices(sql, storeId, { id, limit: 1, page: 1 }),
    );
    if (body === undefined) throw new ApiError('not_found');
    return { status: 200, body };
  },
};
