import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RaRecord } from 'ra-core';
import { createApi } from '../../../src/app/api.ts';
import { createServices, type Services } from '../../../src/app/services.ts';
import { createSessionStore } from '../../../src/authProvider/session-store.ts';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';

let browser: BrowserWithApi;
let api: Services['dataProvider'];

beforeAll(async () => {
  browser = await openBrowser();
  const { cookies } = await signedIn(browser.test, 'owner');
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  const session = createSessionStore();
  await session.refresh();
  api = createServices({ api: createApi(session) }).dataProvider;
});
afterAll(() => browser.close());

const list = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' } } as const;

async function product(name: string): Promise<RaRecord> {
  const { data } = await api.create('products', { data: { name, price: 1000 } });
  return data;
}

test('creates, reads, lists with the exact total, and reads many at once', async () => {
  const [a, b] = [await product('Ruana'), await product('Mochila')];
  expect((await api.getOne('products', { id: a.id })).data).toMatchObject({ name: 'Ruana', version: 1 });
  const found = await api.getList('products', { ...list, filter: { search: 'mochila' } });
  expect(found).toMatchObject({ total: 1, data: [{ id: b.id }] });
  const many = await api.getMany('products', { ids: [a.id, b.id] });
  expect(many.data.map(({ id }) => id).sort()).toEqual([a.id, b.id].sort());
});

describe('an update', () => {
  test('sends what changed under the version that was read', async () => {
    const before = await product('Sombrero');
    browser.calls.length = 0;
    const { data } = await api.update('products', {
      id: before.id,
      data: { ...before, price: 1200 },
      previousData: before,
    });
    expect(data).toMatchObject({ price: 1200, name: 'Sombrero' });
    expect(browser.calls[0]?.headers.get('if-match')).toBe('"1"');
    expect(await browser.calls[0]?.json()).toEqual({ price: 1200 });
  });

  test('of a record that somebody else changed is refused with what is stored now', async () => {
    const before = await product('Carriel');
    await api.update('products', { id: before.id, data: { price: 1500 }, previousData: before });
    const late = api.update('products', { id: before.id, data: { price: 900 }, previousData: before });
    await expect(late).rejects.toMatchObject({
      status: 412,
      body: { code: 'stale', current: { price: 1500 } },
    });
  });
});

test('field errors arrive as sentences by source, where forms look for them', async () => {
  const bad = api.create('customers', { data: { first_name: '', phone_number: 'abc' } });
  await expect(bad).rejects.toMatchObject({
    status: 422,
    // The field is named where the words of its form have arrived.
    message: expect.stringMatching(/^(Nombre: )?Se requiere el nombre\. /),
    body: { errors: { first_name: 'Se requiere el nombre' } },
    fields: { first_name: { key: 'required' } },
  });
});

test('many are deleted in one call, all or none', async () => {
  const [a, b] = [await product('Uno'), await product('Dos')];
  browser.calls.length = 0;
  await api.deleteMany('products', { ids: [a.id, b.id] });
  expect(browser.calls).toHaveLength(1);
  const left = await api.getList('products', { ...list, filter: { 'id.in': [a.id, b.id] } });
  expect(left.total).toBe(0);

  const c = await product('Tres');
  await expect(api.deleteMany('products', { ids: [c.id, 999_999] })).rejects.toMatchObject({ status: 404 });
  expect((await api.getOne('products', { id: c.id })).data.id).toBe(c.id);
});

test('an export is the whole list as a file, with its name', async () => {
  await product('Hamaca');
  const { file, name } = await api.exportList('products', 'csv', { filter: { search: 'hamaca' } });
  expect(name).toMatch(/\.csv$/);
  expect(await file.text()).toContain('Hamaca');
});
