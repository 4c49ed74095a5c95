/** A database with 100,000 products in one store among others, and a session of its owner. */
import { sql } from 'kysely';
import pg from 'pg';
import { argon2Passwords } from '../../server/adapters/argon2.ts';
import { systemClock } from '../../server/adapters/system-clock.ts';
import type { Sql } from '../../server/db/database.ts';
import { openPostgres } from '../../server/db/postgres.ts';
import { addDefaultCollection } from '../../server/modules/collections/module.ts';
import { createUser } from '../../server/modules/identity/accounts.ts';
import { insertMember } from '../../server/modules/identity/members.ts';
import { createStore } from '../../server/modules/stores/new-store.ts';
import { productResources } from '../support/resources.ts';

export const PRODUCTS = 100_000;
const OTHER_STORES = 9;
const PRODUCTS_OF_OTHERS = 2_000;

export interface Shop {
  storeId: number;
  /** One product in the middle. */
  productId: number;
  email: string;
  password: string;
}

/** Fills an empty database; takes some ten seconds for the most products. */
export async function fillShop(url: string, products = PRODUCTS): Promise<Shop> {
  const database = await openPostgres({ url }, productResources());
  const ports = { database, passwords: argon2Passwords(), clock: systemClock };
  const user = {
    email: 'dueña@bench.co',
    password: 'una-clave-de-medida',
    firstName: 'Ana',
    lastName: 'Bench',
  };
  const userId = await createUser(ports, { ...user, verified: true });
  if (userId === null) throw new Error('The database is not empty');
  const stores: number[] = [];
  for (let n = 0; n <= OTHER_STORES; n += 1) {
    const storeId = await createStore(ports, { name: `Tienda ${n}`, url: `tienda-${n}`, plan: 'pro' });
    if (storeId === null) throw new Error('The database is not empty');
    stores.push(storeId);
    await database.write(storeId, async (tx) => {
      await insertProducts(tx.sql, storeId, n === 0 ? products : PRODUCTS_OF_OTHERS);
      // As every store has, so that a new product has its link, too.
      await addDefaultCollection(tx, 'Todos los productos', systemClock.now());
    });
  }
  const [storeId = 0] = stores;
  await database.write(storeId, ({ sql: scoped }) =>
    insertMember(scoped, storeId, { userId, owner: true }, systemClock.now()),
  );
  const { id } = await database.read(storeId, (scoped) =>
    scoped
      .selectFrom('products')
      .select('id')
      .where('store_id', '=', storeId)
      .orderBy('id')
      .offset(products / 2)
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
  await database.close();
  await analyse(url);
  return { storeId, productId: id, email: user.email, password: user.password };
}

async function analyse(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

/** A third of them with a variant word in the name, so that a search finds some and not all. */
async function insertProducts(scoped: Sql, storeId: number, count: number): Promise<void> {
  await sql`
    insert into products (store_id, name, sku, price, active, quantity_available, tags, slug, created_at, updated_at)
    select ${storeId}, (array['Camiseta', 'Café de Nariño', 'Mochila wayúu'])[1 + n % 3] || ' ' || n, 'SKU-' || n,
      10000 + n % 90000, (n % 10 <> 0)::int, n % 500, 'nuevo', 'producto-' || n,
      now() - n * interval '1 second', now()
    from generate_series(1, ${count}::int) n`.execute(scoped);
}
