import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlatformInvoice, PlatformStore } from '../../../domain/staff/platform-answers.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { makeStaff } from '../../support/staff.ts';

let world: TestApi;
/** The merchant of another store, who is also of the staff. */
let staff: TestClient;

beforeAll(async () => {
  world = await createTestApi();
  await makeStaff(world, world.people.outsider.userId);
  staff = await signedIn(world, 'outsider');
}, 60_000);
afterAll(() => world.close());

describe('[BIL-10] the overview of stores', () => {
  const list = (query = '') => staff.get<PlatformStore[]>(`/platform/stores?${query}`);

  test('has every store with its plan and what it uses', async () => {
    const owner = await signedIn(world, 'owner');
    const product = { name: 'Ruana', price: 90_000, quantity_available: 3, description: 'De lana' };
    expect((await owner.post(`/stores/${world.storeId}/products`, product)).status).toBe(201);
    const { body, headers } = await list('sort=name,asc');
    expect(headers.get('x-total-count')).toBe('2');
    expect(body.map(({ name, plan }) => [name, plan])).toEqual([
      ['Tienda Dos', 'free'],
      ['Tienda Uno', 'pro'],
    ]);
    expect(body[1]).toMatchObject({ id: world.storeId, state: 'active', products: 1, paid_until: null });
    expect(body[0]).toMatchObject({ id: world.otherStoreId, frequency: null, products: 0 });
  });

  test('is paged, with the total of the selection', async () => {
    const pages = [await list('limit=1&sort=name,asc'), await list('limit=1&page=2&sort=name,asc')];
    expect(pages.map(({ body }) => body.map(({ name }) => name))).toEqual([['Tienda Dos'], ['Tienda Uno']]);
    expect(pages.map(({ headers }) => headers.get('x-total-count'))).toEqual(['2', '2']);
  });

  test('finds stores by words of the name, accents and case aside', async () => {
    await world.database.platformWrite((sql) =>
      sql.updateTable('stores').set({ name: 'Café Ñandú' }).where('id', '=', world.otherStoreId).execute(),
    );
    for (const search of ['nandu', 'CAFÉ', 'ñandú cafe']) {
      const { body, headers } = await list(new URLSearchParams({ search }).toString());
      expect(
        body.map(({ id }) => id),
        search,
      ).toEqual([world.otherStoreId]);
      expect(headers.get('x-total-count')).toBe('1');
    }
    expect((await list('search=%25')).body.length).toBe(2);
    expect((await list('search=nadie')).body).toEqual([]);
  });

  test('is the newest first unless another order is asked for, and stores without a last paid day come last', async () => {
    const day = (id: number, created_at: string, next_cut_date: string | null) =>
      world.database.platformWrite((sql) =>
        sql
          .updateTable('stores')
          .set({ created_at: new Date(created_at), next_cut_date })
          .where('id', '=', id)
          .execute(),
      );
    await day(world.storeId, '2026-02-01T12:00:00Z', null);
    await day(world.otherStoreId, '2026-01-01T12:00:00Z', '2026-06-01');
    const ids = async (query: string) => (await list(query)).body.map(({ id }) => id);
    const [one, two] = [world.storeId, world.otherStoreId];
    expect(await ids('')).toEqual([one, two]);
    expect(await ids('sort=created_at,asc')).toEqual([two, one]);
    expect(await ids('sort=created_at,desc')).toEqual([one, two]);
    for (const direction of ['asc', 'desc'])
      expect(await ids(`sort=next_cut_date,${direction}`)).toEqual([two, one]);
  });

  test('finds stores by words of the address too, each of which must occur', async () => {
    await world.database.platformWrite((sql) =>
      sql.updateTable('stores').set({ url: 'casa-azul' }).where('id', '=', world.storeId).execute(),
    );
    expect((await list('search=AZUL')).body.map(({ id }) => id)).toEqual([world.storeId]);
    expect((await list('search=azul%20nandu')).body).toEqual([]);
  });

  test('has each of them by its id, and none of another id', async () => {
    const { body: listed } = await list();
    for (const store of listed)
      expect((await staff.get(`/platform/stores/${store.id}`)).body, store.name).toEqual(store);
    expect((await staff.get('/platform/stores/999999')).status).toBe(404);
    expect((await staff.get('/platform/stores/x')).status).toBe(404);
  });

  test('refuses a field or a direction that it does not know', async () => {
    for (const sort of ['password_hash,asc', 'name', 'name,asc;--'])
      expect((await list(new URLSearchParams({ sort }).toString())).status, sort).toBe(400);
    expect((await list('limit=101')).status).toBe(400);
  });
});

describe('[BIL-10] the overview of invoices', () => {
  const list = (query = '') => staff.get<PlatformInvoice[]>(`/platform/invoices?${query}`);

  beforeAll(async () => {
    const invoice = (store_id: number, number: string, invoice_status_id: number, due_date: string) =>
      world.database.write(store_id, ({ sql }) =>
        sql
          .insertInto('invoices')
          .values({
            store_id,
            number,
            invoice_status_id,
            due_date,
            amount: 89_900,
            discount: 0,
            currency: 'COP',
          })
          .execute(),
      );
    await invoice(world.storeId, 'T-1', 1, '2026-05-10');
    await invoice(world.otherStoreId, 'T-2', 3, '2026-05-01');
  });

  test('has those of every store, with state, amount and days', async () => {
    const { body, headers } = await list('sort=due_date,asc');
    expect(headers.get('x-total-count')).toBe('2');
    expect(body).toMatchObject([
      { store_id: world.otherStoreId, number: 'T-2', invoice_status_id: 3, due_date: '2026-05-01' },
      { store_name: 'Tienda Uno', amount: 89_900, currency: 'COP', invoice_status_id: 1, paid_at: null },
    ]);
  });

  test('has one order where the field is the same, so that no page repeats a row', async () => {
    const due = { due_date: '2027-01-01', amount: 1000, discount: 0, currency: 'COP', invoice_status_id: 4 };
    for (const [store_id, number] of [
      [world.otherStoreId, 'T-7'],
      [world.storeId, 'T-8'],
      [world.storeId, 'T-9'],
    ] as const)
      await world.database.write(store_id, ({ sql }) =>
        sql
          .insertInto('invoices')
          .values({ store_id, number, ...due })
          .execute(),
      );
    const query = 'invoice_status_id.equals=4&sort=due_date,desc';
    const numbers = async (more: string) => (await list(query + more)).body.map(({ number }) => number);
    expect(await numbers('')).toEqual(['T-9', 'T-8', 'T-7']);
    expect(await numbers('&limit=2&page=2')).toEqual(['T-7']);
    for (const store of [world.storeId, world.otherStoreId])
      await world.database.write(store, ({ sql }) =>
        sql.deleteFrom('invoices').where('invoice_status_id', '=', 4).execute(),
      );
  });

  test('is filtered by state, and by the name of the store', async () => {
    expect((await list('invoice_status_id.equals=3')).body.map(({ number }) => number)).toEqual(['T-2']);
    expect((await list('search=uno')).body.map(({ number }) => number)).toEqual(['T-1']);
    expect((await list('search=uno&invoice_status_id.equals=3')).body).toEqual([]);
    expect((await list('invoice_status_id.equals=9')).status).toBe(400);
    const { body, headers } = await list(`store_id.equals=${world.otherStoreId}`);
    expect([body.map(({ number }) => number), headers.get('x-total-count')]).toEqual([['T-2'], '1']);
    expect((await list('store_id.equals=uno')).status).toBe(400);
  });

  test('is filtered by what a person must look at', async () => {
    const { body, headers } = await list('review=yes');
    expect([body, headers.get('x-total-count')]).toEqual([[], '0']);
    const { id } = await world.database.read(world.storeId, (sql) =>
      sql.selectFrom('invoices').select('id').where('number', '=', 'T-1').executeTakeFirstOrThrow(),
    );
    await world.database.write(world.storeId, ({ sql }) =>
      sql
        .insertInto('plan_invoices')
        .values({
          store_id: world.storeId,
          invoice_id: id,
          number: 1,
          kind: 'purchase',
          plan_id: 3,
          renews: true,
          period_from: '2026-05-01',
          period_to: '2026-05-31',
          open: false,
          review: 'voided',
        })
        .execute(),
    );
    expect((await list('review=yes')).body).toMatchObject([{ number: 'T-1', review: 'voided' }]);
    expect((await list('sort=due_date,asc')).body.map(({ review }) => review)).toEqual([null, 'voided']);
    expect((await list('review=no')).status).toBe(400);
  });
});
