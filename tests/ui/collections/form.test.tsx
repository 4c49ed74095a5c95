import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';
import { openShelf, type Shelf } from './shelf.ts';

let browser: BrowserWithApi;
let shelf: Shelf;

beforeAll(async () => {
  browser = await openBrowser();
  shelf = await openShelf(browser);
});
afterAll(() => browser.close());

const collectionsOf = async (id: number) =>
  (await shelf.owner.get<{ collections_id: number[] }>(`${shelf.base}/products/${id}`)).body.collections_id;
const inside = async (name: string) => {
  const { body } = await shelf.owner.get<{ id: number; name: string; parent_id: number | null }[]>(
    `${shelf.base}/collections?limit=100`,
  );
  return body.find((one) => one.name === name);
};

test('[COL-05] a record that was deleted in its form is not read again', async () => {
  const gone = await shelf.collection('Se va');
  const { user, path } = await openPart({ browser, path: `/edit-collection/${gone.id}` });
  await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
  const question = await screen.findByRole('alertdialog');
  const before = browser.calls.length;
  await user.click(within(question).getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(path()).toBe('/collections'));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  const made = browser.calls.slice(before).map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  const record = `/api/v1${shelf.base}/collections/${gone.id}`;
  expect(made.filter((call) => call.endsWith(record))).toEqual([`DELETE ${record}`]);
});

test('[COL-05] a new collection gets its products and sub-collections with one save, which leads to the list', async () => {
  const hat = await shelf.product('Sombrero vueltiao');
  await shelf.product('Otra cosa');
  const child = await shelf.collection('Sombreros');
  const { user, path } = await openPart({ browser, path: '/create-collection' });
  // The first form of the file loads its parts.
  const name = await screen.findByRole('textbox', { name: /^Nombre/ });
  await user.type(name, 'Accesorios');
  const box = screen.getByRole('searchbox', { name: 'Buscar productos para agregar' });
  await user.type(box, 'so');
  expect(await screen.findByText('Escribe al menos 3 letras')).toBeVisible();
  await user.type(box, 'mb');
  await user.click(await screen.findByRole('button', { name: 'Agregar Sombrero vueltiao' }));
  expect(
    within(screen.getByRole('list', { name: 'Se agrega al guardar' })).getByText('Sombrero vueltiao'),
  ).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Agregar una subcolección'), 'Sombreros');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(path()).toBe('/collections'));
  const made = await inside('Accesorios');
  expect(await collectionsOf(hat.id)).toContain(made?.id);
  expect((await inside('Sombreros'))?.parent_id).toBe(made?.id);
  expect(child.parent_id).toBeNull();
});

test('[COL-05] products are shown in six orders, and leave with the save', async () => {
  const mark = await shelf.collection('Ordenados');
  const cheap = await shelf.product('Zapato', { price: 1_000, collections_id: [mark.id] });
  const dear = await shelf.product('Abrigo', { price: 90_000, collections_id: [mark.id] });
  const { user, path } = await openPart({ browser, path: `/edit-collection/${mark.id}` });
  const list = () => screen.findByRole('region', { name: 'Productos de la colección' });
  const names = async () =>
    within(await list())
      .getAllByRole('button')
      .map((one) => one.ariaLabel);
  const abrigoFirst = ['Quitar Abrigo', 'Quitar Zapato'];
  const zapatoFirst = abrigoFirst.toReversed();
  await waitFor(async () => expect(await names()).toEqual(abrigoFirst));
  for (const [order, expected] of [
    ['Z–A', zapatoFirst],
    ['A–Z', abrigoFirst],
    ['Precio: de menor a mayor', zapatoFirst],
    ['Precio: de mayor a menor', abrigoFirst],
    ['Más antiguos', zapatoFirst],
    ['Más nuevos', abrigoFirst],
  ] as const) {
    await user.selectOptions(await screen.findByLabelText('Ordenar los productos'), order);
    await waitFor(async () => expect(await names()).toEqual(expected));
  }
  await user.click(await screen.findByRole('button', { name: 'Quitar Zapato' }));
  expect(await screen.findByText(/Se quita al guardar/)).toBeVisible();
  expect(await collectionsOf(cheap.id)).toContain(mark.id);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(path()).toBe('/collections'));
  expect(await collectionsOf(cheap.id)).not.toContain(mark.id);
  expect(await collectionsOf(dear.id)).toContain(mark.id);
});

test('[COL-05] a save whose contents fail stays, and the next one does not make a second collection', async () => {
  const scarf = await shelf.product('Bufanda');
  const child = await shelf.collection('Lanas');
  const { user, path } = await openPart({ browser, path: '/create-collection' });
  await user.type(await screen.findByRole('textbox', { name: /^Nombre/ }), 'Invierno');
  await user.type(screen.getByRole('searchbox', { name: 'Buscar productos para agregar' }), 'bufanda');
  await user.click(await screen.findByRole('button', { name: 'Agregar Bufanda' }));
  await user.selectOptions(screen.getByLabelText('Agregar una subcolección'), 'Lanas');
  await shelf.owner.delete(`${shelf.base}/collections/${child.id}`);
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText(/No pudimos guardar/)).toBeVisible();
  expect(path()).toBe('/create-collection');
  await user.click(
    within(screen.getByRole('list', { name: 'Subcolecciones' })).getByRole('button', {
      name: 'Quitar Lanas',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(path()).toBe('/collections'));
  const { body } = await shelf.owner.get<{ id: number }[]>(`${shelf.base}/collections?search=Invierno`);
  expect(body).toHaveLength(1);
  expect(await collectionsOf(scarf.id)).toContain(body[0]?.id);
});

test('[COL-02] the form of the default collection has no name to fail on, no delete and nothing to take out; it can be hidden', async () => {
  await shelf.product('Cualquiera');
  const { user, path } = await openPart({ browser, path: `/edit-collection/${shelf.all}` });
  expect(await screen.findByText(/agrupa TODOS los productos. Su nombre no se puede cambiar/)).toBeVisible();
  expect(await screen.findByText('Aquí están siempre todos tus productos.')).toBeVisible();
  expect(await screen.findByText('Cualquiera')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Nombre/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Eliminar' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Quitar / })).toBeNull();
  expect(screen.queryByRole('searchbox', { name: 'Buscar productos para agregar' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: /Colección principal/ })).toBeNull();
  await user.click(screen.getByRole('switch', { name: /Visibilidad/ }));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(path()).toBe('/collections'));
  const { body } = await shelf.owner.get(`${shelf.base}/collections/${shelf.all}`);
  expect(body).toMatchObject({ public: 0, name: 'Todo' });
});

test('[COL-05] removing the image asks first', async () => {
  const mark = await shelf.collection('Con foto', { picture_url: 'https://fotos.co/uno.webp' });
  const { user } = await openPart({ browser, path: `/edit-collection/${mark.id}` });
  await user.click(await screen.findByRole('button', { name: 'Quitar Imagen' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Vas a quitar la imagen de la colección');
  await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Quitar Imagen' })).toBeVisible();
});
