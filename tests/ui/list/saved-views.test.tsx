import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayOf } from '../../../domain/dates/day.ts';
import { DEFAULT_TIME_ZONE } from '../../../domain/dates/zone.ts';
import type { SavedView, ViewQuery } from '../../../domain/lists/saved-view.ts';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin } from '../stage.tsx';

/** The first dialog of a process loads its code. */
const PATIENCE = { timeout: 30_000 };

let browser: BrowserWithApi;

beforeAll(async () => {
  browser = await openBrowser();
}, 60_000);
afterAll(() => browser.close());

const open = (path: string) => openAdmin({ browser, path, width: 390 });
const address = (filter: ViewQuery['filter'], resource = 'orders') =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter), sort: 'created_at', order: 'DESC', page: '1' }).toString()}`;
const saved = async (name: string, resource = 'orders') => {
  const { get } = await signedIn(browser.test, 'owner');
  const { body } = await get<SavedView[]>(`/stores/${browser.test.storeId}/views?resource=${resource}`);
  return body.find((view) => view.name === name);
};

test("a view of '7 días' counts them from the day on which it is opened", async () => {
  const today = dayOf(new Date(), DEFAULT_TIME_ZONE);
  const week = [addDays(today, -6), today];
  const { user } = await open(address({ 'date.between': week }));
  await user.click(await screen.findByRole('button', { name: 'Guardar vista' }, PATIENCE));
  const dialog = within(await screen.findByRole('dialog', { name: 'Guardar esta vista' }, PATIENCE));
  expect(dialog.getByText(/se cuentan desde el día en que abras la vista/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'Semana');
  await user.click(dialog.getByRole('button', { name: 'Guardar vista' }));
  const tab = await screen.findByRole('link', { name: /^Semana/ });
  expect(tab).toHaveAttribute('aria-current', 'page');
  expect(tab.getAttribute('href')).toContain(encodeURIComponent(JSON.stringify(week)));
  expect((await saved('Semana'))?.query.filter).toEqual({ 'date.between': ['today-6', 'today'] });
});

test('a view of other days keeps them', async () => {
  const days = { 'date.between': ['2026-01-05', '2026-01-09'] };
  const { user } = await open(address(days));
  await user.click(await screen.findByRole('button', { name: 'Guardar vista' }, PATIENCE));
  const dialog = within(await screen.findByRole('dialog', { name: 'Guardar esta vista' }, PATIENCE));
  expect(dialog.queryByText(/se cuentan desde el día/)).toBeNull();
  await user.type(dialog.getByRole('textbox', { name: 'Nombre' }), 'Reyes');
  await user.click(dialog.getByRole('button', { name: 'Guardar vista' }));
  await screen.findByRole('link', { name: /^Reyes/ });
  expect((await saved('Reyes'))?.query.filter).toEqual(days);
});
