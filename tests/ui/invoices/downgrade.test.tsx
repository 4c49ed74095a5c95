import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayOf } from '../../../domain/dates/day.ts';
import { lookAtPlan } from '../../../server/modules/billing/daily-job.ts';
import { openAdmin } from '../stage.tsx';
import { DETAILS, openBillingBrowser, type BillingBrowser } from './billing-browser.ts';

let world: BillingBrowser;

/** Changes the columns of the store's plan; sessions see it at once. */
async function setPlan(plan: {
  plan: 'free' | 'pro';
  store_plan_status_id?: number;
  next_cut_date?: string | null;
}): Promise<void> {
  const { database, clock } = world.browser.test;
  await database.platformWrite((sql) =>
    sql
      .updateTable('stores')
      .set({ trial_ended_at: null, store_plan_status_id: 1, next_cut_date: null, ...plan })
      .where('id', '=', world.storeId)
      .execute(),
  );
  // The session cache lasts a second.
  clock.advance(2000);
}

interface Line {
  id: number;
  name: string;
  main: number;
  active: number;
}
const lines = async () => (await world.owner.get<Line[]>(`${world.base}/user-stores`)).body;

beforeAll(async () => {
  world = await openBillingBrowser();
  await setPlan({ plan: 'pro' });
  for (const at of [1, 2, 3, 4]) {
    const line = { name: `Línea ${at}`, mobile_phone_number: `57300555000${at}` };
    expect((await world.owner.post(`${world.base}/user-stores`, line)).status).toBe(201);
  }
});
afterAll(() => world.browser.close());

const open = () => openAdmin({ browser: world.browser, who: 'outsider', path: '/config/billing' });

test('[BIL-09] a blocked plan is paid first: the choice of lines does not cover it, and is there to be opened', async () => {
  await setPlan({ plan: 'pro', store_plan_status_id: 3, next_cut_date: '2020-01-01' });
  const { user } = await open();
  expect(await screen.findByText('Bloqueado')).toBeVisible();
  const choose = await screen.findByRole('button', { name: 'Elegir líneas' });
  // A question that opens by itself comes late: its code loads first.
  await expect(screen.findByRole('dialog', {}, { timeout: 1_000 })).rejects.toThrow('dialog');
  await user.click(choose);
  expect(await screen.findByRole('dialog', { name: 'Elige qué líneas siguen' })).toBeVisible();
});

test('[BIL-09] the lines that are kept are saved, and stay as they were chosen; one that is off is no choice', async () => {
  await setPlan({ plan: 'pro' });
  const off = (await lines()).filter(({ name }) => name === 'Línea 2').map(({ id }) => id);
  expect((await world.owner.put(`${world.base}/disable-user-stores`, off)).status).toBe(204);
  // Its last day is over, and the hourly job has not run yet.
  await setPlan({ plan: 'pro', store_plan_status_id: 2, next_cut_date: '2020-01-01' });
  const { user, unmount } = await open();
  expect(await screen.findByText('Plan gratis')).toBeVisible();
  expect(screen.getByText('0 de 20')).toBeVisible();
  const box = within(await screen.findByRole('dialog', { name: 'Elige qué líneas siguen' }));
  expect(await box.findByText('Quita 2 líneas para seguir.')).toBeVisible();
  expect(box.queryByRole('checkbox', { name: /^Línea 2/ })).toBeNull();
  const save = box.getByRole('button', { name: 'Dejar estas líneas' });
  expect(save).toBeDisabled();
  for (const name of [/^Línea 1/, /^Línea 4/]) await user.click(box.getByRole('checkbox', { name }));
  expect(save).toBeEnabled();
  await user.click(save);
  expect(await screen.findByText('Listo: tus líneas quedaron como elegiste')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('1 de 1')).toBeVisible();
  const stored = await lines();
  expect(stored).toHaveLength(4);
  expect(stored.filter(({ active }) => active === 1)).toMatchObject([{ name: 'Línea 3', main: 1 }]);
  unmount();
  const { go } = await open();
  expect(await screen.findByText('1 de 1')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await go('/user-stores');
  await screen.findByRole('heading', { level: 1, name: 'Sucursales 1 de 1' });
  await setPlan({ plan: 'free' });
});

test('[BIL-04] while the provider makes no preference nothing is charged, and details and invoice are kept', async () => {
  await world.owner.post(`${world.base}/billing/information`, DETAILS);
  world.gateway.fault = 'down';
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Mejorar mi plan' }));
  await user.click(await screen.findByRole('button', { name: 'Activar Plan Pro' }));
  const box = within(await screen.findByRole('dialog', { name: 'Activa el plan Pro' }));
  await user.click(await box.findByRole('radio', { name: /^Mercado Pago/ }));
  await user.click(box.getByRole('button', { name: 'Completar activación' }));
  const said = await box.findByRole('alert');
  expect(said).toHaveTextContent('Imposible crear la preferencia');
  expect(said).toHaveTextContent('No se cobró nada y tus datos siguen aquí.');
  expect(box.getByRole('radio', { name: /^Mercado Pago/ })).toBeChecked();
  expect(box.getByRole('button', { name: 'Completar activación' })).toBeEnabled();
  expect((await world.owner.get(`${world.base}/billing/information`)).body).toMatchObject(DETAILS);
  expect(await world.invoices()).toMatchObject([{ payable: true }]);
  expect((await world.subscription()).plan_name).toBe('free');
  world.gateway.fault = 'none';
});

test('[PRD-09] until when one chooses which products stay is said, with the way to them', async () => {
  await setPlan({ plan: 'pro' });
  for (let n = 1; n <= 21; n += 1) {
    const product = { name: `Producto ${n}`, price: 1000, active: 1 };
    expect((await world.owner.post(`${world.base}/products`, product)).status).toBe(201);
  }
  await setPlan({ plan: 'free' });
  const { database, clock, ports } = world.browser.test;
  await database.write(world.storeId, (tx) => lookAtPlan(ports, tx));
  const day = addDays(dayOf(clock.now(), 'America/Bogota'), 7);
  const { path, user } = await open();
  const notice = await screen.findByText(/^Tienes 21 productos publicados y tu plan incluye 20/);
  expect(notice).toHaveTextContent(new RegExp(`antes del .*${Number(day.slice(-2))}`));
  await user.click(screen.getByRole('link', { name: 'Ver productos' }));
  await waitFor(() => expect(path()).toBe('/products'));
});
