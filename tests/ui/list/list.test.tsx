import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin, openPart } from '../stage.tsx';

let browser: BrowserWithApi;

const NAMES = [
  'Ruana',
  'Mochila',
  'Sombrero',
  'Carriel',
  'Hamaca',
  'Poncho',
  'Alpargata',
  'Manilla',
  'Canasto',
  'Café',
  'Panela',
  'Arepa',
];

beforeAll(async () => {
  browser = await openBrowser();
  const { post } = await signedIn(browser.test, 'owner');
  for (const [index, name] of NAMES.entries()) {
    const product = { name, sku: `SKU-${index}`, price: (index + 1) * 10_000, active: index % 2 };
    await post(`/stores/${browser.test.storeId}/products`, product);
  }
});
afterAll(() => browser.close());
beforeEach(() => {
  browser.online();
  browser.calls.length = 0;
});

const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
const heading = (name: string) => within(screen.getByRole('table')).getByRole('button', { name });
const chip = (name: string) =>
  within(screen.getByRole('main')).getAllByRole('button', { name })[0] ?? document.body;
const lastList = () =>
  new URL(browser.calls.filter(({ url }) => url.includes('/products?')).at(-1)?.url ?? 'http://none')
    .searchParams;
const at = (query: object) => `/products?${new URLSearchParams(Object.entries(query)).toString()}`;
const state = { page: '1', perPage: '10', sort: 'name', order: 'ASC', filter: '{}' };

describe('table', () => {
  test('rows, money as people write it, and what is shown of how many', async () => {
    await openPart({ browser, path: at(state) });
    expect(await rows()).toHaveLength(10);
    expect(screen.getByText('1–10 de 12')).toBeVisible();
    // The code of a cell that can be edited comes after the rows.
    const price = await screen.findByRole('textbox', { name: 'Precio: Alpargata' });
    expect(price).toHaveDisplayValue(/^\$\s70\.000$/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Productos 12');
  });

  test('[SCH-05] one cell is replaced by name, with picture or initials; the columns beside it stay generated', async () => {
    await openPart({ browser, path: at(state) });
    const [first] = await rows();
    const cell = within(first ?? document.body)
      .getByRole('link', { name: 'Alpargata' })
      .closest('td');
    expect(cell).toHaveTextContent('ALAlpargata');
    expect(first).toHaveTextContent('SKU-6');
    expect(screen.queryByRole('columnheader', { name: 'Fotos' })).toBeNull();
  });

  test('headings order it, and say how', async () => {
    const { user, path } = await openPart({ browser, path: at(state) });
    await rows();
    await user.click(heading('Precio'));
    await waitFor(() => expect(lastList().get('sort')).toBe('price,asc'));
    await user.click(heading('Precio'));
    await waitFor(() => expect(lastList().get('sort')).toBe('price,desc'));
    expect(screen.getByRole('columnheader', { name: 'Precio' })).toHaveAttribute('aria-sort', 'descending');
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Arepa'));
    expect(path()).toContain('order=DESC');
  });

  test('pages turn, and the page is in the address', async () => {
    const { user, path } = await openPart({ browser, path: at(state) });
    await rows();
    await user.click(screen.getByRole('button', { name: 'Página siguiente' }));
    await screen.findByText('11–12 de 12');
    expect(path()).toContain('page=2');
    await user.selectOptions(screen.getByLabelText('Filas por página'), '25');
    await screen.findByText('1–12 de 12');
  });

  test('search asks once, half a second after the last key, accents or not', async () => {
    const { user } = await openPart({ browser, path: at(state) });
    await rows();
    browser.calls.length = 0;
    await user.type(screen.getByRole('searchbox', { name: 'Buscar productos' }), 'cafe');
    await screen.findByText('1–1 de 1');
    expect(
      browser.calls
        .filter(({ url }) => url.includes('search='))
        .map(({ url }) => new URL(url).searchParams.get('search')),
    ).toEqual(['cafe']);
    await user.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
    await screen.findByText('1–10 de 12');
  });

  test('a filter lets through what it says, stands in the address, and goes away again', async () => {
    const { user, path } = await openPart({ browser, path: at(state) });
    await rows();
    await user.click(chip('Precio'));
    const dialog = await screen.findByRole('dialog', { name: 'Precio' });
    await user.type(await within(dialog).findByRole('textbox', { name: 'Precio: Máximo' }), '30000');
    await user.click(within(dialog).getByRole('button', { name: 'Aplicar filtros' }));
    await screen.findByText('1–3 de 3');
    expect(decodeURIComponent(path())).toContain('"price.between":[null,30000]');
    expect(screen.getByText(/^Precio: hasta/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    await screen.findByText('1–10 de 12');
  });

  test('nothing found says so and offers all again', async () => {
    const { user } = await openPart({
      browser,
      path: at({ ...state, filter: JSON.stringify({ search: 'zzzz' }) }),
    });
    await screen.findByText('Nada coincide con lo que buscas');
    // Nothing but the search is set, so that there is no filter to clear.
    const clear = within(screen.getByRole('main')).getByRole('button', { name: 'Limpiar búsqueda' });
    const title = screen.getByText('Nada coincide con lo que buscas');
    expect(title.compareDocumentPosition(clear)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(clear);
    expect(await rows()).toHaveLength(10);
  });

  test('a column is hidden on request', async () => {
    const { user } = await openPart({ browser, path: at(state) });
    await rows();
    await user.click(screen.getByRole('button', { name: 'Columnas' }));
    await user.click(await screen.findByRole('checkbox', { name: 'SKU' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'SKU', hidden: true })).toBeNull());
  });
});

describe('many at once', () => {
  test('[SHL-11] are deleted after a confirmation that names their number, with a red confirm', async () => {
    const { user } = await openPart({ browser, path: at({ ...state, sort: 'id', order: 'DESC' }) });
    await rows();
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Arepa' }));
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Panela' }));
    expect(await screen.findByRole('toolbar', { name: '2 seleccionados' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Eliminar' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirmación' });
    expect(dialog).toHaveTextContent('¿Eliminar 2 productos?');
    const confirm = within(dialog).getByRole('button', { name: 'Eliminar' });
    expect(confirm).toHaveClass('MuiButton-colorError');
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    await user.click(screen.getByRole('button', { name: 'Eliminar' }));
    browser.calls.length = 0;
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }),
    );
    expect(await screen.findByText('Eliminamos 2 productos.')).toBeVisible();
    expect(browser.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    await screen.findByText('1–10 de 10');
  });

  test('a refused deletion says that nothing was deleted', async () => {
    const { user } = await openPart({ browser, path: at(state) });
    await rows();
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Ruana' }));
    await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
    const dialog = await screen.findByRole('alertdialog');
    const { delete: remove, get } = await signedIn(browser.test, 'owner');
    const [ruana] = (await get<{ id: number }[]>(`/stores/${browser.test.storeId}/products?search=ruana`))
      .body;
    await remove(`/stores/${browser.test.storeId}/products/${ruana?.id}`);
    await user.click(within(dialog).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText(/^No eliminamos nada\. Esto ya no existe/)).toBeVisible();
  });
});

describe('states', () => {
  test('[SHL-10] an empty list has a picture, a title, a sentence and the way to the first record', async () => {
    await openPart({ browser, path: '/clients' });
    expect(await screen.findByRole('heading', { name: 'Conoce a quien te compra' })).toBeVisible();
    const state = screen.getByRole('heading', { name: 'Conoce a quien te compra' }).parentElement;
    expect(state?.querySelector('svg')).not.toBeNull();
    expect(within(state ?? document.body).getByText(/^Cada pedido guarda a su cliente aquí/)).toBeVisible();
    expect(within(state ?? document.body).getByRole('link', { name: 'Agregar un cliente' })).toHaveAttribute(
      'href',
      '/clients/create',
    );
  });

  test('an empty list has no tools for what is not there, and one way to the first record', async () => {
    await openPart({ browser, path: '/clients' });
    await screen.findByRole('heading', { name: 'Conoce a quien te compra' });
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('link', { name: /Crear|Agregar/ })).toHaveLength(1);
    expect(main.queryByRole('searchbox')).toBeNull();
    expect(main.queryByRole('button', { name: /Exportar|Columnas/ })).toBeNull();
  });

  test('a failure says what happened, that the data is safe, and tries again', async () => {
    const { user, go } = await openPart({ browser, path: '/' });
    await screen.findByText('Hola, Tienda Uno');
    browser.offline();
    await go('/collections');
    expect(await screen.findByText(/No hay conexión.*Tus datos están a salvo/)).toBeVisible();
    browser.online();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Colecciones/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull());
  });
});

test('export takes the filters along, all rows, and the columns that were chosen', async () => {
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const { user } = await openAdmin({
    browser,
    path: at({ ...state, filter: JSON.stringify({ search: 'mochila' }) }),
  });
  await rows();
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Exportar productos' });
  await user.selectOptions(within(dialog).getByLabelText('Tipo de archivo'), 'Texto (.csv)');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Descripción' }));
  await user.click(within(dialog).getByRole('button', { name: 'Descargar' }));
  expect(await screen.findByText('Listo: revisa tus descargas.')).toBeVisible();
  const file = save.mock.calls[0]?.[0];
  const text = file !== undefined && 'text' in file ? await file.text() : '';
  expect(text).toContain('Mochila');
  expect(text).not.toContain('Hamaca');
  expect(text).toContain('Nombre');
  expect(text).not.toContain('Descripción');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('cards', () => {
  test('more come on request until there are no more', async () => {
    const { post } = await signedIn(browser.test, 'owner');
    for (const name of ['Uno', 'Dos', 'Tres'])
      await post(`/stores/${browser.test.storeId}/products`, { name, price: 1000 });
    const { user } = await openPart({ browser, path: '/products', width: 390 });
    const list = await screen.findByRole('list', { name: 'Lista de productos' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Cargar más' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(10));
    expect(await screen.findByText(/No hay más/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cargar más' })).toBeNull();
  });

  test('a switch on a card writes at once, and says so', async () => {
    const { user } = await openPart({ browser, path: '/products', width: 390 });
    const toggle = await screen.findByRole('switch', { name: /Café$/ });
    const before = toggle instanceof HTMLInputElement && toggle.checked;
    await user.click(toggle);
    expect(await screen.findByText('Guardado')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('switch', { name: /Café$/ }).checked).toBe(!before),
    );
    const patch = browser.calls.find(({ method }) => method === 'PATCH');
    expect(await patch?.json()).toEqual({ active: before ? 0 : 1 });
  });

  test('filters come in a sheet and apply together', async () => {
    const { user, path } = await openPart({ browser, path: '/products', width: 390 });
    await screen.findByRole('list', { name: 'Lista de productos' });
    await user.click(screen.getByRole('button', { name: 'Filtros' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filtros' });
    await user.type(await within(sheet).findByRole('textbox', { name: 'Precio: Mínimo' }), '40000');
    await user.type(within(sheet).getByRole('textbox', { name: 'Precio: Máximo' }), '60000');
    expect(path()).not.toContain('40000');
    await user.click(within(sheet).getByRole('button', { name: 'Aplicar filtros' }));
    await waitFor(() => expect(lastList().get('price.between')).toBe('40000,60000'));
    expect(await screen.findByText(/Precio: \$\s40\.000 a \$\s60\.000/)).toBeVisible();
    const list = await screen.findByRole('list', { name: 'Lista de productos' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3));
  });
});
