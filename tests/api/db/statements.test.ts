import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Resource } from '../../../domain/schema/model.ts';
import type { Connection } from '../../../server/db/connection.ts';
import type { Sql, StoreTx } from '../../../server/db/database.ts';
import { ApiError } from '../../../server/errors.ts';
import { modules } from '../../../server/modules/all.ts';
import { openBench, type Bench, type Row } from '../../conformance/bench.ts';
import { openCosts, send, takesJson, validOf } from '../../costs/world.ts';
import type { TestApi } from '../../support/api.ts';
import { jobsOf } from '../../support/jobs.ts';
import { lendDatabase } from '../../support/lent-database.ts';
import { copyDatabase, type NewDatabase } from '../../support/postgres-server.ts';
import { productResources } from '../../support/resources.ts';
import { bareTemplate } from '../../support/template.ts';
import { validBody } from '../security/valid-body.ts';
import { statementsWithoutStore, tablesOfStores } from './store-plans.ts';

/** Texts that were sent in the scope of a store. */
const sent = new Set<string>();
let copy: NewDatabase;
/** A superuser: row-level security is no part of its plans. */
let owner: Client;

beforeAll(async () => {
  copy = await copyDatabase((await bareTemplate(productResources())).name);
  owner = new Client({ connectionString: copy.url });
  await owner.connect();
}, 120_000);
afterAll(async () => {
  await owner.end();
  await copy.drop();
});

/** A database that notes what is sent in the scope of a store. */
async function notedDatabase() {
  const inStore = new AsyncLocalStorage<true>();
  const noting = (connection: Connection): Connection =>
    new Proxy(connection, {
      get: (target, name) => {
        // Without it each read is sent as a transaction, whose statements pass here.
        if (name === 'within') return undefined;
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        return (...given: unknown[]) => {
          if (name === 'query' && inStore.getStore() === true) sent.add(String(given[0]));
          return Reflect.apply(member, target, given);
        };
      },
    });
  const database = await lendDatabase(await bareTemplate(productResources()), { wrap: noting });
  const read = database.read.bind(database);
  const write = database.write.bind(database);
  return Object.assign(database, {
    read: <T>(storeId: number, work: (sql: Sql) => Promise<T>) =>
      inStore.run(true, () => read(storeId, work)),
    write: <T>(storeId: number, work: (tx: StoreTx) => Promise<T>) =>
      inStore.run(true, () => write(storeId, work)),
  });
}

/** A value of a filter that finds the row, where it has one. */
function filterOf(key: string, row: Record<string, unknown>): string | undefined {
  const [field = '', operator] = key.split('.');
  const value = [row[field]].flat()[0];
  if (operator === undefined || value === null || value === undefined || typeof value === 'object')
    return undefined;
  return `${key}=${encodeURIComponent(operator === 'between' ? `${value},${value}` : String(value))}`;
}

/** Every call of the API, with a body that is let in, and each of its parameters. */
async function callEverything(world: TestApi): Promise<void> {
  for (const route of world.api.routes) {
    const body = takesJson(route) ? { body: JSON.stringify(await validOf(route)) } : {};
    const queries = Object.entries(route.query ?? {}).map(
      ([name, schema]) => `${name}=${encodeURIComponent(String(validBody(schema)))}`,
    );
    for (const query of ['', ...queries, 'search=ma', 'page=3&limit=10', 'sort=created_at,desc'])
      await send(route, { ...body, query });
  }
  const kinds = modules.flatMap((module) => Object.keys(module.jobs?.(world.ports) ?? {}));
  // A job of a member whose calls have changed the plan, or their rights, meanwhile is refused.
  for (const kind of kinds)
    await jobsOf(world, [kind])().catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
}

/** Of a resource: filters that find a row, a change, a bulk change and a deletion, each taken back. */
async function workOn(bench: Bench, resource: Resource): Promise<void> {
  const row: Row = await bench.make(resource);
  const list = bench.path(resource);
  const route = bench.test.api.routes.find(
    ({ method, path }) => method === 'GET' && path === `/stores/{storeId}/${resource.name}`,
  );
  for (const key of Object.keys(route?.query ?? {})) {
    const query = filterOf(key, row);
    if (query !== undefined) await bench.owner.get(`${list}?${query}`);
  }
  const stored = await bench.stored(resource, row);
  const change = await bench.change(
    resource,
    stored,
    (body) => JSON.stringify(body) !== JSON.stringify(stored),
  );
  await bench.owner.patch(`${list}/${row.id}`, change ?? {}, { headers: { 'if-match': `"${row.version}"` } });
  const undone = async ({ body }: { body: unknown }, kind: string): Promise<void> => {
    const id = /"undo[^}]*?(\d+)/.exec(JSON.stringify(body))?.[1];
    if (id !== undefined) await bench.owner.post(`${list}/${kind}/${id}/undo`, {});
  };
  await undone(await bench.owner.patch(list, { ids: [row.id], changes: change ?? {} }), 'changes');
  await undone(await bench.owner.delete(`${list}/${row.id}`), 'deletions');
  await undone(await bench.owner.delete(list, { ids: [row.id] }), 'deletions');
}

describe('a statement of a call', () => {
  test('names the store that it is sent for, for each table that it reads or writes', async () => {
    const world = await openCosts(await notedDatabase());
    await callEverything(world);
    await world.close();
    const bench = await openBench([], await notedDatabase());
    for (const resource of bench.resources.filter(({ operations }) => operations.includes('create')))
      await workOn(bench, resource);
    await bench.test.close();
    const statements = [...sent].filter((text) => !/^(?:savepoint|release) /.test(text));
    expect(statements.length).toBeGreaterThan(300);
    const tables = await tablesOfStores(owner);
    const reached = tables.filter((table) =>
      statements.some((text) => new RegExp(`\\b${table}\\b`).test(text)),
    );
    expect(reached.length).toBeGreaterThan(40);
    expect(await statementsWithoutStore(owner, statements)).toEqual([]);
  }, 240_000);

  test.each([
    ['select name from products where id = $1', 'products'],
    ['update products set name = name where id = $1', 'products'],
    ['delete from order_details where parent_id = $1', 'order_details'],
    ['select p.name from products p join collections c on c.id = p.id where p.store_id = $1', 'collections'],
    ['select id from products where store_id = $1 and exists (select from collections)', 'collections'],
    ['select name from products where store_id = app_store_id() limit $1', 'products'],
    ['select name from stores where url = $1', 'stores'],
    ["insert into sequences (name, value) values ('orders', $1)", 'sequences'],
  ])('is found when it leaves its store to row-level security: %s', async (text, table) => {
    expect(await statementsWithoutStore(owner, [text])).toEqual([`No store is named for ${table}: ${text}`]);
  });

  test.each([
    'select o.id from orders o left join order_details d on d.store_id = o.store_id and d.parent_id = o.id where o.store_id = $1',
    'select count(*) from products where store_id = $1',
    'select name from stores where id = $1',
    'select email from users where id = $1',
    "insert into sequences as s (store_id, name, value) values ($1, 'orders', 1) on conflict (store_id, name) do update set value = s.value + 1",
  ])('may name it once for tables that are joined by it: %s', async (text) => {
    expect(await statementsWithoutStore(owner, [text])).toEqual([]);
  });
});
