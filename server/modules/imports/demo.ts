/**
 * The demo store: a Colombian shop with products, branches, clients, sixty days of orders and the receipts of its plan. The import and the same
 * writes as any merchant's load it. Only the day of loading changes the result.
 */
import { cellsOf } from '../../../domain/imports/formats/format.ts';
import { readCsv } from '../../../domain/imports/sheet.ts';
import type { ApiPorts } from '../../api-state.ts';
import type { Input } from '../../resources/record-types.ts';
import { createRecord } from '../../resources/service.ts';
import { addDefaultCollection } from '../collections/module.ts';
import { importCatalog, readCatalog } from './catalog.ts';
import { keepDemoBilling, type DemoBilling } from './demo-billing.ts';
import { keepDemoAnswers, makeDemoForm, type DemoForm } from './demo-form.ts';
import { loadDemoOrders } from './demo-orders.ts';
import { finishDemoStore, isVacant, openDemoStore, type DemoAccount } from './demo-store.ts';
import type { PictureSource } from './pictures.ts';
import { storeWriter, type StoreWriter } from './store-writer.ts';

/** `demo/store.json`. */
export interface DemoStore extends DemoAccount, DemoBilling, DemoForm {
  /** Name of the collection of all products. */
  defaultCollection: string;
  branches: { name: string; mobile_phone_number: string; email: string }[];
  /** Whole pesos; one is drawn for each order. */
  shippingCosts: number[];
  comments: string[];
}

/** The folder `demo/`, however it is read. */
export interface DemoContent {
  store: DemoStore;
  products: Uint8Array;
  customers: Uint8Array;
  picture: PictureSource;
  /** 200 when left out. */
  orders?: number;
}

const DAY = 86_400_000;
const CUSTOMER_HEADERS = {
  first_name: ['first_name'],
  last_name: ['last_name'],
  phone_number: ['phone_number'],
  email: ['email'],
  document_type: ['document_type'],
  dni: ['dni'],
  city_id: ['city_id'],
  address: ['address'],
  address_line: ['address_line'],
} as const;

/**
 * Fills an empty database, or finishes a load that was cut off. Every step is one transaction, or many of which each
 * is known by what it left; the last one opens the account.
 * @returns the store's id, or null when the demo is there already
 */
export async function loadDemo(ports: ApiPorts, content: DemoContent): Promise<number | null> {
  const storeId = await openDemoStore(ports, content.store);
  if (storeId === null) return null;
  const writer = await storeWriter(ports, storeId);
  if (writer === null) throw new Error('The demo store has no owner');
  const opening = new Date(ports.clock.now().getTime() - 70 * DAY);
  await writer.write(({ tx }) => addDefaultCollection(tx, content.store.defaultCollection, opening), opening);
  const branches = await createAll(writer, 'user-stores', content.store.branches, opening);
  const customers = await createAll(writer, 'customers', readCustomers(content.customers), opening);
  const form = await makeDemoForm(writer, content.store, opening);
  const sold = (await idsOf(writer, 'orders')).length;
  // Orders come after the last product. Loading products again would overwrite the stock that the orders took.
  if (sold === 0) await loadProducts(writer, content, opening);
  const orders = { ...content.store, branches, customers, count: content.orders ?? 200, done: sold };
  await loadDemoOrders(writer, orders);
  await keepDemoAnswers(writer, content.store, form);
  await keepDemoBilling(writer, content.store);
  await finishDemoStore(ports, content.store);
  return storeId;
}

/** `loadDemo` where nobody has an account yet: a merchant's own database never grows a second shop. */
export async function loadDemoOnce(ports: ApiPorts, read: () => Promise<DemoContent>): Promise<void> {
  if (await isVacant(ports)) await loadDemo(ports, await read());
}

async function loadProducts(writer: StoreWriter, content: DemoContent, now: Date): Promise<void> {
  const catalog = readCatalog(writer, content.products);
  const report = await importCatalog(writer, catalog, { pictures: content.picture, now });
  if (report.failed.length > 0)
    throw new Error(`The demo's products break rules: ${JSON.stringify(report.failed)}`);
}

/** All in one transaction. @returns their ids, also of those that are there already */
async function createAll<Name extends 'user-stores' | 'customers'>(
  writer: StoreWriter,
  name: Name,
  inputs: Input<Name>[],
  now: Date,
): Promise<number[]> {
  const known = await idsOf(writer, name);
  if (known.length > 0) return known;
  return writer.write(async (write) => {
    const ids: number[] = [];
    for (const input of inputs) ids.push((await createRecord(write, name, input)).id);
    return ids;
  }, now);
}

const TABLES = { 'user-stores': 'user_stores', customers: 'customers', orders: 'orders' } as const;

async function idsOf(writer: StoreWriter, name: keyof typeof TABLES): Promise<number[]> {
  const rows = await writer.ports.database.read(writer.storeId, (sql) =>
    sql.selectFrom(TABLES[name]).select('id').where('store_id', '=', writer.storeId).orderBy('id').execute(),
  );
  return rows.map(({ id }) => id);
}

function readCustomers(bytes: Uint8Array): Input<'customers'>[] {
  const sheet = readCsv(bytes);
  const cell = cellsOf(sheet, CUSTOMER_HEADERS);
  return sheet.rows.map((row) => ({
    first_name: cell(row, 'first_name'),
    last_name: cell(row, 'last_name'),
    phone_number: cell(row, 'phone_number'),
    email: cell(row, 'email'),
    document_type: cell(row, 'document_type'),
    dni: cell(row, 'dni'),
    country_code: 'CO',
    city_id: cell(row, 'city_id'),
    address: cell(row, 'address'),
    address_line: cell(row, 'address_line'),
  }));
}
