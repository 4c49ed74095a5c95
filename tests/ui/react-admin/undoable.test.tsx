import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pathOf } from '../../../src/schema/paths.ts';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart, type Stage } from '../stage.tsx';

// Other files of this worker have loaded the real modules, and the next ones need them.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../../src/app/manifests.ts');
  vi.resetModules();
});
vi.mock('../../../src/app/manifests.ts', async () => ({
  manifests: (await import('./undoable-views.tsx')).undoableViews,
}));

let browser: BrowserWithApi;
let owner: TestClient;
let id: number;
const store = (path: string) => `/stores/${browser.test.storeId}${path}`;

beforeAll(async () => {
  browser = await openBrowser();
  owner = await signedIn(browser.test, 'owner');
});
afterAll(() => browser.close());

async function made(name: string): Promise<number> {
  const product = { name, price: 80_000, quantity_available: 3 };
  return (await owner.post<{ id: number }>(store('/products'), product)).body.id;
}

beforeEach(async () => {
  id = await made('Poncho');
  browser.calls.length = 0;
});

const stored = async (): Promise<string | number> => {
  const { status, body } = await owner.get<{ name: string }>(store(`/products/${id}`));
  return status === 200 ? body.name : status;
};
const writes = (): Request[] =>
  browser.calls.filter(({ method, url }) => method !== 'GET' && url.includes('/products'));

/** The time of a notice stops while the window has no focus. */
async function noticeStays(): Promise<void> {
  await screen.findByRole('button', { name: 'Deshacer' });
  fireEvent.blur(window);
}

/** Saves another name in react-admin's default form, which leads to the list. */
async function rename(to: string): Promise<Stage> {
  const stage = await openPart({ browser, path: pathOf('products', 'edit', id) });
  const name = await screen.findByRole('textbox', { name: /Nombre/ });
  await stage.user.clear(name);
  await stage.user.type(name, to);
  await stage.user.click(screen.getByRole('button', { name: 'Guardar' }));
  await noticeStays();
  await waitFor(() => expect(stage.path()).toMatch(/^\/products(\?|$)/));
  return stage;
}

test('[SCH-05] the default <Edit> waits for its undo, and saves when the notice goes', async () => {
  const { user } = await rename('Ruana');
  expect(await screen.findByRole('cell', { name: 'Poncho' })).toBeVisible();
  expect(writes()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(await screen.findByRole('cell', { name: 'Ruana' })).toBeVisible();
  expect(await stored()).toBe('Ruana');
});

test('[SCH-05] what is undone is not saved, and the list shows what is stored', async () => {
  const { user } = await rename('Ruana');
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect((await screen.findAllByRole('cell', { name: 'Poncho' })).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(writes()).toEqual([]);
});

test('[SCH-05] who goes on to another screen has saved', async () => {
  const { user, path } = await rename('Ruana');
  await user.click(await screen.findByRole('link', { name: 'Crear' }));
  await waitFor(() => expect(path()).toBe(pathOf('products', 'create')));
  await waitFor(async () => expect(await stored()).toBe('Ruana'));
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
});

test('[SCH-05] the end of the page sends what waits, and the browser carries it on', async () => {
  await rename('Ruana');
  act(() => void dispatchEvent(new Event('pagehide')));
  await waitFor(async () => expect(await stored()).toBe('Ruana'));
  expect(writes().map(({ keepalive }) => keepalive)).toEqual([true]);
  dispatchEvent(new Event('pageshow'));
});

test('[SCH-05] signing out saves first, while the session may', async () => {
  const { services } = await rename('Ruana');
  await act(() => services.authProvider.logout({}));
  expect(await stored()).toBe('Ruana');
});

test('[SCH-05] default deletion, of one and in bulk, and a bulk change reach the store', async () => {
  const other = await made('Gorra');
  const { user } = await openPart({ browser, path: '/products' });
  const table = await screen.findByRole('table');
  const select = async (name: string): Promise<void> => {
    const [cell] = await within(table).findAllByRole('cell', { name });
    await user.click(within(cell?.closest('tr') ?? table).getByRole('checkbox'));
  };
  const end = async (): Promise<void> => {
    await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
  };
  await select('Gorra');
  await user.click(await screen.findByRole('button', { name: 'Esconder' }));
  await end();
  await waitFor(async () => {
    const { body } = await owner.get<{ active: number }>(store(`/products/${other}`));
    expect(body.active).toBe(0);
  });
  await select('Gorra');
  await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
  await end();
  await waitFor(async () => expect((await owner.get(store(`/products/${other}`))).status).toBe(404));
});

test('[SCH-05] the default delete button of <Edit> deletes', async () => {
  const { user } = await openPart({ browser, path: pathOf('products', 'edit', id) });
  await screen.findByRole('textbox', { name: /Nombre/ });
  await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
  await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
  await waitFor(async () => expect(await stored()).toBe(404));
});

test('[SCH-05] an undoable save that the API refuses names the field, whose form is gone, and the list shows what is stored', async () => {
  const { user } = await rename('x'.repeat(300));
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Nombre: Usa máximo \d+ caracteres/);
  expect((await screen.findAllByRole('cell', { name: 'Poncho' })).length).toBeGreaterThan(0);
  expect(await stored()).toBe('Poncho');
});
