import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { sql as raw } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import words from '../../../i18n/platform/es.json';
import shell from '../../../i18n/shell/es.json';
import { makeStaff } from '../../support/staff.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin, openPart } from '../stage.tsx';

let browser: BrowserWithApi;
const saved: string[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  // Loads the lazy pages before the clock of a test starts.
  await import('../../../src/custom/platform/PlatformPage.tsx');
  await import('../../../src/custom/platform/NewUsersPage.tsx');
  const { database, storeId, people } = browser.test;
  await makeStaff(browser.test, people.owner.userId);
  await database.platformWrite((sql) =>
    raw`update users set created_at = '2026-05-02T12:00:00Z' where id = ${people.owner.userId}`.execute(sql),
  );
  await database.write(storeId, ({ sql }) =>
    sql
      .insertInto('invoices')
      .values({
        store_id: storeId,
        number: 'T-1',
        invoice_status_id: 3,
        due_date: '2026-05-10',
        amount: 89_900,
        discount: 0,
        currency: 'COP',
      })
      .execute(),
  );
});
afterAll(() => browser.close());
afterEach(cleanup);
beforeEach(() => {
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download !== '') saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:saved';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => vi.restoreAllMocks());

/** What the address of a list says that it is filtered by. */
function filterOf(path: string): unknown {
  return JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter') ?? '{}');
}

test.each([390, 1280])('[BIL-10] at %i px the staff see all stores, and find one by name', async (width) => {
  const { user, path } = await openPart({ browser, path: '/platform', width });
  // The header names the merchant's own store too.
  const listed = within(await screen.findByRole('tabpanel', { name: words.tabs.stores }));
  await listed.findByText('Tienda Uno');
  expect(listed.getByText('Tienda Dos')).toBeInTheDocument();
  await user.type(screen.getByPlaceholderText(words.search), 'dos');
  await waitFor(() => expect(listed.queryByText('Tienda Uno')).toBeNull());
  expect(listed.getByText('Tienda Dos')).toBeInTheDocument();
  await waitFor(() => expect(filterOf(path())).toEqual({ q: 'dos' }));
  expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeInTheDocument();
  expect(document.title).toBe(`${words.title} · Tendero`);
});

test('[BIL-10] the invoices of all stores are filtered by their state', async () => {
  const { user, path } = await openPart({ browser, path: '/platform' });
  await user.click(await screen.findByRole('tab', { name: words.tabs.invoices }));
  await screen.findByText('T-1');
  const choose = async (state: string): Promise<void> => {
    await user.click(screen.getByRole('combobox', { name: words.invoices.state }));
    await user.click(await screen.findByRole('option', { name: state }));
  };
  await choose('Pagado');
  await screen.findByText(words.invoices.none);
  expect(path()).toMatch(/^\/platform\/invoices\?/);
  expect(filterOf(path())).toEqual({ state: 2 });
  await choose('Vencido');
  await screen.findByText('T-1');
  const csv = vi.spyOn(URL, 'createObjectURL');
  await user.click(screen.getByRole('button', { name: words.report.download }));
  await waitFor(() => expect(saved).toEqual(['comprobantes.csv']));
  const file = csv.mock.calls[0]?.[0];
  const text = file instanceof Blob ? await file.text() : '';
  expect(text).toMatch(/Número,Tienda,Estado/);
  expect(text).toMatch(/T-1,Tienda Uno,Vencido,.*89900,COP,2026-05-10/);
});

test('[BIL-10] a store has a page of its own, with what it was asked to pay', async () => {
  const { user, path } = await openPart({ browser, path: '/platform' });
  await user.click(await screen.findByRole('link', { name: 'Tienda Uno' }));
  expect(path()).toBe(`/platform/stores/${browser.test.storeId}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Tienda Uno' })).toBeVisible();
  const table = await screen.findByRole('table');
  expect(await within(table).findByText('T-1')).toBeVisible();
  await user.click(screen.getByRole('link', { name: words.back }));
  await waitFor(() => expect(path()).toMatch(/^\/platform(\?|$)/));
  cleanup();
  await openPart({ browser, path: '/platform/stores/999999' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Esta página no existe' })).toBeVisible();
});

test('[BIL-10] an invoice that was paid twice says so, and is found among those to review', async () => {
  const { database, storeId } = browser.test;
  const { id } = await database.read(storeId, (sql) =>
    sql.selectFrom('invoices').select('id').where('number', '=', 'T-1').executeTakeFirstOrThrow(),
  );
  await openPart({ browser, path: '/platform/invoices?filter=%7B%22state%22%3A%22review%22%7D' });
  await screen.findByText(words.invoices.none);
  cleanup();
  await database.write(storeId, ({ sql }) =>
    sql
      .insertInto('plan_invoices')
      .values({
        store_id: storeId,
        invoice_id: id,
        number: 1,
        kind: 'purchase',
        plan_id: 3,
        renews: true,
        period_from: '2026-05-01',
        period_to: '2026-05-31',
        open: false,
        review: 'paid_twice',
      })
      .execute(),
  );
  await openPart({ browser, path: '/platform/invoices?filter=%7B%22state%22%3A%22review%22%7D' });
  expect(await screen.findByText(words.invoices.reviews.paid_twice)).toBeVisible();
  expect(screen.getByText('T-1')).toBeVisible();
});

test('[BIL-10] what waits for a person is announced on the page, and is gone once one has looked', async () => {
  const { database } = browser.test;
  await database.platformWrite((sql) =>
    sql
      .insertInto('plan_notifications')
      .values({
        provider: 'payu',
        event_id: 'e1',
        attempt_id: 'tx-77',
        reference: 'unknown',
        claimed_state: 'approved',
        body: '',
        state: 'unmatched',
        reason: 'unmatched',
        review: 'unmatched',
        created_at: new Date(),
      })
      .execute(),
  );
  const { user, path } = await openPart({ browser, path: '/platform' });
  expect(await screen.findByText('2 pagos por revisar')).toBeVisible();
  await user.click(screen.getByRole('link', { name: words.review.open }));
  await waitFor(() => expect(path()).toBe('/platform/payments'));
  await waitFor(() => expect(screen.queryByText('2 pagos por revisar')).toBeNull());
  const nobodys = within(await screen.findByRole('region', { name: words.review.nobodys }));
  expect(nobodys.getByText('PayU · pago tx-77')).toBeVisible();
  await user.click(nobodys.getByRole('button', { name: 'Marcar revisado: PayU · pago tx-77' }));
  const question = within(await screen.findByRole('dialog', { name: words.review.title }));
  await user.click(question.getByRole('button', { name: words.review.confirm }));
  await waitFor(() => expect(screen.queryByText('PayU · pago tx-77')).toBeNull());
  await screen.findByText('Revisado: PayU · pago tx-77');

  await user.click(await screen.findByRole('button', { name: /^Marcar revisado: T-1 · Tienda Uno · / }));
  const of = within(await screen.findByRole('dialog', { name: words.review.title }));
  expect(of.getByText(words.invoices.reviews.paid_twice)).toBeVisible();
  await user.type(of.getByRole('textbox', { name: words.review.note }), 'Devuelto hoy');
  await user.click(of.getByRole('button', { name: words.review.confirm }));
  await waitFor(() => expect(screen.getAllByText(words.review.nothing)).toHaveLength(2));
  const log = await database.platform((sql) =>
    sql
      .selectFrom('platform_staff_log')
      .select('details')
      .where('action', '=', 'review')
      .orderBy('id')
      .execute(),
  );
  expect(log.map(({ details }) => details)).toMatchObject([{ note: '' }, { note: 'Devuelto hoy' }]);
  cleanup();
  await openPart({ browser, path: '/platform/invoices' });
  await screen.findByText('T-1');
  expect(screen.queryByText(/por revisar$/)).toBeNull();
});

test('[BIL-10] what came meanwhile stays, and is named', async () => {
  const { database, storeId } = browser.test;
  const set = (review: string | null) =>
    database.write(storeId, ({ sql }) =>
      sql.updateTable('plan_invoices').set({ review }).where('store_id', '=', storeId).execute(),
    );
  await set('amount');
  const { user } = await openPart({ browser, path: '/platform/payments' });
  await user.click(await screen.findByRole('button', { name: /^Marcar revisado: T-1/ }));
  await set('refunded');
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: words.review.confirm }),
  );
  await screen.findByText('Llegó algo más: ahora dice «Pago devuelto»');
  expect(await screen.findByText(words.invoices.reviews.refunded)).toBeVisible();
  await set(null);
});

test('[BIL-10] the report of the day in the address is saved once, and says how many people it has', async () => {
  await openPart({ browser, path: '/descargar-reporte-usuarios?year=2026&month=5&day=2' });
  await screen.findByText('1 persona se registró el 2 may 2026.');
  await waitFor(() => expect(saved).toEqual(['usuarios-nuevos-2026-05-02.xlsx']));
});

test('[BIL-10] a day without anybody says so, and saves nothing', async () => {
  await openPart({ browser, path: '/descargar-reporte-usuarios?year=2020&month=2&day=29' });
  await screen.findByText('Nadie se registró el 29 feb 2020.');
  expect(saved).toEqual([]);
});

test.each([
  ['year=2026&month=2&day=31', 'Esa fecha no existe'],
  ['year=2999&month=1&day=1', 'Todavía no ha pasado: elige una fecha de hoy o antes'],
  ['year=2026&month=13&day=1', 'Debe ser 12 o menos'],
  ['year=2026', 'Este campo es obligatorio'],
])('[BIL-10] %s is refused at the field', async (query, sentence) => {
  await openPart({ browser, path: `/descargar-reporte-usuarios?${query}` });
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByLabelText(words.report.day)).toHaveAccessibleDescription(sentence);
});

test('[BIL-10] without a day a person picks one', async () => {
  const { user, path } = await openPart({ browser, path: '/descargar-reporte-usuarios' });
  const day = await screen.findByLabelText(words.report.day);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: words.report.download }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Este campo es obligatorio');
  await user.type(day, '2026-05-02');
  await user.click(screen.getByRole('button', { name: words.report.download }));
  await screen.findByText('1 persona se registró el 2 may 2026.');
  expect(path()).toBe('/descargar-reporte-usuarios?year=2026&month=5&day=2');
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('[BIL-10] the settings lead to the platform for its staff alone', async () => {
  await openPart({ browser, path: '/config' });
  const main = within(await screen.findByRole('main'));
  await main.findByText(shell.screens.platform.name);
  cleanup();
  await openPart({ browser, who: 'admin', path: '/config' });
  await within(await screen.findByRole('main')).findByText(shell.screens.team.name);
  expect(screen.queryByText(shell.screens.platform.name)).toBeNull();
});

describe('an account in no store', () => {
  const outOfStores = (who: 'viewer' | 'seller') =>
    browser.test.database.platformWrite((sql) =>
      sql.deleteFrom('memberships').where('user_id', '=', browser.test.people[who].userId).execute(),
    );

  test('[BIL-10] of the staff finds the platform, whatever it opens, and the report', async () => {
    await outOfStores('viewer');
    await makeStaff(browser.test, browser.test.people.viewer.userId);
    const { user, path } = await openAdmin({ browser, who: 'viewer', path: '/orders' });
    const listed = within(await screen.findByRole('tabpanel', { name: words.tabs.stores }));
    await listed.findByText('Tienda Dos');
    expect(path()).toBe('/platform');
    await user.click(screen.getByRole('link', { name: words.to_report }));
    await screen.findByLabelText(words.report.day);
  });

  test('[BIL-10] of nobody else reads what to do, on those pages too', async () => {
    await outOfStores('seller');
    for (const path of ['/', '/platform']) {
      await openAdmin({ browser, who: 'seller', path });
      const title = { level: 1, name: 'Tu cuenta no está en ninguna tienda' };
      expect(await screen.findByRole('heading', title)).toBeVisible();
      cleanup();
    }
  });
});

test.each(['/platform', '/descargar-reporte-usuarios?year=2026&month=5&day=2'])(
  '[BIL-10] %s says to anybody else that it is not theirs, and asks for nothing',
  async (path) => {
    await openPart({ browser, who: 'admin', path });
    await screen.findByText('No tienes permiso para ver esto');
    // No owner of a store could give it.
    expect(screen.getByText(words.staff_only)).toBeVisible();
    expect(screen.queryByText('Tienda Dos')).toBeNull();
    expect(saved).toEqual([]);
  },
);
