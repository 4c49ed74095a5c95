import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPart } from '../stage.tsx';
import { openOrderWorld, type OrderWorld } from './order-world.ts';

/** The page's code loads with the first visit. */

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
  await world.order();
});
afterAll(() => world.browser.close());

/** Whether the list was asked for; the counts above it have days of their own. */
const asked = (from: string, to: string) =>
  world.browser.calls.some(({ url }) => new URL(url).searchParams.get('date.between') === `${from},${to}`);

test('[ORD-05] days in the wrong order are said at the filter, which keeps them and asks for nothing', async () => {
  const { user } = await openPart({ browser: world.browser, path: '/orders', width: 1280 });
  // The table's head has a button of this name too, which opens nothing.
  await user.click(await screen.findByRole('button', { name: /^Fecha/, expanded: false }));
  const box = within(await screen.findByRole('dialog', { name: /Fecha/ }));
  const from = await box.findByLabelText(/: Desde$/);
  const to = box.getByLabelText(/: Hasta$/);
  fireEvent.change(from, { target: { value: '2026-11-21' } });
  fireEvent.change(to, { target: { value: '2026-11-20' } });
  expect(await box.findByText('La primera fecha no puede ser posterior a la segunda.')).toBeVisible();
  expect(box.getByRole('button', { name: 'Aplicar filtros' })).toBeDisabled();
  expect(from).toHaveValue('2026-11-21');
  expect(to).toHaveValue('2026-11-20');
  expect(asked('2026-11-21', '2026-11-20')).toBe(false);
  fireEvent.change(from, { target: { value: '2026-11-20' } });
  await user.click(box.getByRole('button', { name: 'Aplicar filtros' }));
  await waitFor(() => expect(asked('2026-11-20', '2026-11-20')).toBe(true));
  expect(await screen.findByText(/de 1$/)).toBeVisible();
});

test('[ORD-05] two typed days that are both today stay until they are applied, and then filter nothing', async () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' }).format(
    world.browser.test.clock.now(),
  );
  const { user, path } = await openPart({ browser: world.browser, path: '/orders', width: 1280 });
  await user.click(await screen.findByRole('button', { name: /^Fecha/, expanded: false }));
  const box = within(await screen.findByRole('dialog', { name: /Fecha/ }));
  const from = await box.findByLabelText(/: Desde$/);
  const to = box.getByLabelText(/: Hasta$/);
  fireEvent.change(from, { target: { value: today } });
  fireEvent.change(to, { target: { value: today } });
  expect(from).toHaveValue(today);
  expect(to).toHaveValue(today);
  expect(box.getByRole('button', { name: 'Hoy' })).toHaveAttribute('aria-pressed', 'false');
  // What filters no day is a choice too (ORD-03).
  await user.click(box.getByRole('button', { name: 'Todas las fechas' }));
  expect(from).toHaveValue('');
  fireEvent.change(from, { target: { value: today } });
  fireEvent.change(to, { target: { value: today } });
  await user.click(box.getByRole('button', { name: 'Aplicar filtros' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(path()).not.toContain('date.between');
  expect(asked('', today)).toBe(false);
});

test('[ORD-05] an address with such days says so, and shows the filter that is to be taken out', async () => {
  const filter = encodeURIComponent(JSON.stringify({ 'date.between': ['2026-11-21', '2026-11-20'] }));
  await openPart({ browser: world.browser, path: `/orders?filter=${filter}`, width: 1280 });
  expect(await screen.findByText(/^La dirección trae un valor que no sirve\./)).toBeVisible();
  expect(screen.getByText('Fecha: 21 nov a 20 nov')).toBeVisible();
});
