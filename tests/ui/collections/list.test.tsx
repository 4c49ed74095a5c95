import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin, openPart } from '../stage.tsx';
import { openShelf, type Shelf, type Stored } from './shelf.ts';

let browser: BrowserWithApi;
let shelf: Shelf;
let clothes: Stored;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

beforeEach(async () => {
  shelf = await openShelf(browser);
  const { body: old } = await shelf.owner.get<Stored[]>(`${shelf.base}/collections?limit=100`);
  const ids = old.filter(({ id }) => id !== shelf.all).map(({ id }) => id);
  if (ids.length > 0) await shelf.owner.delete(`${shelf.base}/collections`, { ids });
  clothes = await shelf.collection('Ropa');
  await shelf.collection('Café');
  await shelf.collection('Ruanas', { parent_id: clothes.id });
});

const card = async (name: string): Promise<HTMLElement> => {
  // The first list of the file loads its parts.
  await screen.findByRole('heading', { level: 1, name: /^Colecciones/ });
  const link = await screen.findByRole('link', { name });
  const item = link.closest('li');
  if (item === null) throw new Error(`No card of ${name}`);
  return item;
};
const shown = () => screen.getAllByRole('link', { name: /^Editar / }).map((one) => one.ariaLabel);

test('[COL-01] numbered cards have two letters, thumbnails, +N or Sin productos, and lead to their form', async () => {
  for (const name of ['Ruana azul', 'Camisa', 'Jean', 'Falda "Sol"'])
    await shelf.product(name, { collections_id: [clothes.id] });
  await openPart({ browser, path: '/collections' });
  const ropa = await card('Ropa');
  expect(within(ropa).getByText('2')).toBeVisible();
  expect(within(ropa).getByText('RO')).toBeVisible();
  // The thumbnails of products without a picture have the initials of their names.
  expect(['FS', 'JE', 'CA'].map((letters) => within(ropa).getByText(letters))).toHaveLength(3);
  expect(within(ropa).queryByText('RA')).toBeNull();
  expect(within(ropa).getByText('+1')).toBeVisible();
  expect(within(ropa).getByText('4 productos')).toBeInTheDocument();
  expect(within(await card('Café')).getByText('Sin productos')).toBeVisible();
  expect(within(ropa).getByRole('link', { name: 'Editar Ropa' })).toHaveAttribute(
    'href',
    `/edit-collection/${clothes.id}`,
  );
});

test('[COL-06] sub-collections stand below their parent with its number', async () => {
  await openPart({ browser, path: '/collections' });
  const inside = within(await card('Ropa')).getByRole('list', { name: 'Subcolecciones de Ropa' });
  expect(within(inside).getByRole('link', { name: 'Ruanas' })).toBeVisible();
  expect(within(inside).getByText('2.1')).toBeVisible();
});

test('[COL-02] the default collection stands first, has no delete, and its tooltip says why', async () => {
  const { user } = await openPart({ browser, path: '/collections' });
  await card('Todo');
  expect(shown()[0]).toBe('Editar Todo');
  expect(screen.queryByRole('button', { name: 'Eliminar Todo' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Mover Todo' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Subir Ropa' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Sobre la colección predeterminada' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent(
    'agrupa TODOS los productos. Su nombre no se puede cambiar, pero puedes ocultarla',
  );
});

test('[COL-04] a move shows at once and sends the new order of all ids, the default one first', async () => {
  const { user } = await openPart({ browser, path: '/collections' });
  await card('Café');
  expect(shown()).toEqual(['Editar Todo', 'Editar Ropa', 'Editar Ruanas', 'Editar Café']);
  await user.click(screen.getByRole('button', { name: 'Subir Café' }));
  expect(shown()).toEqual(['Editar Todo', 'Editar Café', 'Editar Ropa', 'Editar Ruanas']);
  await waitFor(async () => expect(await shelf.names()).toEqual(['Todo', 'Café', 'Ropa', 'Ruanas']));
  const sent = browser.calls.filter(
    ({ url, method }) => method === 'PUT' && url.endsWith('/collections/order'),
  );
  expect(await sent.at(-1)?.clone().json()).toMatchObject({
    ids: [shelf.all, expect.any(Number), clothes.id, expect.any(Number)],
  });
});

/** From now on the order is sent only after `send`, as on a slow network. Ends with the mocks. */
function holdOrder(): { held: () => boolean; send: () => void } {
  let send = (): void => undefined;
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  const { fetch } = globalThis;
  let held = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).endsWith('/collections/order')) {
      held = true;
      await sent;
    }
    return fetch(input, init);
  });
  return { held: () => held, send };
}

test('[COL-04] a list that is read again during the save neither shows nor stores the order before the move', async () => {
  const { user, services } = await openPart({ browser, path: '/collections' });
  await card('Café');
  const order = holdOrder();
  await user.click(screen.getByRole('button', { name: 'Subir Café' }));
  await expect.poll(order.held).toBe(true);
  await services.queryClient.refetchQueries({ queryKey: ['collections'] });
  expect(shown()).toEqual(['Editar Todo', 'Editar Café', 'Editar Ropa', 'Editar Ruanas']);
  order.send();
  await expect.poll(() => shelf.names()).toEqual(['Todo', 'Café', 'Ropa', 'Ruanas']);
  await expect.poll(() => services.queryClient.isFetching() + services.queryClient.isMutating()).toBe(0);
  expect(await shelf.names()).toEqual(['Todo', 'Café', 'Ropa', 'Ruanas']);
  expect(shown()).toEqual(['Editar Todo', 'Editar Café', 'Editar Ropa', 'Editar Ruanas']);
});

test('[COL-04] a save that fails puts the order back and says so', async () => {
  const { user } = await openPart({ browser, path: '/collections' });
  await card('Café');
  await shelf.owner.delete(`${shelf.base}/collections/${clothes.id}`);
  await user.click(screen.getByRole('button', { name: 'Subir Café' }));
  expect(await screen.findByText(/No pudimos guardar el orden y lo dejamos como estaba/)).toBeVisible();
  expect(shown().slice(0, 2)).toEqual(['Editar Todo', 'Editar Ropa']);
});

test('[COL-03] a phone has its list at /manage-categories, with handles, the way home and the button to create', async () => {
  const { path } = await openAdmin({ browser, path: '/collections', width: 390 });
  expect(await screen.findByRole('heading', { level: 1, name: /^Colecciones/ })).toBeVisible();
  await waitFor(() => expect(path()).toBe('/manage-categories'));
  expect(await screen.findByRole('button', { name: 'Mover Ropa' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Editar Ropa' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Crear colección' })).toHaveAttribute('href', '/create-collection');
  const quick = screen.getByRole('navigation', { name: 'Navegación rápida' });
  expect(within(quick).getByTitle('Colecciones')).toHaveAttribute('href', '/manage-categories');
});

test('[COL-03] a desktop that opens the path of phones gets its own', async () => {
  const { path } = await openPart({ browser, path: '/manage-categories' });
  await card('Ropa');
  expect(path()).toBe('/collections');
});

test('[COL-05] deleting asks in words and numbers, and can be undone', async () => {
  const product = await shelf.product('Gorra', { collections_id: [clothes.id] });
  const { user } = await openPart({ browser, path: '/collections' });
  await card('Ropa');
  await user.click(screen.getByRole('button', { name: 'Eliminar Ropa' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent(
    'Vas a eliminar la colección «Ropa». Su producto no se elimina. Su subcolección pasa al primer nivel.',
  );
  await user.click(within(question).getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Ropa' })).toBeNull());
  expect((await shelf.owner.get(`${shelf.base}/products/${product.id}`)).status).toBe(200);
  expect(await screen.findByRole('link', { name: 'Ruanas' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByRole('link', { name: 'Ropa' })).toBeVisible();
});

test('a search or a filter shows a flat list, whose records can be selected and changed together', async () => {
  const { user, path } = await openPart({ browser, path: '/collections' });
  await card('Ropa');
  await user.type(screen.getByRole('searchbox'), 'ruan');
  const found = await screen.findByRole('table');
  expect(await within(found).findByRole('link', { name: /Ruanas/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('link', { name: /Café/ })).toBeNull());
  expect(screen.getByRole('searchbox')).toHaveValue('ruan');
  expect(decodeURIComponent(path())).toContain('"search":"ruan"');
  await user.click(within(screen.getByRole('table')).getByRole('checkbox', { name: /Ruanas/ }));
  const bar = await screen.findByRole('toolbar', { name: '1 seleccionado' });
  // The button stands there before what it opens has loaded.
  await waitFor(() => expect(within(bar).getByRole('button', { name: 'Cambiar' })).toBeEnabled());
  await user.click(within(bar).getByRole('button', { name: 'Cambiar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Visibilidad: Oculta' }));
  expect(await screen.findByText('Cambiamos 1 colección.')).toBeVisible();
  const { body } = await shelf.owner.get<{ name: string; public: number }[]>(
    `${shelf.base}/collections?limit=100`,
  );
  expect(body.find(({ name }) => name === 'Ruanas')?.public).toBe(0);
});

test('a desktop has the columns and the selection of every list one button away, and the tree again', async () => {
  const { user } = await openPart({ browser, path: '/collections' });
  await card('Ropa');
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ver en tabla' }));
  expect(await screen.findByRole('checkbox', { name: /Café/ })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: /Nombre/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver como árbol' }));
  expect(await screen.findByRole('list', { name: 'Subcolecciones de Ropa' })).toBeVisible();
});

test('a phone has filters and selects cards; the tree is back when it is left', async () => {
  const { user } = await openPart({ browser, path: '/manage-categories', width: 390 });
  expect(await screen.findByRole('button', { name: 'Mover Ropa' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Filtros/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Seleccionar' }));
  await user.click(await screen.findByRole('checkbox', { name: /Café/ }));
  expect(await screen.findByRole('toolbar', { name: '1 seleccionado' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mover Ropa' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByRole('button', { name: 'Mover Ropa' })).toBeVisible();
});
