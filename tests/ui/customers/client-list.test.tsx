import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

let browser: BrowserWithApi;
const store = (path: string) => `/stores/${browser.test.storeId}${path}`;

beforeAll(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  browser = await openBrowser();
  const owner = await signedIn(browser.test, 'owner');
  await Promise.all([
    import('../../../src/list/FilterSheet.tsx'),
    import('../../../src/list/FilterPopover.tsx'),
    import('../../../src/list/TableList.tsx'),
    import('../../../src/resources/customers/create/NewCustomer.tsx'),
  ]);
  for (const n of [1, 2, 3])
    await owner.post(store('/customers'), {
      first_name: `Ana ${n}`,
      phone_number: `57300111220${n}`,
      email: `ana${n}@correo.co`,
    });
});
afterAll(() => browser.close());
beforeEach(() => {
  browser.online();
  sessionStorage.clear();
});

const lastList = () =>
  new URL(browser.calls.filter(({ url }) => /\/customers\?/.test(url)).at(-1)?.url ?? '').searchParams;

test('[CLI-01] kind and frequency have their counters; a range that none can meet is not applied', async () => {
  const { user } = await openPart({ browser, path: '/clients', width: 390 });
  await screen.findByText(/Ana 3/);
  await user.click(screen.getByRole('button', { name: /^Filtros/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
  const interested = await sheet.findByRole('checkbox', { name: 'Interesado (3)' });
  expect(sheet.getByRole('checkbox', { name: 'Cliente recurrente (0)' })).toBeVisible();
  expect(sheet.getByRole('checkbox', { name: 'Sin compras recientes (3)' })).toBeVisible();
  const apply = sheet.getByRole('button', { name: 'Aplicar filtros' });
  for (const label of ['Total comprado', 'Pedidos']) {
    const [min, max] = ['mínimo', 'máximo'].map((side) =>
      sheet.getByRole('textbox', { name: new RegExp(`^${label}: ${side}`, 'i') }),
    );
    if (min === undefined || max === undefined) throw new Error(label);
    expect(apply).toBeEnabled();
    await user.type(max, '0');
    expect(apply, label).toBeDisabled();
    await user.clear(max);
    await user.type(min, '5');
    await user.type(max, '4');
    expect(apply, label).toBeDisabled();
    await user.type(max, '0');
    expect(apply, label).toBeEnabled();
    await user.clear(min);
    await user.clear(max);
  }
  await user.click(interested);
  await user.click(apply);
  await waitFor(() => expect(lastList().get('lead_id.in')).toBe('1'));
});

test('[CLI-01] the search asks for what is typed, and the table has 10, 25 or 50 rows', async () => {
  const { user } = await openPart({ browser, path: '/clients', width: 1280 });
  await screen.findByText(/Ana 3/);
  await user.type(screen.getByRole('searchbox'), 'ana2@correo.co');
  await waitFor(() => expect(lastList().get('search')).toBe('ana2@correo.co'));
  await waitFor(() => expect(screen.queryByText(/Ana 3/)).toBeNull());
  const rows = screen.getByRole('combobox', { name: /por página/ });
  expect(
    within(rows)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['10', '25', '50']);
  expect(lastList().get('limit')).toBe('10');
});

test('[CLI-02] a client is added in a dialog over the list; a failure says so and keeps what was typed', async () => {
  const { user, path } = await openPart({ browser, path: '/clients', width: 1280 });
  await screen.findByText(/Ana 3/);
  await user.click(screen.getByRole('link', { name: 'Crear cliente' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Crear cliente' }));
  expect(screen.getByText(/Ana 3/)).toBeInTheDocument();
  const box = (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await user.type(box('Nombre'), 'Rosa');
  await user.type(box('Teléfono'), '3105556677');
  await user.type(box('Correo electrónico'), 'rosa@correo.co');
  await user.type(box('Número de documento'), '52123456');
  browser.offline();
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText(/^No pudimos guardar/)).toBeVisible();
  expect(box('Nombre')).toHaveValue('Rosa');
  browser.online();
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(path()).toMatch(/^\/clients(\?|$)/));
});
