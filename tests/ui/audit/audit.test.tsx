import { act, cleanup, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import words from '../../../i18n/audit/es.json';
import { loadShow } from '../../../src/form/show/load-show.ts';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { everythingOverflows } from '../sideways.ts';
import { openPart } from '../stage.tsx';

let browser: BrowserWithApi;

beforeAll(async () => {
  browser = await openBrowser();
  // Loads the lazy page and words before the clock of a test starts.
  await Promise.all([import('../../../src/custom/audit/AuditPage.tsx'), loadShow('collections')]);
  const admin = await signedIn(browser.test, 'admin');
  const store = `/stores/${browser.test.storeId}`;
  const { body } = await admin.post<{ id: number }>(`${store}/collections`, { name: 'Cafés' });
  await admin.patch(`${store}/collections/${body.id}`, { name: 'Cafés de origen' });
});
afterAll(() => browser.close());
afterEach(cleanup);

test.each([390, 1280])('at %i px the log says who changed what, from what to what', async (width) => {
  const { user } = await openPart({ browser, path: '/config/audit', width });
  const sentence = await screen.findByText('admin de Prueba cambió «Nombre» de Cafés de origen');
  const entry = sentence.closest(width < 600 ? 'li' : 'tr') ?? document.body;
  expect(within(entry).getByText('Cafés', { exact: true })).toBeInTheDocument();
  expect(within(entry).getByText('Cafés de origen', { exact: true })).toBeInTheDocument();
  expect(await screen.findByText('admin de Prueba creó Cafés de origen')).toBeInTheDocument();

  // On a phone the filters are in a sheet, so that the first entry stands high.
  if (width < 600) await user.click(screen.getByRole('button', { name: words.filters.label }));
  await screen.findByRole('option', { name: words.actions.create });
  // The first change of the address suspends, which React's test environment settles only in an awaited scope.
  await act(async () =>
    user.selectOptions(await screen.findByLabelText(words.filters.action), words.actions.create),
  );
  await screen.findByText('1–1 de 1', { exact: false });
  expect(screen.queryByText('admin de Prueba cambió «Nombre» de Cafés de origen')).toBeNull();
});

test('the table says that it has more beside', async () => {
  everythingOverflows();
  await openPart({ browser, path: '/config/audit', width: 1280 });
  const table = await screen.findByRole('table', { name: words.title });
  expect(table.parentElement).toHaveAttribute('data-after');
});

test('filters are in the address, and can be taken away', async () => {
  const { user, path } = await openPart({ browser, path: '/config/audit?resource=products' });
  await screen.findByText(words.none);
  await user.click(screen.getByRole('button', { name: words.filters.clear }));
  await screen.findByText('admin de Prueba creó Cafés de origen');
  expect(path()).toBe('/config/audit');
});

test('who has left the team is called by name, and that they have left is said', async () => {
  const owner = await signedIn(browser.test, 'owner');
  await owner.delete(`/stores/${browser.test.storeId}/users/${browser.test.people.admin.userId}`);
  const { user } = await openPart({ browser, path: '/config/audit' });
  await screen.findByText('admin de Prueba (ya no está en el equipo) creó Cafés de origen');
  await act(async () =>
    user.selectOptions(
      await screen.findByLabelText(words.filters.user),
      'admin de Prueba (ya no está en el equipo)',
    ),
  );
  await screen.findByText('1–2 de 2', { exact: false });
  expect(screen.getAllByText(/^admin de Prueba \(ya no está en el equipo\)/)).toHaveLength(3);
});

test('what no schema describes is told in words too', async () => {
  const owner = await signedIn(browser.test, 'owner');
  const path = `/stores/${browser.test.storeId}/roles`;
  const permissions = ['orders.read', 'orders.export'];
  const { body } = await owner.post<{ id: number }>(path, { name: 'Caja', permissions });
  await owner.put(`${path}/${body.id}`, { name: 'Caja', permissions: ['orders.read'] });
  await openPart({ browser, path: '/config/audit?resource=roles' });
  await screen.findByText(`owner de Prueba cambió «${words.fields.permissions}» de Caja`);
  expect(screen.getAllByText('Pedidos: Ver, Pedidos: Exportar')).toHaveLength(2);
  expect(screen.getAllByText(words.fields.permissions).length).toBeGreaterThan(0);
  expect(screen.queryByText(/orders\.read/)).toBeNull();
});

test('a bulk change is undone from the log, once, by members who may change', async () => {
  const owner = await signedIn(browser.test, 'owner');
  const path = `/stores/${browser.test.storeId}/collections`;
  const ids: number[] = [];
  for (const name of ['Uno', 'Dos'])
    ids.push((await owner.post<{ id: number }>(path, { name, public: 1 })).body.id);
  await owner.patch(path, { ids, change: { source: 'public', op: 'set', value: 0 } });
  const { user } = await openPart({ browser, path: '/config/audit' });
  await user.click(await screen.findByRole('button', { name: 'Deshacer los 2' }));
  expect(await screen.findByText('Listo: 2 colecciones como antes.')).toBeInTheDocument();
  expect(await screen.findAllByText(/^owner de Prueba deshizo un cambio en (Uno|Dos)$/)).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Deshacer los 2' })).toBeNull();
  const back = await owner.get<{ public: number }[]>(`${path}?id.in=${ids.join(',')}`);
  expect(back.body.map((collection) => collection.public)).toEqual([1, 1]);
});
