import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBench, type Bench } from '../../conformance/bench.ts';
import { insert } from '../db/rows.ts';
import { signedIn } from '../../support/api.ts';
import { recordedDatabase } from '../../support/statements.ts';
import { createOutbox } from '../../../server/adapters/outbox.ts';
import type { UndosTable } from '../../../generated/platform-tables.ts';
import { ATTACKS, nameOf, rowOf, type Target } from './attacks.ts';

let bench: Bench;
let target: Target;

beforeAll(async () => {
  const { database, statements } = await recordedDatabase();
  bench = await openBench([], database);
  const foreignIds = new Map<string, number>();
  for (const resource of bench.resources.filter(({ operations }) => operations.includes('create')))
    foreignIds.set(resource.name, (await bench.foreign(resource)).id);
  await addModulesRows(bench, foreignIds);
  await addUndos(bench, foreignIds);
  target = { bench, statements, foreignIds, canaries: await plant(bench, foreignIds) };
}, 120_000);
afterAll(() => bench.test.close());

/** Texts that must never be answered: a secret of the own store, and what another store calls its things. */
async function plant(
  { test: { ports, storeId, people }, owner, rival, resources }: Bench,
  foreignIds: Map<string, number>,
): Promise<string[]> {
  const mark = 'canary-9b2e';
  const channel = {
    active: 1,
    client_id: `pub_prod_${mark}`,
    client_secret: `prv_prod_${mark}`,
  };
  const made = await owner.post(`/stores/${storeId}/payment-channels-store/3`, channel);
  expect(made.status).toBe(201);
  for (const name of ['products', 'collections']) {
    const path = `/stores/${rival.storeId}/${name}/${foreignIds.get(name)}`;
    expect((await rival.client.patch(path, { name: `${mark}-${name}` })).status).toBe(200);
  }
  const [user] = await ports.database.platform((sql) =>
    sql.selectFrom('users').select('password_hash').where('id', '=', people.owner.userId).execute(),
  );
  const sessions = await ports.database.platform((sql) => sql.selectFrom('sessions').select('id').execute());
  expect(resources.length).toBeGreaterThan(5);
  return [mark, user?.password_hash ?? '', 'argon2', 'sealed:1:', ...sessions.map(({ id }) => id)];
}

/** Rows of the other store that modules make, beside those of the schemas. */
async function addModulesRows({ rival, test: world }: Bench, foreignIds: Map<string, number>): Promise<void> {
  const role = { name: 'Ventas', permissions: ['orders.read'] };
  const made = await rival.client.post<{ id: number }>(`/stores/${rival.storeId}/roles`, role);
  expect(made.status).toBe(201);
  foreignIds.set('roles', made.body.id);
  const view = {
    resource: 'products',
    name: 'Agotados',
    query: { filter: { 'active.in': [1] } },
    shared: true,
  };
  const saved = await rival.client.post<{ id: number }>(`/stores/${rival.storeId}/views`, view);
  expect(saved.status, JSON.stringify(saved.body)).toBe(201);
  foreignIds.set('views', saved.body.id);
  foreignIds.set('users', world.people.outsider.userId);
  const invoice = await world.database.write(rival.storeId, ({ sql }) =>
    insert(sql, 'invoices', {
      store_id: rival.storeId,
      number: 'canary-9b2e',
      due_date: '2026-01-01',
      amount: 1000,
      invoice_status_id: 1,
    }),
  );
  foreignIds.set('invoices', invoice);
  foreignIds.set('billing/invoices', invoice);
  // Named by a reference and a country: no row has a number there.
  foreignIds.set('billing/checkouts', invoice);
  foreignIds.set('billing', invoice);
  const proof = await world.database.write(rival.storeId, ({ sql }) =>
    sql
      .insertInto('payment_proofs')
      .values({
        store_id: rival.storeId,
        order_id: foreignIds.get('orders') ?? 0,
        user_id: world.people.outsider.userId,
        file: 'canary-9b2e.webp',
        content_type: 'image/webp',
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  foreignIds.set('proof_id', proof.id);
  const { id: notification } = await world.database.write(rival.storeId, ({ sql }) =>
    sql
      .insertInto('payment_notifications')
      .values({
        store_id: rival.storeId,
        provider: 'wompi',
        event_id: 'canary-9b2e',
        channel_id: 3,
        attempt_id: 'canary-9b2e',
        reference: null,
        claimed_state: 'approved',
        body: '',
        reason: 'unmatched',
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  foreignIds.set('payment-notifications', notification);
  const { id: imported } = await world.database.write(rival.storeId, ({ sql }) =>
    sql
      .insertInto('imports')
      .values({
        store_id: rival.storeId,
        target: 'products',
        file_name: 'canary-9b2e.csv',
        user_id: world.people.outsider.userId,
        language: 'es',
        state: 'done',
        total: 1,
        created_at: new Date(),
        moved_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  foreignIds.set('imports', imported);
  const batch = await world.database.write(rival.storeId, ({ sql }) =>
    sql
      .insertInto('picture_batches')
      .values({
        store_id: rival.storeId,
        user_id: world.people.outsider.userId,
        file_name: 'canary-9b2e.zip',
        size: 1,
        state: 'done',
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  foreignIds.set('picture-batches', batch.id);
  const terms = await world.database.write(rival.storeId, ({ sql }) =>
    sql
      .insertInto('terms_versions')
      .values({
        store_id: rival.storeId,
        user_id: world.people.outsider.userId,
        terms: '<p>canary-9b2e</p>',
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  foreignIds.set('legal/versions', terms.id);
}

/** A bulk change and a deletion of the other store, for each resource that can take them back. */
async function addUndos({ rival, test: world }: Bench, foreignIds: Map<string, number>): Promise<void> {
  const kinds: Record<string, UndosTable['kind']> = { changes: 'change', deletions: 'delete' };
  const places = new Set(world.api.routes.map((route) => rowOf(route) ?? ''));
  for (const place of places) {
    const [resource = '', below = ''] = place.split('/');
    const kind = kinds[below];
    if (kind === undefined) continue;
    const { id } = await world.database.write(rival.storeId, ({ sql }) =>
      sql
        .insertInto('undos')
        .values({
          store_id: rival.storeId,
          kind,
          resource,
          user_id: null,
          request_id: crypto.randomUUID(),
          record_ids: [foreignIds.get(resource) ?? 0],
          changes: kind === 'change' ? '{}' : null,
          created_at: world.clock.now(),
          expires_at: new Date(world.clock.now().getTime() + 86_400_000),
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    foreignIds.set(place, id);
  }
  world.ports.mail = createOutbox().mail;
  const person = { first_name: 'Lina', last_name: 'Mesa', email: 'lina@prueba.co', all_permissions: true };
  const invited = await rival.client.post<{ id: number }>(
    `/stores/${rival.storeId}/users/invitations`,
    person,
  );
  expect(invited.status, JSON.stringify(invited.body)).toBe(201);
  foreignIds.set('users/invitations', invited.body.id);
  foreignIds.set('inventory', foreignIds.get('products') ?? 0);
}

test.each(ATTACKS.map((attack) => [attack.name, attack] as const))(
  '%s',
  async (_, attack) => {
    const routes = bench.test.api.routes.filter((route) => attack.on(route));
    expect(routes.length).toBeGreaterThan(3);
    const succeeded: string[] = [];
    for (const route of routes) {
      // A call may end the session that makes it.
      const fresh = { ...bench, owner: await signedIn(bench.test, 'owner') };
      const fault = await attack.make(route, { ...target, bench: fresh });
      if (fault !== null) succeeded.push(`${nameOf(route)}: ${fault}`);
    }
    expect(succeeded).toEqual([]);
  },
  120_000,
);
