import { writeXlsx } from 'hucre/xlsx';
import { CONSENT } from '../../../domain/customers/customer-answers.ts';
import { dayOf } from '../../../domain/dates/day.ts';
import { formatLocal } from '../../../domain/dates/local.ts';
import { PROOF_STATES } from '../../../domain/orders/payment-proof.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { CUSTOMER_DATA_WORDS, type CustomerDataWords } from '../../../generated/words/customer-data.ts';
import { pathId } from '../../http/authorise.ts';
import { closedObject, INTEGER, TEXT, TEXT_OR_NULL, TIME } from '../../../domain/schema/schema-parts.ts';
import { languageOf, type Language } from '../../http/language.ts';
import type { StoreRoute } from '../../http/route.ts';
import type { StoreContext } from '../../context.ts';
import type { Cell } from '../../../domain/kinds/cell.ts';
import { workbookText, XLSX_TYPE } from '../../resources/export/csv.ts';
import { exportColumns, exportLines, headersOf } from '../../resources/export/records.ts';
import { component } from '../../resources/routes/describe.ts';
import { recordAudit, resourceNamed } from '../../resources/service.ts';
import { readZoneAndCurrency } from '../../resources/zone-and-currency.ts';
import { readPersonalData, withFiles, type Activity, type PersonalData } from './read-personal-data.ts';

/** The words of a client's data, which the admin has too. */
export function customerDataWords(language: Language): CustomerDataWords {
  return CUSTOMER_DATA_WORDS[language];
}

/** `PersonalData` as JSON, with the files of the proofs. */
const PERSONAL_DATA = closedObject({
  customer: component('Customers'),
  orders: { type: 'array', items: component('Orders') },
  order_notes: { type: 'array', items: closedObject({ order_id: INTEGER, at: TIME, text: TEXT }) },
  form_answers: { type: 'array', items: closedObject({ order_id: INTEGER, question: TEXT, answer: TEXT }) },
  payment_proofs: {
    type: 'array',
    items: closedObject({
      id: INTEGER,
      order_id: INTEGER,
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

interface Sheet {
  name: string;
  headers: string[];
  rows: Cell[][];
}

interface Setting {
  customers: Resource;
  orders: Resource;
  language: Language;
  timeZone: string;
  currency: string;
}

/** To the minute: `2026-11-22 08:30`. */
const TO_THE_MINUTE = 16;

/** A client's data as a person reads it: a workbook with a sheet for each kind. */
async function personalWorkbook(
  context: Pick<StoreContext, 'ports' | 'storeId' | 'access'>,
  data: PersonalData,
  setting: Setting,
): Promise<Uint8Array> {
  const { language, timeZone } = setting;
  const { sheets, columns, kinds, purposes, channels, proofs, proof_types } = customerDataWords(language);
  const time = (instant: string) => formatLocal(new Date(instant), timeZone).slice(0, TO_THE_MINUTE);
  const sequences = new Map(data.orders.map(({ id, sequence }) => [id, sequence ?? null]));
  const book: Sheet[] = [
    await personSheet(context, data, setting),
    await ordersSheet(context, data, setting),
    {
      name: sheets.notes,
      headers: [columns.order, columns.at, columns.text],
      rows: data.order_notes.map((note) => [sequences.get(note.order_id) ?? null, time(note.at), note.text]),
    },
    {
      name: sheets.answers,
      headers: [columns.order, columns.question, columns.answer],
      rows: data.form_answers.map((one) => [sequences.get(one.order_id) ?? null, one.question, one.answer]),
    },
    {
      name: sheets.proofs,
      headers: [columns.order, columns.at, columns.file, columns.state, columns.text],
      rows: data.payment_proofs.map((proof) => [
        sequences.get(proof.order_id) ?? null,
        time(proof.at),
        proof_types[proof.content_type],
        proofs[proof.state],
        proof.note,
      ]),
    },
    {
      name: sheets.consents,
      headers: [
        columns.kind,
        columns.purpose,
        columns.channel,
        columns.given_at,
        columns.wording,
        columns.evidence,
        columns.user,
      ],
      rows: data.consents.map((entry) => [
        kinds[entry.kind],
        purposes[entry.purpose],
        channels[entry.channel],
        time(entry.given_at),
        entry.wording,
        entry.evidence,
        entry.user,
      ]),
    },
    {
      name: sheets.activity,
      headers: [columns.at, columns.who, columns.kind, columns.record, columns.changes],
      rows: data.activity.map((entry) => [
        time(entry.at),
        entry.user,
        entry.action,
        `${entry.resource} ${entry.record_id ?? ''}`,
        changesText(entry),
      ]),
    },
  ];
  return writeXlsx({
    sheets: book.map(({ name, headers, rows }) => ({
      name,
      columns: headers.map((header) => ({ header: workbookText(header), width: 24 })),
      rows: rows.map((row) => row.map((cell) => (typeof cell === 'string' ? workbookText(cell) : cell))),
      freezePane: { rows: 1 },
    })),
  });
}

/** A line for each field, because one record across forty columns is read by nobody. */
async function personSheet(
  context: Pick<StoreContext, 'ports' | 'storeId' | 'access'>,
  { customer }: PersonalData,
  { customers: resource, language, ...rest }: Setting,
): Promise<Sheet> {
  const { sheets, columns: words } = customerDataWords(language);
  const columns = exportColumns(resource, context.access);
  const values = exportLines(context, {
    resource,
    columns,
    ids: [customer.id ?? 0],
    language,
    ...rest,
  });
  const { value: line = [] } = await values.next();
  const rows = headersOf(columns, language).map((header, at): Cell[] => [header, line?.[at] ?? null]);
  const notes = resource.fields.find(({ source }) => source === 'notes');
  const noted = customer.notes;
  if (notes !== undefined && typeof noted === 'string')
    rows.push([notes.label[language] ?? notes.label.es, noted]);
  return { name: sheets.person, headers: [words.field, words.value], rows };
}

async function ordersSheet(
  context: Pick<StoreContext, 'ports' | 'storeId' | 'access'>,
  { orders }: PersonalData,
  { orders: resource, language, ...rest }: Setting,
): Promise<Sheet> {
  const columns = exportColumns(resource, context.access);
  const ids = orders.flatMap(({ id }) => id ?? []);
  const rows: Cell[][] = [];
  for await (const row of exportLines(context, { resource, columns, ids, language, ...rest })) rows.push(row);
  return { name: customerDataWords(language).sheets.orders, headers: headersOf(columns, language), rows };
}

function changesText({ changes }: Activity): string {
  return Object.entries(changes)
    .map(([source, [before, after]]) => `${source}: ${said(before)} → ${said(after)}`)
    .join('; ');
}

function said(value: unknown): string {
  if (value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
