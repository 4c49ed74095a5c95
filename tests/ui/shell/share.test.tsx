import { screen, within, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { qrCode, QUIET_ZONE } from '../../../src/ui/share/QrFigure.tsx';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin } from '../stage.tsx';

const LINE = '573001112233';

let browser: BrowserWithApi;
beforeAll(async () => {
  browser = await openBrowser();
  const owner = await signedIn(browser.test, 'owner');
  const branch = { name: 'Centro', mobile_phone_number: LINE };
  await owner.post(`/stores/${browser.test.storeId}/user-stores`, branch);
});
afterAll(() => browser.close());
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

async function openShare() {
  const stage = await openAdmin({ browser, path: '/' });
  await stage.user.click(await screen.findByRole('button', { name: 'Compartir tienda' }));
  return { ...stage, dialog: await screen.findByRole('dialog', { name: 'Comparte tu tienda' }) };
}

test('[SHL-12] sharing shows the public link, copies it, opens the shop and draws its code', async () => {
  const { dialog, user } = await openShare();
  const link = within(dialog).getByRole('textbox', { name: 'Enlace de tu tienda' });
  const address = link.getAttribute('value') ?? '';
  expect(address).toBe(`https://uno.${location.host}/${LINE}`);
  await user.click(within(dialog).getByRole('button', { name: 'Copiar enlace' }));
  expect(await within(dialog).findByText('Enlace copiado')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(address);
  const shop = within(dialog).getByRole('link', { name: 'Ir a la tienda (abre otra pestaña)' });
  expect(shop).toHaveAttribute('href', address);
  expect(shop).toHaveAttribute('target', '_blank');
  expect(within(dialog).getByRole('img', { name: `Código QR de ${address}` })).toBeVisible();
});

test('[SHL-12] the link is sent by WhatsApp with the name of the shop', async () => {
  const { dialog } = await openShare();
  const address = within(dialog).getByRole('textbox', { name: 'Enlace de tu tienda' }).getAttribute('value');
  const send = within(dialog).getByRole('link', { name: 'Enviar por WhatsApp' });
  const text = new URL(send.getAttribute('href') ?? '').searchParams.get('text') ?? '';
  expect(text.split('\n').at(-1)).toBe(address);
  expect(text.split('\n')[0]).not.toBe('');
});

test('[SHL-12] where the system shares, its sheet is one tap away', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  Object.assign(navigator, { canShare: () => true, share });
  const { dialog, user } = await openShare();
  const address = within(dialog).getByRole('textbox', { name: 'Enlace de tu tienda' }).getAttribute('value');
  await user.click(within(dialog).getByRole('button', { name: 'Más formas de enviar' }));
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: address }));
});

test('[SHL-12] without a clipboard the link is left selected, and that is said', async () => {
  const { dialog, user } = await openShare();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(within(dialog).getByRole('button', { name: 'Copiar enlace' }));
  expect(await within(dialog).findByText(/El enlace quedó seleccionado/)).toBeVisible();
  const link = within(dialog).getByRole<HTMLInputElement>('textbox', {
    name: 'Enlace de tu tienda',
  });
  await waitFor(() => expect(link).toHaveFocus());
  expect(link.value.slice(link.selectionStart ?? 0, link.selectionEnd ?? 0)).toBe(link.value);
});

test('[SHL-12] the code says in its own format that its error correction is H', () => {
  const { dark, side } = qrCode('https://mitienda.tendero.co');
  const at = (x: number, y: number): number =>
    dark.some((module) => module.x === x + QUIET_ZONE && module.y === y + QUIET_ZONE) ? 1 : 0;
  // ISO/IEC 18004 §7.9: the two first bits of the format, left of the upper left finder, over the mask 10; H is 10.
  const level = ((at(0, 8) ^ 1) << 1) | at(1, 8);
  expect(level).toBe(0b10);
  // The smallest version that holds 27 bytes at H is 4: 33 modules, and the quiet zone.
  expect(side).toBe(33 + 2 * QUIET_ZONE);
});

test('[SHL-08] the phone’s drawer opens the shop, shares, edits, leads to settings and categories, logs out', async () => {
  const { user } = await openAdmin({ browser, path: '/', width: 390 });
  await user.click(await screen.findByRole('button', { name: 'Abrir menú' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menú' });
  const shop = within(drawer).getByRole('link', { name: 'Ver tienda (abre otra pestaña)' });
  expect(shop).toHaveAttribute('target', '_blank');
  const leads = (name: string) => within(drawer).getByRole('link', { name }).getAttribute('href');
  expect(['Configuración', 'Editar tienda', 'Administrar colecciones'].map(leads)).toEqual([
    '/config',
    '/editar-tienda',
    '/manage-categories',
  ]);
  expect(within(drawer).getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: 'Compartir tienda' }));
  expect(await screen.findByRole('dialog', { name: 'Comparte tu tienda' })).toBeVisible();
});
