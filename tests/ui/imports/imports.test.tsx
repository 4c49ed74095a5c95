import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../server/modules/all.ts';
import { JobQueue } from '../../../server/jobs/worker.ts';
import type { JobHandler } from '../../../server/jobs/job.ts';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { everythingOverflows } from '../sideways.ts';
import { openAdmin, openPart } from '../stage.tsx';

let browser: BrowserWithApi;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

function csv(name: string, text: string): File {
  return new File([text], name, { type: 'text/csv' });
}

/** Does the imports that wait, as the server's worker would. */
async function work(): Promise<void> {
  const { ports, database, clock } = browser.test;
  const handlers: Record<string, JobHandler> = Object.assign(
    {},
    ...modules.map((one) => one.jobs?.(ports) ?? {}),
  );
  const queue = new JobQueue(database, 60_000);
  for (;;) {
    const job = await queue.take(['imports.run', 'imports.undo'], clock.now());
    if (job === null) return;
    await handlers[job.kind]?.(job, new AbortController().signal);
    await queue.done(job);
  }
}

async function pick(user: Awaited<ReturnType<typeof openPart>>['user'], file: File): Promise<void> {
  await screen.findByRole('button', { name: 'Elegir archivo' });
  await user.upload(screen.getByLabelText('Elegir archivo', { selector: 'input' }), file);
}

test('[PRD-10] a file is picked, its columns named, its errors corrected in the table, loaded and undone', async () => {
  everythingOverflows();
  const { user, path, back } = await openPart({ browser, path: '/products', width: 1280 });
  await user.click(await screen.findByRole('link', { name: 'Importar' }));
  await waitFor(() => expect(path()).toBe('/products/import'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Importar productos' })).toBeVisible();
  await pick(
    user,
    csv('gorras.csv', 'Nombre;Valor venta;SKU\nGorra roja;45.000;UI-1\nGorra azul;45.5;UI-2\n'),
  );

  expect(await screen.findByRole('heading', { name: '2 líneas en gorras.csv' })).toBeVisible();
  expect(screen.getByText('Por ejemplo: 45.000')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Valor venta' }), 'Precio');
  await user.click(screen.getByRole('button', { name: 'Revisar líneas' }));
  await waitFor(() => expect(path()).toBe('/products/import-table'));

  expect(await screen.findByText('1 error por corregir')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Cargar 1 producto sin errores' })).toBeEnabled(),
  );
  expect(screen.getByText(/^El otro queda en la lista de errores/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Solo errores' }));
  const grid = screen.getByRole('grid', { name: 'Líneas del archivo' });
  expect(grid.parentElement).toHaveAttribute('data-after');
  expect(within(grid).queryByText('Gorra roja')).toBeNull();
  await user.click(within(grid).getByText('45.5'));
  const editor = await screen.findByRole('textbox', { name: 'Precio, línea 3' });
  await user.clear(editor);
  await user.type(editor, '45500{Enter}');
  expect(await screen.findByText('2 líneas, sin errores')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cargar 2 productos' }));
  await waitFor(() => expect(path()).toMatch(/^\/products\/uploading\?import=\d+$/));
  expect(await screen.findByText(/Puedes cerrar esta página/)).toBeVisible();
  // What it has done so far is counted while it goes on.
  expect(screen.getByText('Nuevos').nextElementSibling).toHaveTextContent('0');
  // Its server is gone: nobody moves it.
  browser.test.clock.advance(6_000);
  expect(await screen.findByText(/Está en espera: sigue sola/)).toBeVisible();

  await work();
  expect(await screen.findByText('Listo, tu archivo está cargado')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver en la lista' })).toHaveAttribute('href', '/products');
  await user.click(screen.getByRole('button', { name: 'Deshacer importación' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(
    dialog.getByText('Se eliminan los 2 nuevos. Lo que alguien cambió después se queda como está.'),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Deshacer importación' }));
  await screen.findByText('Deshaciendo la importación…');
  await work();
  expect(await screen.findByText('Importación deshecha')).toBeVisible();
  // What it made is not there any more.
  expect(screen.queryByRole('link', { name: 'Ver en la lista' })).toBeNull();
  expect(screen.queryByText('Nuevos')).toBeNull();
  expect(screen.getByRole('link', { name: 'Importar otro archivo' })).toBeVisible();

  // Back does not lead to the table, whose lines are loaded by now.
  await back();
  expect(path()).toBe('/products/import');
  expect(await screen.findByRole('button', { name: 'Elegir archivo' })).toBeVisible();
  expect(screen.queryByText(/^Primero elige un archivo/)).toBeNull();
});

test('[PRD-10] a file with SKUs and without prices says, before anything is read, what it cannot do', async () => {
  const { user } = await openPart({ browser, path: '/products/import', width: 1280 });
  await pick(user, csv('marcas.csv', 'SKU;Nombre;Valor venta\nUI-8;Gorra gris;45000\n'));
  const said = 'El archivo no trae Precio: cambia lo que ya tienes, pero no puede crear lo nuevo.';
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Revisar líneas' })).toBeEnabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Valor venta' }), 'Precio');
  expect(screen.queryByText(said)).toBeNull();
});

test('[PRD-10] a line that is left out is named, and can be put back', async () => {
  const { user } = await openPart({ browser, path: '/products/import', width: 1280 });
  await pick(user, csv('gorras.csv', 'Nombre;Precio;SKU\nGorra gris;45000;UI-8\nGorra verde;45000;UI-9\n'));
  await user.click(await screen.findByRole('button', { name: 'Revisar líneas' }));
  await user.click(await screen.findByRole('button', { name: 'Quitar la línea 3' }));
  expect(await screen.findByText('Quitaste la línea 3.')).toBeVisible();
  expect(screen.queryByText('Gorra verde')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Devolverla' }));
  expect(await screen.findByText('Gorra verde')).toBeVisible();
  expect(screen.queryByText('Quitaste la línea 3.')).toBeNull();
});

test('[PRD-10] on a phone a line without a mistake is opened, corrected and left out', async () => {
  const { user } = await openPart({ browser, path: '/products/import', width: 390 });
  await pick(user, csv('abierta.csv', 'Nombre;Precio;SKU\nGorra gris;450O0;UI-8\n'));
  await user.click(await screen.findByRole('button', { name: 'Revisar líneas' }));
  expect(await screen.findByText('Corrige al menos una línea para poder cargar.')).toBeVisible();
  const price = await screen.findByRole('textbox', { name: 'Precio' });
  await user.clear(price);
  await user.type(price, '45000{Enter}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Precio' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Ver todos los datos: Línea 2' }));
  const name = screen.getByRole('textbox', { name: 'Nombre' });
  await user.clear(name);
  await user.type(name, 'Gorra azul{Enter}');
  expect(await screen.findByText(/Gorra azul/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Quitar la línea 2' }));
  expect(await screen.findByText('Quitaste la línea 2.')).toBeVisible();
});

test('[INV-02] on a phone what the store refuses comes first, as what the file shows by itself does', async () => {
  const owner = await signedIn(browser.test, 'owner');
  const product = {
    name: 'Gorra de orden',
    price: 45_000,
    active: 1,
    sku: 'UI-ORDEN',
    quantity_available: 3,
  };
  expect((await owner.post(`/stores/${browser.test.storeId}/products`, product)).status).toBe(201);
  const { user } = await openPart({ browser, path: '/inventory/import', width: 390 });
  await pick(user, csv('existencias.csv', 'SKU;Existencias\nui-orden;40\nNO-EXISTE;5\n'));
  await user.click(await screen.findByRole('button', { name: 'Revisar líneas' }));
  await screen.findByText('1 error por corregir');
  const [top] = within(screen.getByRole('list', { name: 'Líneas del archivo' })).getAllByRole('listitem');
  expect(top).toHaveTextContent('NO-EXISTE');
});

test('[PRD-10] by keyboard a line is removed, and the focus goes on to the next one', async () => {
  const { user } = await openAdmin({ browser, path: '/products/import', width: 1280 });
  const lines = ['Gorra gris;45000;UI-8', 'Gorra verde;45000;UI-9', 'Gorra lila;45000;UI-10'];
  await pick(user, csv('gorras.csv', `Nombre;Precio;SKU\n${lines.join('\n')}\n`));
  await user.click(await screen.findByRole('button', { name: 'Revisar líneas' }));
  const grid = await screen.findByRole('grid', { name: 'Líneas del archivo' });
  const cellOf = (text: string) => within(grid).getByText(text).closest('td');
  act(() => cellOf('Gorra gris')?.focus());
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(cellOf('Gorra verde')).toHaveFocus());
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Quitar la línea 3' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Quitaste la línea 3.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Quitar la línea 4' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Quitaste la línea 4.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Quitar la línea 2' })).toHaveFocus());
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(cellOf('Gorra gris')).toHaveFocus());
});

test('[PRD-10] what a column was recognised as can be changed, of a known program too, and is remembered', async () => {
  const woo = csv(
    'woo.csv',
    'Type,SKU,Name,Published,Stock,Regular price,Precio web\nsimple,W-1,Vela,1,5,10000,12000\n',
  );
  const { user, path } = await openAdmin({ browser, path: '/products/import', width: 1280 });
  await pick(user, woo);
  expect(await screen.findByText(/^Es un archivo de WooCommerce/)).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Regular price' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cambiar lo que es cada columna' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Regular price' }), 'No importar');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Precio web' }), 'Precio');
  await user.click(screen.getByRole('button', { name: 'Revisar líneas' }));
  await waitFor(() => expect(path()).toBe('/products/import-table'));
  const grid = await screen.findByRole('grid', { name: 'Líneas del archivo' });
  expect(within(grid).getByText('12000')).toBeVisible();
  expect(within(grid).queryByText('10000')).toBeNull();
  const { user: another, path: at } = await openAdmin({ browser, path: '/products/import', width: 1280 });
  await pick(another, woo);
  await another.click(await screen.findByRole('button', { name: 'Revisar líneas' }));
  await waitFor(() => expect(at()).toBe('/products/import-table'));
  const again = await screen.findByRole('grid', { name: 'Líneas del archivo' });
  expect(within(again).getByText('12000')).toBeVisible();
});

test('[PRD-10] corrected lines are not left without a question; columns of which nothing is taken are named', async () => {
  const { user, path } = await openPart({ browser, path: '/inventory/import', width: 1280 });
  await pick(user, csv('stock.csv', 'SKU,Cantidad,Foto\nA-1,4,a.jpg\nA-2,5,b.jpg\n'));
  await user.click(await screen.findByRole('button', { name: 'Revisar líneas' }));
  expect(await screen.findByText(/^Foto: estas fotos no se traen/)).toBeVisible();
  const leave = async () => user.click(screen.getByRole('link', { name: 'Volver' }));
  const reload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(reload);
  expect(reload.defaultPrevented).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Quitar la línea 3' }));
  await screen.findByText('Quitaste la línea 3.');
  window.dispatchEvent(reload);
  expect(reload.defaultPrevented).toBe(true);
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(path()).toBe('/inventory/import?step=review');
  expect(screen.queryByText('A-2')).toBeNull();
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Descartar cambios' }));
  await waitFor(() => expect(path()).toBe('/inventory'));
});

test('[PRD-10] after a reload the corrections are done again in the same file, where it says what it said', async () => {
  const file = () =>
    csv('cinturones.csv', 'Nombre,Precio,SKU\nCinto,caro,RE-1\nCorrea,900,RE-2\nLazo,barato,RE-3\n');
  const open = async (picked: File) => {
    const { user, unmount } = await openPart({ browser, path: '/products/import', width: 1280 });
    await pick(user, picked);
    await user.click(await screen.findByRole('button', { name: 'Revisar líneas' }));
    await screen.findByRole('grid', { name: 'Líneas del archivo' });
    return { user, unmount };
  };
  const first = await open(file());
  for (const [text, right] of [
    ['caro', '1000'],
    ['barato', '500'],
  ] as const) {
    await first.user.click(screen.getByText(text));
    const editor = await screen.findByRole('textbox', { name: /^Precio, línea/ });
    await first.user.clear(editor);
    await first.user.type(editor, `${right}{Enter}`);
  }
  await first.user.click(screen.getByRole('button', { name: 'Quitar la línea 3' }));
  await screen.findByText('2 líneas, sin errores');
  first.unmount();

  const changed = csv(
    'cinturones.csv',
    'Nombre,Precio,SKU\nCinto,caro,RE-1\nCorrea,900,RE-2\nLazo,450,RE-3\n',
  );
  const { user } = await open(changed);
  expect(await screen.findByText('2 líneas, sin errores')).toBeVisible();
  expect(screen.getByText(/^Hicimos otra vez 2 correcciones tuyas/)).toBeVisible();
  expect(screen.getByText('450')).toBeVisible();
  expect(screen.queryByText('Correa')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Empezar de nuevo' }));
  expect(await screen.findByText('1 error por corregir')).toBeVisible();
  expect(screen.getByText('Correa')).toBeVisible();
  expect(sessionStorage.length).toBe(0);
});

test('[PRD-10] the table without a file leads back to the first step, and says why', async () => {
  const { path } = await openPart({ browser, path: '/products/import-table', width: 1280 });
  expect(await screen.findByText(/Primero elige un archivo/)).toBeVisible();
  await waitFor(() => expect(path()).toBe('/products/import'));
});

test('[INV-02] on a phone, the lines with errors are cards whose cells are corrected; a file that is none gets a sentence', async () => {
  const { user } = await openPart({ browser, path: '/inventory/import', width: 390 });
  await pick(user, new File(['%PDF-1.7\0'], 'x.csv'));
  expect(await screen.findByText('Este archivo no es de Excel ni CSV.')).toBeVisible();
  await pick(user, csv('stock.csv', 'SKU,Cantidad\nA-1,-3\n'));
  await user.click(await screen.findByRole('button', { name: 'Revisar líneas' }));
  const cell = await screen.findByRole('textbox', { name: 'Unidades disponibles' });
  expect(screen.getByText('No puede ser menor que 0')).toBeVisible();
  await user.clear(cell);
  await user.type(cell, '4');
  // It was said of the text that is gone.
  expect(screen.queryByText('No puede ser menor que 0')).toBeNull();
  await user.keyboard('{Enter}');
  // The store has no such product: that is said here, and not after the load.
  expect(await screen.findByText(/No hay ningún producto con este SKU/)).toBeVisible();
  expect(screen.getByText('1 error por corregir')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cargar 0 filas sin errores' })).toBeDisabled();
});

test('[PRD-10] before the load it says what is new and what changes, old and new', async () => {
  const owner = await signedIn(browser.test, 'owner');
  const made = await owner.post(`/stores/${browser.test.storeId}/products`, {
    name: 'Cirio',
    sku: 'CI-1',
    price: 9000,
    active: 1,
    product_options: [
      { name: 'Talla', order: 0, options: ['S', 'M', 'L', 'XL'].map((value) => ({ name: value, value })) },
    ],
    product_variants: ['S', 'M', 'L', 'XL'].map((key) => ({ key, price: 9000, quantity: 1 })),
  });
  expect(made.status).toBe(201);
  const { user } = await openPart({ browser, path: '/products/import', width: 1280 });
  await pick(
    user,
    csv('cirios.csv', 'Nombre,Precio,SKU\nCirio,12000,ci-1\nCirio blanco,9500,CI-2\nTOTAL,21500,\n'),
  );
  await user.click(await screen.findByRole('button', { name: 'Revisar líneas' }));
  expect(await screen.findByText('2 líneas, sin errores')).toBeVisible();
  const changes = within(screen.getByRole('region', { name: 'Cambia 1 registro que ya tienes' }));
  expect(changes.getByText('Cirio')).toBeVisible();
  expect(changes.getByText('Precio').nextElementSibling).toHaveTextContent(
    /antes:\$.9\.000→después:\$.12\.000/,
  );
  // The price of its sizes follows, and is one line.
  expect(changes.getByText('4 variantes · Precio')).toBeVisible();
  for (const [count, label] of [
    ['1', 'Nuevos'],
    ['1', 'Cambian'],
    ['0', 'Con errores'],
  ] as const)
    expect(screen.getByText(label).nextElementSibling).toHaveTextContent(count);
  expect(screen.getByText(/«TOTAL» es la suma de otras líneas/)).toBeVisible();
});

test('[PRD-10] a file that changes nothing says so, and its main action is to leave', async () => {
  const owner = await signedIn(browser.test, 'owner');
  const product = { name: 'Pabilo', sku: 'PA-1', price: 9000, active: 1 };
  expect((await owner.post(`/stores/${browser.test.storeId}/products`, product)).status).toBe(201);
  const { user, path } = await openPart({ browser, path: '/products/import', width: 1280 });
  await pick(user, csv('pabilos.csv', 'Nombre,Precio,SKU\nPabilo,9000,PA-1\n'));
  await user.click(await screen.findByRole('button', { name: 'Revisar líneas' }));
  expect(await screen.findByText(/^Tu tienda ya tiene todo lo que dice este archivo/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Cargar/ })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Salir sin cargar' }));
  await waitFor(() => expect(path()).toMatch(/^\/products(\?|$)/));
});

test('[SHL-13] who may only read gets no import', async () => {
  await openPart({ browser, who: 'viewer', path: '/clients/import' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Importar clientes' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Elegir archivo' })).toBeNull();
});

test('[PRD-10] what is loaded without its errors is corrected afterwards, in place, and loaded alone', async () => {
  const { user, path } = await openAdmin({ browser, path: '/products/import', width: 1280 });
  await pick(user, csv('velas.csv', 'Nombre,Precio,SKU\nVela,9000,VE-1\nVelón,caro,VE-2\n'));
  await user.click(await screen.findByRole('button', { name: 'Revisar líneas' }));
  const load = await screen.findByRole('button', { name: 'Cargar 1 producto sin errores' });
  await waitFor(() => expect(load).toBeEnabled());
  await user.click(load);
  await waitFor(() => expect(path()).toMatch(/^\/products\/uploading/));
  await screen.findByText(/Puedes cerrar esta página/);
  await work();
  const price = await screen.findByRole('textbox', { name: 'Precio' });
  expect(screen.getByText('No entendemos «caro»')).toBeVisible();
  await user.clear(price);
  await user.type(price, '19000{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Guardar y cargar las corregidas' }));
  await screen.findByText(/Puedes cerrar esta página/);
  await work();
  await waitFor(() => expect(screen.queryByText('Líneas que no se pudieron cargar')).toBeNull(), {
    timeout: 30_000,
  });
  expect(await screen.findByText('Listo, tu archivo está cargado')).toBeVisible();
});
