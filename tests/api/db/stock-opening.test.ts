import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../../server/db/connection.ts';
import { setUp } from '../../../server/db/setup.ts';
import { productResources } from '../../support/resources.ts';
import { connectOwner } from './owner.ts';

/** The database as it was before the migration `stock-ledger`. */
const BEFORE = `
  delete from schema_migrations where id = 19;
  drop table stock_count_lines, stock_counts;
  alter table stores drop column low_stock;
  alter table stock_movements drop column note;
`;

const STOCK = `
  insert into stores (id, name, url) values (1, 'Uno', 'uno'), (2, 'Dos', 'dos');
  insert into products (store_id, id, name, price, slug, active, quantity_available) values
    (1, 1, 'Contado', 1, 'a', 1, 7), (1, 2, 'Sin contar', 1, 'b', 1, null), (2, 3, 'En orden', 1, 'c', 1, 4);
  insert into product_variants (store_id, id, parent_id, position, key, price, quantity) values (1, 9, 2, 0, 'S', 1, 3);
  insert into stock_movements (store_id, product_id, delta, quantity_after, reason) values
    (1, 1, 9, 9, 'adjustment'), (2, 3, 4, 4, 'adjustment');
`;

describe('existing stock', () => {
  let owner: Connection;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ owner, close } = await connectOwner());
  }, 60_000);
  afterAll(() => close());

  test('begins with an opening row where the ledger does not add up to it, in every store', async () => {
    await setUp(owner, productResources());
    await owner.script(BEFORE);
    await owner.script(STOCK);
    await setUp(owner, productResources());
    const { rows } = await owner.query(
      `select store_id, product_id, product_variant_id as variant, delta, quantity_after from stock_movements
      where reason = 'opening' order by product_id, product_variant_id`,
      [],
    );
    expect(rows.map((row) => Object.values(row).map(Number))).toEqual([
      [1, 1, 0, -2, 7],
      [1, 2, 9, 3, 3],
    ]);
    const forced = `select relname from pg_class where relforcerowsecurity and relname in ('products', 'product_variants', 'stock_movements')`;
    expect((await owner.query(forced, [])).rows).toHaveLength(3);
  }, 120_000);
});
