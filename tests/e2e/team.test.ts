import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { OutboxMessage } from '../../server/adapters/outbox.ts';
import { PHONE } from '../support/browser.ts';
import { axe, sideways } from '../support/screen-checks.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();

/** Of this store alone: other stores of the server invite people too, and all have one outbox. */
const invited = (): string => `lina-${shop.server.storeId}@correo.co`;
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Path and token of the invitation in the outbox of the local adapters. */
async function linkFor(page: Page, email: string): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        const response = await page.request.get('/dev/outbox.json');
        const messages: Pick<OutboxMessage, 'to' | 'text'>[] = await response.json();
        const letter = messages.findLast(({ to }) => to === email);
        link = /\/invitation\?token=[\w-]+/.exec(letter?.text ?? '')?.[0] ?? '';
        return link;
      },
      { timeout: 60_000 },
    )
    .not.toBe('');
  return link;
}

async function check(page: Page): Promise<void> {
  expect(await axe(page)).toEqual([]);
  expect(await sideways(page, [320, 390])).toEqual([]);
}

test('[TEA-01] [TEA-03] [TEA-04] from a role to the person who has it, on two phones, and out again', async () => {
  const boss = await shop.enter(PHONE, '/config');
  const { page } = boss;
  await page.getByRole('link', { name: 'Usuarios y permisos' }).click();
  await heading(page, 'Usuarios y permisos').waitFor();
  await page.getByRole('link', { name: 'Crear rol' }).click();
  await heading(page, 'Crear rol').waitFor();
  await field(page, 'Nombre del rol').fill('Solo pedidos');
  await page.getByRole('group', { name: 'Pedidos' }).getByLabel('Crear y cambiar').check();
  await button(page, 'Guardar').click();
  await page.getByText('Nadie lo tiene todavía').waitFor();

  await button(page, 'Invitar').click();
  await button(page, 'Enviar invitación').click();
  await page.getByText('Elige un rol o marca todos los permisos').waitFor();
  await expect
    .poll(() => field(page, 'Nombre').evaluate((input) => input === document.activeElement))
    .toBe(true);
  await field(page, 'Nombre').fill('Lina');
  await field(page, 'Apellido').fill('Mesa');
  await field(page, 'Correo').fill(invited());
  await field(page, 'Rol').selectOption({ label: 'Solo pedidos' });
  await button(page, 'Enviar invitación').click();
  await page.getByRole('heading', { level: 2, name: 'Invitaciones pendientes' }).waitFor();
  const link = await linkFor(page, invited());

  await page.goto(link);
  await page.getByText(`La invitación es para ${invited()}`).waitFor();
  await check(page);

  const employee = await shop.visit(PHONE);
  const lina = employee.page;
  await lina.goto(link);
  await heading(lina, 'Únete a').waitFor();
  await check(lina);
  // The keyboard alone: address, password, eye, button.
  await field(lina, 'Correo').focus();
  await lina.keyboard.press('Tab');
  await lina.keyboard.type('tinto con almojábana');
  await lina.keyboard.press('Enter');
  // On a phone, who works with orders alone lands there.
  await heading(lina, 'Pedidos').waitFor();
  expect(new URL(lina.url()).pathname).toBe('/orders');

  await lina.goto('/users-roles');
  await lina.getByText('No tienes permiso para ver esto').waitFor();
  const store: number = await lina.evaluate(
    async () => (await (await fetch('/api/v1/users/token')).json()).store.id,
  );
  const statusOf = async (below: string) =>
    (await lina.request.get(`/api/v1/stores/${store}${below}`)).status();
  expect([await statusOf('/orders'), await statusOf('/collections'), await statusOf('/users')]).toEqual([
    200, 403, 403,
  ]);
  await lina.goto(link);
  await heading(lina, 'Esta invitación ya se usó').waitFor();

  await page.goto('/users-roles');
  await button(page, 'Cambiar a Lina Mesa').click();
  await button(page, 'Quitar del equipo').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar del equipo' }).click();
  await page.getByText('Lina Mesa ya no está en el equipo').waitFor();
  expect(await statusOf('/orders')).toBe(404);

  expect(boss.problems).toEqual([]);
  expect([...boss.strangers, ...employee.strangers]).toEqual([]);
  await boss.close();
  await employee.close();
});
