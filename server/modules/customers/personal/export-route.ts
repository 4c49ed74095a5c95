import { dayOf } from '../../../../domain/dates/day.ts';
import { PROOF_STATES } from '../../../../domain/orders/payment-proof.ts';
import type { JsonSchema } from '../../../../domain/schema/vocabulary.ts';
import { pathId } from '../../../http/authorise.ts';
import { closedObject } from '../../../http/closed-object.ts';
import { languageOf } from '../../../http/language.ts';
import type { StoreRoute } from '../../../http/route.ts';
import { XLSX_TYPE } from '../../../resources/export/csv.ts';
import { component } from '../../../resources/routes/describe.ts';
import { recordAudit, resourceNamed } from '../../../resources/service.ts';
import { readZoneAndCurrency } from '../../../resources/zone-and-currency.ts';
import { CONSENT } from '../consents/consent-routes.ts';
import { customerDataWords } from './customer-data-words.ts';
import { readPersonalData } from './read-personal-data.ts';
import { withFiles } from './read-proofs.ts';
import { personalWorkbook } from './workbook.ts';

const ID: JsonSchema = { type: 'integer' };
const TEXT: JsonSchema = { type: 'string' };
const TEXT_OR_NULL: JsonSchema = { type: ['string', 'null'] };
const TIME: JsonSchema = { type: 'string', format: 'date-time' };

/** `PersonalData` as JSON, with the files of the proofs. */
const PERSONAL_DATA = closedObject({
  customer: component('Customers'),
  orders: { type: 'array', items: component('Orders') },
  order_notes: { type: 'array', items: closedObject({ order_id: ID, at: TIME, text: TEXT }) },
  form_answers: { type: 'array', items: closedObject({ order_id: ID, question: TEXT, answer: TEXT }) },
  payment_proofs: {
    type: 'array',
    items: closedObject({
      id: ID,
      order_id: ID,
      at: TIME,
      content_type: { enum: ['image/webp', 'application/pdf'] },
      state: { enum: [...PROOF_STATES] },
      note: TEXT_OR_NULL,
      base64: { ...TEXT_OR_NULL, description: 'The file; null beyond 20 MB of them: the order has it.' },
    }),
  },
  consents: { type: 'array', items: CONSENT },
  activity: {
    type: 'array',
    items: closedObject({
      at: TIME,
      user: TEXT_OR_NULL,
      action: TEXT,
      resource: TEXT,
      record_id: { type: ['integer', 'null'] },
      changes: {
        type: 'object',
        description: '`{field: [before, after]}`.',
        additionalProperties: { type: 'array', minItems: 2, maxItems: 2 },
      },
    }),
  },
});

/**
 * `GET /customers/{id}/personal-data`: everything that the store keeps of one client, for the client (Law 1581 of 2012,
 * article 8): a workbook to read, or JSON. The log says who took it.
 */
export const exportPersonalData: StoreRoute = {
  method: 'GET',
  path: '/stores/{storeId}/customers/{id}/personal-data',
  operationId: 'exportPersonalData',
  summary: 'Everything that the store keeps of one client, as a file',
  tags: ['customers'],
  access: { permission: 'customers.export', allBranches: true },
  query: { format: { type: 'string', enum: ['xlsx', 'json'], default: 'xlsx' } },
  answers: {
    200: {
      description: 'The workbook, or the same as JSON.',
      schema: PERSONAL_DATA,
      type: XLSX_TYPE,
    },
  },
  handle: async (context) => {
    const { ports, storeId, params, query, request, now } = context;
    const id = pathId(params, 'id');
    const language = languageOf(request);
    const customers = resourceNamed(ports, 'customers');
    const orders = resourceNamed(ports, 'orders');
    const { data, timeZone, currency } = await ports.database.write(storeId, async (tx) => {
      const data = await readPersonalData(tx.sql, context, id);
      await recordAudit({ ...context, tx }, [
        { action: 'export', resource: 'customers', recordId: id, changes: {} },
      ]);
      return { data, ...(await readZoneAndCurrency(tx.sql, storeId)) };
    });
    const json = query.get('format') === 'json';
    const file = `${customerDataWords(language).file}-${id}-${dayOf(now, timeZone)}.${json ? 'json' : 'xlsx'}`;
    const headers = { 'content-disposition': `attachment; filename="${file}"`, 'cache-control': 'no-store' };
    if (json) {
      const payment_proofs = await withFiles(context, data.payment_proofs);
      return { status: 200, body: { ...data, payment_proofs }, headers };
    }
    const workbook = await personalWorkbook(context, data, {
      customers,
      orders,
      language,
      timeZone,
      currency,
    });
    return { status: 200, raw: new Uint8Array(workbook), headers: { ...headers, 'content-type': XLSX_TYPE } };
  },
};
