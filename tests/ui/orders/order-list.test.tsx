import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { holdReads } from '../hold-reads.ts';
import { openAdmin } from '../stage.tsx';
import { openListedOrders, type ListedOrders, type Made } from './listed-orders.ts';

let browser: ListedOrders['browser'];
let client: ListedOrders['client'];
let store: ListedOrders['store'];
let branch: ListedOrders['branch'];
let order: ListedOrders['order'];
let marta: Made;
let julian: Made;

beforeAll(async () => {
  ({ browser, client, store, branch, order } = await openListedOrders());
  julian = await order('Julián', { order_status_id: 4 });
  marta = await order('Marta');
});
afterAll(() => browser.close());
beforeEach(() => browser.online());
afterEach(() => vi.restoreAllMocks());

const open = (width: number, path = '/orders') => openAdmin({ browser, path, width });
const cardOf = async ({ sequence }: Made) => {
  const link = await screen.findByRole('link', { name: `#${sequence}` });
  return within(link.closest('li') ?? document.body);
};
const sequences = () => screen.getAllByRole('link', { name: /^#\d+$/ }).map(({ textContent }) => textContent);
const lastCall = () => new URL(browser.calls.filter(({ url }) => /\/orders\?/.test(url)).at(-1)?.url ?? '');

describe('the orders on a phone', () => {
  test('[ORD-06] a card says which, when, how much, who, how many products, where, and both states', async () => {
    await open(390);
    const card = await cardOf(marta);
    expect(await card.findByText('Marta Montoya')).toBeVisible();
    expect(card.getByText(/18\.000/)).toBeVisible();
    expect(await card.findByText('Chapinero')).toBeVisible();
    expect(card.getByText(/^1 producto/)).toBeVisible();
    expect(card.getByRole('button', { name: 'Estado del pedido: Pendiente de pago. Cambiar' })).toBeVisible();
    expect(card.getByRole('button', { name: 'Estado del envío: No preparado. Cambiar' })).toBeVisible();
    for (const name of [/^Ver detalle/, `#${marta.sequence}`])
      expect(card.getByRole('link', { name })).toHaveAttribute('href', `/orders/${marta.id}`);
    expect(card.getByRole('link', { name: /por WhatsApp$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('wa.me/573104445566'),
    );
  });

  test('[ORD-06] a state opens its sheet, which names the new one before it sets it', async () => {
    const laura = await order('Laura');
    const { user } = await open(390);
    await user.click(
      await (await cardOf(laura)).findByRole('button', { name: /^Estado del envío: No preparado/ }),
    );
    const sheet = within(await screen.findByRole('dialog', { name: 'Estado del envío' }));
    await user.click(sheet.getByRole('radio', { name: 'Programado' }));
    await user.click(sheet.getByRole('button', { name: 'Cambiar a «Programado»' }));
    await waitFor(async () =>
      expect(
        (await cardOf(laura)).getByRole('button', { name: /^Estado del envío: Programado/ }),
      ).toBeVisible(),
    );
  });

  test('[ORD-17] two taps where the order stands say that it is paid and how, and the notice takes it back', async () => {
    const pedro = await order('Pedro');
    const { user } = await open(390);
    const step = { name: `Cobrar: pedido #${pedro.sequence}` };
    await user.click(await (await cardOf(pedro)).findByRole('button', step));
    const nequi = await screen.findByRole('button', { name: /^Nequi: recibir/ });
    await waitFor(() => expect(nequi).toBeEnabled());
    await user.click(nequi);
    await waitFor(async () =>
      expect(
        (await cardOf(pedro)).getByRole('button', { name: 'Estado del pedido: Pagado. Cambiar' }),
      ).toBeVisible(),
    );
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(async () => expect((await cardOf(pedro)).getByRole('button', step)).toBeVisible());
  });

  test('[ORD-04] the header has the count, the tools open search and filters, and a file is downloaded', async () => {
    const { user } = await open(390);
    await cardOf(marta);
    expect(screen.getByRole('heading', { level: 1, name: /^Pedidos/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Descargar' })).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Buscar pedidos' }));
    const box = screen.getByRole('searchbox', { name: 'Buscar pedidos' });
    await waitFor(() => expect(box).toHaveFocus());
    await user.type(box, `#${marta.sequence}{Enter}`);
    await waitFor(() => expect(lastCall().searchParams.get('search')).toBe(`#${marta.sequence}`));
  });

  test('[ORD-03] [ORD-05] both statuses come with counts, and a branch is chosen or all of them', async () => {
    const { user } = await open(390);
    await cardOf(marta);
    await user.click(screen.getByRole('button', { name: 'Filtros' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
    expect(sheet.getAllByRole('button', { name: /^(Hoy|Ayer|7 días|30 días)$/ })).toHaveLength(4);
    const ways = within(sheet.getByRole('group', { name: 'Forma de pago' }));
    expect(ways.getAllByRole('checkbox')).toHaveLength(2);
    expect(sheet.getByText('Medio de pago')).toBeVisible();
    expect(await sheet.findByRole('checkbox', { name: 'Pagado (1)' })).toBeVisible();
    expect(sheet.getByRole('checkbox', { name: 'Despachado (0)' })).toBeVisible();
    const places = await sheet.findByRole('combobox', { name: 'Sucursal' });
    expect(places).toHaveDisplayValue('Todas las sucursales');
    await user.selectOptions(places, await sheet.findByRole('option', { name: 'Chapinero' }));
    await user.click(sheet.getByRole('checkbox', { name: 'Pagado (1)' }));
    await user.click(sheet.getByRole('button', { name: 'Aplicar filtros' }));
    await waitFor(() => expect(sequences()).toEqual([`#${julian.sequence}`]));
    expect(lastCall().searchParams.get('user_store_id.in')).toBe(String(branch));
    expect(await screen.findByText(/^Sucursal:/)).toHaveTextContent('Sucursal: Chapinero');
  });

  test('[ORD-13] a long press selects; with nothing selected there is nothing to delete', async () => {
    const { user } = await open(390);
    const card = await cardOf(marta);
    const pressed = await card.findByText('Marta Montoya');
    fireEvent.pointerDown(pressed, { pointerType: 'touch' });
    const box = await screen.findByRole('checkbox', { name: `Seleccionar #${marta.sequence}` });
    await waitFor(() => expect(box).toBeChecked());
    fireEvent.pointerUp(pressed, { pointerType: 'touch' });
    const bar = within(await screen.findByRole('toolbar'));
    expect(await bar.findByText('1 seleccionado')).toBeVisible();
    await user.click(box);
    await waitFor(() => expect(bar.getByRole('button', { name: 'Eliminar' })).toBeDisabled());
  });
});

describe('what happens elsewhere', () => {
  const pill = (name: string) => screen.findByRole('button', { name });

  test('[ORD-16] new orders are announced and no card moves until they are asked for', async () => {
    const { user } = await open(390);
    await cardOf(marta);
    const before = sequences();
    const first = await order('Nueva');
    const second = await order('Otra');
    browser.tell({ type: 'orders.created', id: first.id });
    browser.tell({ type: 'orders.created', id: second.id });
    const button = await pill('2 pedidos nuevos');
    expect(sequences()).toEqual(before);
    await waitFor(() => expect(document.title).toBe('(2) Pedidos · Tendero'));
    await user.click(button);
    await cardOf(second);
    expect(sequences().slice(0, 2)).toEqual([`#${second.sequence}`, `#${first.sequence}`]);
    await waitFor(() => expect(screen.queryByRole('button', { name: /nuevos?$/ })).toBeNull());
    await waitFor(() => expect(document.title).toBe('Pedidos · Tendero'));
  });

  test('[ORD-16] an order that the filter leaves out is not announced', async () => {
    const filter = new URLSearchParams({ filter: '{"order_status_id.in":[4]}' });
    await open(390, `/orders?${filter}`);
    await cardOf(julian);
    const unpaid = await order('Sin pagar');
    const paid = await order('Pagada', { order_status_id: 4 });
    browser.tell({ type: 'orders.created', id: unpaid.id });
    browser.tell({ type: 'orders.created', id: paid.id });
    expect(await pill('1 pedido nuevo')).toBeVisible();
  });

  test('[ORD-16] a changed order changes where it stands; one that is gone is named', async () => {
    const sofia = await order('Sofía');
    const going = await order('Se va');
    await open(390);
    const before = (await cardOf(going), sequences());
    await client.post(store(`/orders/${sofia.id}/status/4/type/1`), {});
    browser.tell({ type: 'orders.updated', id: sofia.id });
    await waitFor(async () =>
      expect((await cardOf(sofia)).getByRole('button', { name: /^Estado del pedido: Pagado/ })).toBeVisible(),
    );
    expect(sequences()).toEqual(before);
    await client.delete(store(`/orders/${going.id}`));
    browser.tell({ type: 'orders.deleted', id: going.id });
    expect(await screen.findByText(`Ya no existe: #${going.sequence}`)).toBeVisible();
    expect(sequences()).toEqual(before.filter((name) => name !== `#${going.sequence}`));
  });

  test('[ORD-16] after a gap of the stream the list knows what is new', async () => {
    await open(390);
    await cardOf(marta);
    await order('Callada');
    browser.tell({ type: 'resync' });
    expect(await pill('1 pedido nuevo')).toBeVisible();
  });
});

describe('the orders on a desktop', () => {
  const rowOf = async ({ sequence }: Made) =>
    within(
      (await screen.findByRole('button', { name: `Ver qué hay en #${sequence}` })).closest('tr') ??
        document.body,
    );

  test('[ORD-01] a row unfolds its products, and its state is changed there', async () => {
    const ines = await order('Inés');
    const { user, path } = await open(1440);
    await user.click((await rowOf(ines)).getByRole('button', { name: /^Ver qué hay en/ }));
    const lines = within(
      await screen.findByRole('list', { name: `Ver productos del pedido #${ines.sequence}` }),
    );
    expect(lines.getByRole('listitem')).toHaveTextContent(/Jabón de avena2 × \$.9\.000\$.18\.000/);
    await user.click(await (await rowOf(ines)).findByRole('button', { name: /^Estado del pedido/ }));
    expect(await screen.findByRole('dialog', { name: 'Estado del pedido' })).toBeVisible();
    expect(path()).toBe('/orders');
  });

  test('[ORD-01] the tabs are what waits, with their counts', async () => {
    const { user } = await open(1440);
    await rowOf(marta);
    const tabs = within(await screen.findByRole('navigation', { name: 'Vistas' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent.replace(/\d+$/, ''))).toEqual([
      'Todo',
      'Por cobrar',
      'Por despachar',
      'Hoy',
    ]);
    await user.click(tabs.getByRole('link', { name: /^Por despachar/ }));
    await waitFor(() => {
      expect(lastCall().searchParams.get('order_status_id.in')).toBe('4');
      expect(lastCall().searchParams.get('shipping_order_status_id.in')).toBe('6,7,8,9');
    });
  });

  test('[ORD-13] the bulk delete is there before anything is selected, and waits', async () => {
    await open(1440);
    await rowOf(marta);
    expect(screen.getByRole('button', { name: 'Eliminar' })).toBeDisabled();
  });

  test('[ORD-13] of several one was deleted in another tab: it is named, and the others are gone', async () => {
    const [stays, gone, other] = [await order('Queda'), await order('Ya no'), await order('También')];
    const { user } = await open(1440);
    for (const { sequence } of [gone, other])
      await user.click(await screen.findByRole('checkbox', { name: `Seleccionar #${sequence}` }));
    await client.delete(store(`/orders/${gone.id}`));
    await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
    const ask = within(await screen.findByRole('alertdialog'));
    await user.click(ask.getByRole('button', { name: 'Eliminar' }));
    const report = await screen.findByRole('dialog', { name: /se quedó igual/ });
    expect(report).toHaveTextContent(`#${gone.sequence}`);
    expect(report).not.toHaveTextContent(`#${other.sequence}`);
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: /seleccionado/ })).toBeNull());
    expect(report).toBeInTheDocument();
    await user.click(within(report).getByRole('button', { name: 'Entendido' }));
    const there = ({ sequence: at }: Made) => screen.queryByRole('button', { name: `Ver qué hay en #${at}` });
    await waitFor(() => expect([gone, other].map(there)).toEqual([null, null]));
    expect(there(stays)).toBeVisible();
  });
});

describe('the orders on a slow network', () => {
  test('[ORD-10] the next step is shown once it is stored, without reading the order again', async () => {
    const rosa = await order('Rosa', { order_status_id: 4 });
    const { user } = await open(390);
    const step = { name: `Preparar: pedido #${rosa.sequence}` };
    const button = await (await cardOf(rosa)).findByRole('button', step);
    holdReads(/\/orders\?/);
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Deshacer' })).toBeVisible();
    const card = await cardOf(rosa);
    expect(card.getByRole('button', { name: 'Estado del envío: Preparado. Cambiar' })).toBeVisible();
  });
});
