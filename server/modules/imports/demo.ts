import type { FormInput } from '../../../domain/checkout-form/form-calls.ts';
import { cellsOf } from '../../../domain/imports/formats/format.ts';
import { readCsv } from '../../../domain/imports/sheet.ts';
import type { ManualOrderBody } from '../../../domain/orders/manual-order-body.ts';
import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import type { BillingDetails } from '../../../domain/plans/billing-types.ts';
import type { ApiPorts, Ports } from '../../context.ts';
import type { Input } from '../../resources/record-types.ts';
import { createRecord } from '../../resources/service.ts';
import { enterPast } from '../billing/module.ts';
import { readForm, writeForm } from '../checkout-form/module.ts';
import { addDefaultCollection } from '../collections/module.ts';
import { insertMember, insertUser } from '../identity/module.ts';
import { keepAnswers } from '../orders/module.ts';
import { insertStore } from '../stores/module.ts';
import { importCatalog, readCatalog, type PictureSource } from './catalog.ts';
import { loadDemoOrders } from './demo-orders.ts';
import { storeWriter, type StoreWriter } from './store-writer.ts';

interface DemoForm {
  checkoutForm: FormInput;
  /** Given in turn, by the names that the fields of a first form have. */
  answers: NonNullable<ManualOrderBody['dynamic_form']>['answers'][];
}

/** One in three of the latest orders came with answers. */
const LATEST = 30;
const EVERY = 3;

/** What the demo store asks at its checkout. @returns the version of its form */
async function makeDemoForm(writer: StoreWriter, { checkoutForm }: DemoForm, now: Date): Promise<number> {
  return writer.write(async (write) => {
    const { version } = await readForm(write.tx.sql, writer.storeId);
    if (version > 0) return version;
    await writeForm(write, checkoutForm, 'any', null);
    return (await readForm(write.tx.sql, writer.storeId)).version;
  }, now);
}

/** All in one transaction, so that a load that was cut off has none or all. */
async function keepDemoAnswers(writer: StoreWriter, { answers }: DemoForm, version: number): Promise<void> {
  await writer.write(async (write) => {
    const orders = await write.tx.sql
      .selectFrom('orders')
      .select('id')
      .where('store_id', '=', writer.storeId)
      .orderBy('id', 'desc')
      .limit(LATEST)
      .execute();
    const known = await write.tx.sql.selectFrom('order_form_answers').select('order_id').limit(1).execute();
    if (known.length > 0) return;
    for (const [at, { id }] of orders.filter((_, at) => at % EVERY === 0).entries())
      await keepAnswers(write, id, { version, answers: answers[at % answers.length] ?? {} });
  });
}

/**
 * The demo store: a Colombian shop with products, branches, clients, sixty days of orders and the receipts of its plan. The import and the same
 * writes as any merchant's load it. Only the day of loading changes the result.
 */

/** `demo/store.json`. */
export interface DemoStore extends DemoAccount, DemoBilling, DemoForm {
  /** Name of the collection of all products. */
  defaultCollection: string;
  branches: { name: string; mobile_phone_number: string; email: string }[];
  /** Whole pesos; one is drawn for each order. */
  shippingCosts: number[];
  comments: string[];
  /** The store's accounts. */
  transfer: Input<'payment-channels-store'>['extra_parameters'];
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
  await takeTransfers(writer, content.store.transfer, opening);
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

/** Where buyers of the demo store send their money, so that a new order says how to pay it. */
async function takeTransfers(writer: StoreWriter, transfer: DemoStore['transfer'], now: Date): Promise<void> {
  await writer.write(async (write) => {
    const known = await write.tx.sql
      .selectFrom('payment_channels_store')
      .select('id')
      .where('store_id', '=', writer.storeId)
      .where('payment_channel_id', '=', CHANNEL_IDS.manual)
      .executeTakeFirst();
    if (known !== undefined) return;
    await createRecord(write, 'payment-channels-store', {
      payment_channel_id: CHANNEL_IDS.manual,
      active: 1,
      extra_parameters: transfer,
    });
  }, now);
}

async function loadProducts(writer: StoreWriter, content: DemoContent, now: Date): Promise<void> {
  const catalog = await readCatalog(writer, content.products);
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

/** Owner and name of the demo store. */
interface DemoAccount {
  user: { email: string; password: string; firstName: string; lastName: string };
  store: { name: string; url: string; description: string; plan: 'free' | 'pro' };
}

type Needs = Pick<Ports, 'database' | 'passwords' | 'clock'>;

/**
 * Opens the demo store with its owner, in one transaction. The owner is unverified until everything is loaded. That
 * marks an interrupted load.
 * @returns the store's id, also of one whose load was cut off; null when the demo is there already
 */
async function openDemoStore(
  { database, passwords, clock }: Needs,
  { user, store }: DemoAccount,
): Promise<number | null> {
  const { password, ...person } = user;
  const passwordHash = await passwords.hash(password);
  return database.platformWrite(async (sql) => {
    const userId = await insertUser(sql, { ...person, passwordHash, verified: false }, clock.now());
    if (userId === null) {
      const begun = await sql
        .selectFrom('users')
        .innerJoin('memberships', 'memberships.user_id', 'users.id')
        .select('memberships.store_id')
        .where('users.email', '=', person.email)
        .where('users.verified', '=', false)
        .executeTakeFirst();
      return begun?.store_id ?? null;
    }
    const storeId = await insertStore(sql, store, clock.now());
    if (storeId === null) throw new Error(`The demo store's address, ${store.url}, is another store's`);
    await insertMember(sql, storeId, { userId, owner: true }, clock.now());
    return storeId;
  });
}

/** Marks the demo store as complete. */
async function finishDemoStore({ database }: Pick<Ports, 'database'>, { user }: DemoAccount): Promise<void> {
  await database.platformWrite((sql) =>
    sql.updateTable('users').set({ verified: true }).where('email', '=', user.email).execute(),
  );
}

/** Whether nobody has an account yet, but for the demo's own of a load that was cut off. */
async function isVacant({ database }: Pick<Ports, 'database'>): Promise<boolean> {
  const somebody = await database.platform((sql) =>
    sql.selectFrom('users').select('id').where('verified', '=', true).limit(1).executeTakeFirst(),
  );
  return somebody === undefined;
}

/** How the demo store has paid for its plan. */
interface DemoBilling {
  billing: {
    details: BillingDetails;
    /** Of an offer, in days before today. One without a payment gave way to the next. */
    invoices: { plan: number; issued: number; paid: number | null }[];
  };
}

/** All in one transaction, so that a load that was cut off has none or all. */
async function keepDemoBilling(
  { ports, write }: StoreWriter,
  { billing: { details, invoices } }: DemoBilling,
): Promise<void> {
  const before = (days: number): Date => new Date(ports.clock.now().getTime() - days * DAY);
  await write(async ({ tx }) => {
    const known = await tx.sql
      .selectFrom('billing_information')
      .select('store_id')
      .where('store_id', '=', tx.storeId)
      .executeTakeFirst();
    if (known !== undefined) return;
    await enterPast(ports, tx, {
      details,
      invoices: invoices.map(({ plan, issued, paid }) => ({
        planId: plan,
        issued: before(issued),
        paid: paid === null ? null : before(paid),
      })),
    });
  });
}
