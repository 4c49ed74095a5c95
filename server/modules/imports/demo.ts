/**
 * The demo store: a Colombian shop with products, branches, clients and sixty days of orders, loaded through the
 * import and the same writes as any merchant's. Deterministic but for the day that it is loaded on.
 */
import { readTable } from '../../../domain/imports/table.ts';
import { readWooCommerce } from '../../../domain/imports/woocommerce.ts';
import type { Ports } from '../../ports/ports.ts';
import { createRecord, resourceNamed } from '../../resources/service.ts';
import { addDefaultCollection } from '../collections/module.ts';
import { addMember, createUser } from '../identity/module.ts';
import { createStore } from '../stores/module.ts';
import { importCatalog } from './catalog.ts';
import { loadDemoOrders } from './demo-orders.ts';
import type { PictureSource } from './pictures.ts';
import { storeWriter, type StoreWriter } from './store-writer.ts';

/** `demo/store.json`. */
export interface DemoStore {
  user: { email: string; password: string; firstName: string; lastName: string };
  store: { name: string; url: string; description: string; plan: 'free' | 'pro' };
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

/** Fills an empty database. @returns the store's id, or null when the demo is there already */
export async function loadDemo(ports: Ports, content: DemoContent): Promise<number | null> {
  const userId = await createUser(ports, { ...content.store.user, verified: true });
  const storeId = userId === null ? null : await createStore(ports, content.store.store);
  if (userId === null || storeId === null) return null;
  await addMember(ports, storeId, { userId, owner: true });
  const writer = await storeWriter(ports, storeId);
  if (writer === null) throw new Error('The demo store has no owner');
  const opening = new Date(ports.clock.now().getTime() - 70 * DAY);
  await writer.write(({ tx }) => addDefaultCollection(tx, content.store.defaultCollection, opening), opening);
  const branches = await createAll(writer, 'user-stores', content.store.branches, opening);
  const customers = await createAll(writer, 'customers', readCustomers(content.customers), opening);
  const report = await importCatalog(writer, readWooCommerce(readTable(content.products)), {
    pictures: content.picture,
    now: opening,
  });
  if (report.failed.length > 0)
    throw new Error(`The demo's products break rules: ${JSON.stringify(report.failed)}`);
  await loadDemoOrders(writer, { ...content.store, branches, customers, count: content.orders ?? 200 });
  return storeId;
}

async function createAll(
  writer: StoreWriter,
  name: string,
  inputs: Record<string, string>[],
  now: Date,
): Promise<number[]> {
  const resource = resourceNamed(writer.ports, name);
  return writer.write(async (write) => {
    const ids: number[] = [];
    for (const input of inputs) ids.push(Number((await createRecord(write, resource, input))['id']));
    return ids;
  }, now);
}

function readCustomers(bytes: Uint8Array): Record<string, string>[] {
  return readTable(bytes).rows.map(({ cells }) => ({ ...Object.fromEntries(cells), country_code: 'CO' }));
}
