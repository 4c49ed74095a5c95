import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAdmin } from '../stage.tsx';
import { openListedOrders, type ListedOrders, type Made } from './listed-orders.ts';

let listed: ListedOrders;
const unpaid: Made[] = [];

beforeAll(async () => {
  listed = await openListedOrders();
  for (let at = 0; at < 24; at += 1) unpaid.push(await listed.order(`Buyer ${at}`));
});
afterAll(() => listed.browser.close());

const numbers = () => screen.getAllByRole('link', { name: /^#\d+$/ }).map(({ textContent }) => textContent);

test("[ORD-04] 'Cargar más' while a colleague marks orders paid, and others arrive, shows every other order once", async () => {
  const { browser, client, store, order } = listed;
  const { user } = await openAdmin({
    browser,
    path: `/orders?filter=${encodeURIComponent('{"to_collect.in":[1]}')}`,
    width: 390,
  });
  await waitFor(() => expect(numbers()).toHaveLength(10));
  const newest = unpaid.toReversed();
  for (const { id } of newest.slice(0, 4)) await client.post(store(`/orders/${id}/status/4/type/1`));
  await user.click(await screen.findByRole('button', { name: 'Cargar más' }));
  await waitFor(() => expect(numbers().length).toBeGreaterThan(10));
  for (let at = 0; at < 3; at += 1) await order(`Late ${at}`);
  await user.click(await screen.findByRole('button', { name: 'Cargar más' }));
  await screen.findByText(/No hay más/);
  const shown = numbers();
  expect(new Set(shown).size).toBe(shown.length);
  const waiting = newest.slice(4).map(({ sequence }) => `#${sequence}`);
  expect(shown).toEqual(expect.arrayContaining(waiting));
});
