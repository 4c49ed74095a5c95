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

test('[ORD-18] who owes says how much and since when on the card, with the chat that reminds them', async () => {
  const owner = await signedIn(browser.test, 'owner');
  const [ana] = (await owner.get<{ id: number }[]>(store('/customers?search=ana2@correo.co'))).body;
  const chapinero = { name: 'Chapinero', mobile_phone_number: '573001112233' };
  const { body: branch } = await owner.post<{ id: number }>(store('/user-stores'), chapinero);
  const ruana = { name: 'Ruana', price: 57_000 };
  const { body: product } = await owner.post<{ id: number }>(store('/products'), ruana);
  const made = await owner.post(store('/orders'), {
    date: new Date().toISOString(),
    user_store_id: branch.id,
    order_status_id: 1,
    shipping_order_status_id: 6,
    customer_id: ana?.id,
    customer: { first_name: 'Ana 2', phone_number: '573001112202' },
    order_details: [{ product_id: product.id, quantity: 1, price: 57_000 }],
  });
  expect(made).toMatchObject({ status: 201, body: { customer_id: ana?.id } });
  await openPart({ browser, path: '/clients', width: 390 });
  const debt = await screen.findByText(/^Debe \$\s57\.000 desde hoy$/);
  const card = within(debt.closest('li') ?? document.body);
  expect(card.getByRole('link', { name: 'Ana 2' })).toBeVisible();
  const chat = card.getByRole<HTMLAnchorElement>('link', { name: /^Recordar el pago a Ana 2/ });
  expect(new URL(chat.href).searchParams.get('text')).toMatch(/pendiente \$\s57\.000 de tu pedido #\d+/);
  expect(screen.getAllByText(/^Debe /)).toHaveLength(1);
});
