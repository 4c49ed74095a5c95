import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '../../../domain/dates/day.ts';
import { saleOf } from '../../../domain/orders/sales.ts';
import type { Connection } from '../../../server/db/connection.ts';
import { setUp } from '../../../server/db/setup.ts';
import { productResources } from '../../support/resources.ts';
import { connectOwner } from './owner.ts';

const ZONES = ['America/Bogota', 'Asia/Tokyo'] as const;

/** Of each store: paid in whole, more, less or nobody knows; refunded in whole, in part or not. Days meet at midnight. */
const ORDERS = ZONES.flatMap((zone, at) =>
  Array.from({ length: 60 }, (_, n) => ({
    store_id: at + 1,
    zone,
    sequence: n + 1,
    date: `2026-11-${10 + (n % 3)}T${['04:59', '05:00', '15:00'][n % 3]}:00Z`,
    sales_channel: ['whatsapp', 'webstore'][n % 2],
    order_status_id: 4 + (n % 2),
    total: n % 7 === 0 ? 0 : 10_000 * n,
    paid: [null, 10_000 * n, 10_000 * n + 5_000, 8_000][n % 4] ?? null,
    refunded: [null, 0, 3_000, 10_000 * n, 8_000][n % 5] ?? null,
  })),
);

const STORED = `
  insert into stores (id, name, url, time_zone)
    select n, 'Tienda ' || n, 'tienda-' || n, zone from unnest(array['${ZONES.join("', '")}']) with ordinality z (zone, n);
  insert into user_stores (store_id, id, name, mobile_phone_number) values (1, 1, 'Centro', '573001'), (2, 2, 'Norte', '573002');
  insert into orders (store_id, user_store_id, sequence, date, sales_channel, order_status_id, shipping_order_status_id,
      order_method_id, total, paid, refunded)
    select store_id, store_id, sequence, date, sales_channel, order_status_id, 8, 1, total, paid, refunded
    from jsonb_to_recordset('${JSON.stringify(ORDERS)}') as o (store_id bigint, sequence bigint, date timestamptz, sales_channel text,
      order_status_id bigint, total bigint, paid bigint, refunded bigint);
`;

/** Orders and sales by store, branch, day, channel and state, as plain code counts them. */
function counted(worth: (order: (typeof ORDERS)[number]) => number): Record<string, [number, number]> {
  const sums: Record<string, [number, number]> = {};
  for (const order of ORDERS) {
    const { store_id, date, zone, sales_channel, order_status_id } = order;
    const what = [store_id, dayOf(new Date(date), zone), sales_channel, order_status_id].join(' ');
    const [n, total] = sums[what] ?? [0, 0];
    sums[what] = [n + 1, total + worth(order)];
  }
  return sums;
}

describe('sales of orders with refunds', () => {
  let owner: Connection;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ owner, close } = await connectOwner());
  }, 60_000);
  afterAll(() => close());

  /** The sums of the branches, or of the whole store. */
  async function kept(branch: '<>' | '='): Promise<Record<string, [number, number]>> {
    const { rows } = await owner.query(
      `select concat_ws(' ', store_id, day, sales_channel, order_status_id) as what, sum(n)::text as n, sum(total)::text as total
      from order_day_sums where user_store_id ${branch} 0 group by 1`,
      [],
    );
    return Object.fromEntries(
      rows.map(({ what, n, total }) => [String(what), [Number(n), Number(total)]] as const),
    );
  }

  test('[HOM-03] are net in every store, as the orders count them', async () => {
    await setUp(owner, productResources());
    await owner.script(STORED);
    expect(await kept('<>')).toEqual(counted(saleOf));
    expect(await kept('=')).toEqual(counted(saleOf));
    await owner.script('update orders set refunded = null, paid = null');
    expect(await kept('<>')).toEqual(counted(({ total }) => total));
    expect(await kept('=')).toEqual(counted(({ total }) => total));
  }, 120_000);
});
