import { sql } from 'kysely';
import type { PaymentWay } from '../../../domain/orders/order-payments.ts';
import { ApiError } from '../../errors.ts';
import type { Input } from '../../resources/record-types.ts';
import { createRecord } from '../../resources/service.ts';
import { namePayment } from '../orders/module.ts';
import type { StoreWriter } from './store-writer.ts';

/** Orders of the last sixty days in every status, created by the same writes as a merchant's, oldest first. */

interface DemoOrders {
  count: number;
  /** How many of them are there already. */
  done: number;
  branches: number[];
  customers: number[];
  shippingCosts: number[];
  comments: string[];
}

interface Goods {
  product_id: number;
  product_variant_id: number;
  price: number;
}

/** How buyers of a chat pay, the usual ways more often. Of its own numbers, so that the orders stay what they are. */
const WAYS: readonly PaymentWay[] = [
  'nequi',
  'nequi',
  'nequi',
  'bre_b',
  'bre_b',
  'bancolombia',
  'cash',
  'daviplata',
];

const DAYS = 60;
const DAY = 86_400_000;
/** Shops answer from eight in the morning to nine at night. */
const OPENING_HOURS = 13;

export async function loadDemoOrders(writer: StoreWriter, demo: DemoOrders): Promise<void> {
  const random = createRandom(20 + demo.done);
  const goods = await goodsForSale(writer);
  const now = writer.ports.clock.now().getTime();
  for (let index = demo.done; index < demo.count; index += 1) {
    const date = momentOf(index, demo.count, now, random);
    const daysAgo = (now - date.getTime()) / DAY;
    const way = createRandom(index).pick(WAYS);
    while (!(await sell(writer, orderInput(demo, goods, date, daysAgo, random), way, date))) continue;
  }
}

/** @returns false when the product was out of stock; the caller then draws another sale */
async function sell(
  writer: StoreWriter,
  input: Input<'orders'>,
  way: PaymentWay,
  date: Date,
): Promise<boolean> {
  try {
    await writer.write(async (write) => {
      const { id } = await createRecord(write, 'orders', input);
      await namePayment(write, id, way);
    }, date);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'out_of_stock') return false;
    throw error;
  }
}

/** Spread over the days, a little denser of late; the last few today. */
function momentOf(index: number, count: number, now: number, random: Random): Date {
  const age = (1 - ((index + 1) / count) ** 0.85) * DAYS * DAY;
  const jitter = index >= count - 4 ? random.next() * 0.05 * DAY : (random.next() * OPENING_HOURS * DAY) / 24;
  return new Date(Math.min(now - 60_000 * (count - index), Math.floor(now - age - jitter)));
}

function orderInput(
  demo: DemoOrders,
  goods: Goods[],
  date: Date,
  daysAgo: number,
  random: Random,
): Input<'orders'> {
  const lines = new Map<string, Goods & { quantity: number }>();
  for (let line = random.pick([1, 1, 2, 2, 3, 4]); line > 0; line -= 1) {
    const item = random.pick(goods);
    lines.set(`${item.product_id}/${item.product_variant_id}`, {
      ...item,
      quantity: random.pick([1, 1, 1, 2, 3]),
    });
  }
  const paid = statusOf(daysAgo, random);
  const online = random.next() < 0.3;
  return {
    date: date.toISOString(),
    user_store_id: random.pick(demo.branches),
    customer_id: random.pick(demo.customers),
    order_status_id: paid,
    shipping_order_status_id: shippingOf(paid, daysAgo, random),
    order_method_id: online ? 2 : 1,
    sales_channel: online
      ? 'webstore'
      : random.pick(['whatsapp', 'whatsapp', 'whatsapp', 'inperson', 'phone']),
    shipping_cost: random.pick(demo.shippingCosts),
    order_details: [...lines.values()],
    ...(random.next() < 0.2 ? { comments: random.pick(demo.comments) } : {}),
  };
}

function statusOf(daysAgo: number, random: Random): number {
  return daysAgo < 2 ? random.pick([1, 1, 2, 4]) : random.pick([4, 4, 4, 4, 4, 4, 1, 2, 3, 5]);
}

function shippingOf(status: number, daysAgo: number, random: Random): number {
  if (status === 4 && daysAgo > 4) return 10;
  return status === 4 ? random.pick([7, 9, 10]) : random.pick([6, 8]);
}

async function goodsForSale(writer: StoreWriter): Promise<Goods[]> {
  const { storeId, ports } = writer;
  return ports.database.read(storeId, async (scoped) => {
    const products = await scoped
      .selectFrom('products')
      .leftJoin('product_variants', (join) =>
        join
          .onRef('product_variants.store_id', '=', 'products.store_id')
          .onRef('product_variants.parent_id', '=', 'products.id'),
      )
      .select([
        'products.id as product_id',
        'product_variants.id as variant',
        sql<number>`coalesce(product_variants.discount_price, product_variants.price, products.discount_price, products.price)`.as(
          'price',
        ),
      ])
      .where('products.store_id', '=', storeId)
      .where('products.active', '=', 1)
      .orderBy('products.id')
      .orderBy('product_variants.id')
      .execute();
    return products.map(({ product_id, variant, price }) => ({
      product_id,
      product_variant_id: variant ?? 0,
      price,
    }));
  });
}

/** Numbers that look random and come out the same each time (mulberry32), so that two demos can be compared. */
interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<T>(values: readonly T[]): T;
}

export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (values) => {
      const value = values[Math.floor(next() * values.length)];
      if (value === undefined) throw new Error('Nothing to pick from');
      return value;
    },
  };
}
