import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import words from '../../../i18n/domain/es.json';
import { signedIn } from '../../support/api.ts';
import type { TestClient } from '../../support/client.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin, openPart } from '../stage.tsx';

const PATH = '/config/domain';

let browser: BrowserWithApi;
let owner: TestClient;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await signedIn(browser.test, 'owner');
  const rival = await signedIn(browser.test, 'outsider');
  await browser.test.database.platformWrite((sql) =>
    sql.updateTable('stores').set({ plan: 'pro' }).where('id', '=', browser.test.otherStoreId).execute(),
  );
  const taken = await rival.post(`/stores/${browser.test.otherStoreId}/domain/confirm`, {
    domain: 'ocupada.co',
  });
  expect(taken.status).toBe(200);
});
afterAll(() => browser.close());

const name = () => screen.findByRole('textbox', { name: words.name });
const press = (label: string) => screen.findByRole('button', { name: label });
const asked = (path: string) => browser.calls.filter(({ url }) => url.includes(path));

// The tests stand on each other: the store names, waits for, connects and changes its domain.
test('[CFG-06] a domain in use is refused at its field, and one that no address can be is not even asked about', async () => {
  const { user } = await openPart({ browser, path: PATH });
  await user.type(await name(), 'HTTPS://www.Ocupada.co/tienda');
  expect(await screen.findByText(words.reasons.taken)).toBeVisible();
  expect(await name()).toHaveAttribute('aria-invalid', 'true');
  await user.click(await press(words.continue));
  expect(screen.queryByRole('button', { name: words.verify })).toBeNull();

  const before = asked('/domain/available').length;
  for (const [typed, reason] of [
    ['192.168.1.1', words.reasons.address],
    ['localhost', words.reasons.local],
    ['alma', words.reasons.shape],
  ] as const) {
    await user.clear(await name());
    await user.type(await name(), `${typed}{Enter}`);
    expect(await screen.findByText(reason)).toBeVisible();
  }
  expect(asked('/domain/available')).toHaveLength(before);
});

test('[CFG-06] a domain that leads elsewhere shows both addresses, and that the server goes on by itself', async () => {
  const { user } = await openPart({ browser, path: PATH, width: 390 });
  await user.type(await name(), ' WWW.Lenta-Alma.co ');
  await screen.findByText(/^Entendimos lenta-alma\.co$/);
  await user.click(await press(words.continue));
  await user.click(await press('Copiar valor: 203.0.113.10'));
  expect(await navigator.clipboard.readText()).toBe('203.0.113.10');
  expect(await screen.findByText(words.copied)).toBeVisible();
  // The record that shows whose the domain is has its buttons too.
  await user.click(await press('Copiar nombre: _tendero'));
  expect(await navigator.clipboard.readText()).toBe('_tendero');
  await user.click(await screen.findByRole('button', { name: /^Copiar valor: tendero=[0-9a-f]{32}$/ }));
  expect(await navigator.clipboard.readText()).toMatch(/^tendero=[0-9a-f]{32}$/);

  await user.click(await press(words.verify));
  expect(
    await screen.findByText('El registro A de lenta-alma.co no está configurado correctamente'),
  ).toBeVisible();
  const value = (label: string) => screen.getByText(label).parentElement;
  expect(value(words.incoming)).toHaveTextContent('198.51.100.7');
  expect(value(words.required)).toHaveTextContent('203.0.113.10');
  expect(screen.getByText(words.patience)).toBeVisible();
  expect(screen.getByText(/lo intentamos solos hasta el .* y te escribimos/)).toBeVisible();
  // Nothing is connected before it leads here.
  const { body } = await owner.get<{ domain: string | null }>(`/stores/${browser.test.storeId}`);
  expect(body.domain).toBeNull();
});

test('[CFG-06] an open page hears that the domain was connected in the background', async () => {
  await openAdmin({ browser, path: PATH });
  await screen.findByText(words.incoming);
  const confirm = () =>
    owner.post(`/stores/${browser.test.storeId}/domain/confirm`, { domain: 'lenta-alma.co' });
  await waitFor(async () => expect((await confirm()).status).toBe(200));
  browser.tell({ type: 'store-domain.changed' });
  expect(await screen.findByText('lenta-alma.co está conectado')).toBeVisible();
  expect(screen.queryByText(words.incoming)).toBeNull();
});

test('[CFG-06] changing it says what stops working; it stays until the new one is verified', async () => {
  const { user } = await openPart({ browser, path: PATH });
  await user.click(await press(words.change));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/tu tienda dejará de abrir en lenta-alma\.co.*códigos QR/)).toBeVisible();
  await user.click(question.getByRole('button', { name: words.change }));
  await user.type(await name(), 'lenta-alma.co');
  expect(await screen.findByText(words.own)).toBeVisible();
  expect(await press('Conservar lenta-alma.co')).toBeVisible();

  await user.clear(await name());
  await user.type(await name(), 'sin-alma.co{Enter}');
  await user.click(await press(words.verify));
  expect(await screen.findByText(words.problems.missing)).toBeVisible();
  const kept = await owner.get<{ domain: string }>(`/stores/${browser.test.storeId}`);
  expect(kept.body.domain).toBe('lenta-alma.co');

  await user.click(await press(words.other));
  await user.type(await name(), 'ajena-alma.co{Enter}');
  await user.click(await press(words.verify));
  expect(await screen.findByText(words.problems.unproven)).toBeVisible();
  expect(screen.queryByText(/no está configurado correctamente/)).toBeNull();

  await user.click(await press(words.other));
  await user.type(await name(), 'nueva-alma.co{Enter}');
  await user.click(await press(words.verify));
  expect(await screen.findByText('nueva-alma.co está conectado')).toBeVisible();
});
