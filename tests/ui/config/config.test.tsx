import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openAdmin, openPart } from '../stage.tsx';

let browser: BrowserWithApi;
beforeAll(async () => {
  browser = await openBrowser();
  const owner = await signedIn(browser.test, 'owner');
  const base = `/stores/${browser.test.storeId}`;
  await owner.post(`${base}/domain/confirm`, { domain: 'alma.co' });
  await owner.patch(base, { delivery_cost_enabled: true, delivery_cost_details: 8000 });
  await owner.post(`${base}/payment-channels-store/7`, { active: 1 });
});
afterAll(() => browser.close());

const card = (name: string) => screen.findByRole('link', { name });

test('[CFG-01] each card says how its setting stands', async () => {
  await openPart({ browser, path: '/config', width: 390 });
  expect(await card('Dominio')).toHaveAttribute('href', '/config/domain');
  const values: [string, RegExp][] = [
    ['Plan y pagos', /^Plan Pro$/],
    ['Dominio', /^alma\.co conectado$/],
    ['General', /^Peso colombiano \(COP\)$/],
    ['Envíos', /^Envío: \$\s8\.000$/],
    ['Términos y condiciones', /^Sin publicar$/],
    ['Medios de pago', /^1 medio de pago activo$/],
  ];
  for (const [name, value] of values)
    await waitFor(async () => expect(await card(name)).toHaveAccessibleDescription(value));
});

test('[CFG-01] a search finds a setting by what people call it, and says when there is none', async () => {
  const { user } = await openPart({ browser, path: '/config' });
  await card('General');
  await user.type(screen.getByRole('searchbox', { name: 'Buscar un ajuste' }), 'dns');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Términos y condiciones' })).toBeNull());
  expect(await card('Dominio')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Buscar un ajuste' }), 'x');
  expect(await screen.findByText('Ningún ajuste coincide con «dnsx».')).toBeVisible();
});

test('[CFG-01] [SHL-13] what the plan lacks has the crown', async () => {
  await openPart({ browser, who: 'outsider', path: '/config' });
  await waitFor(async () => expect(await card('Dominio')).toHaveAccessibleDescription('Función Premium'));
});

test('[CFG-01] the pages below lead back to the settings from the header of a phone', async () => {
  const { go } = await openAdmin({ browser, path: '/config', width: 390 });
  await card('General');
  for (const page of [
    'general',
    'billing',
    'domain',
    'form',
    'legal',
    'shipping',
    'qr-code',
    'paymentProviders',
  ]) {
    await go(`/config/${page}`);
    const header = await screen.findByRole('banner');
    await waitFor(() =>
      expect(within(header).getByRole('link', { name: 'Volver' }), page).toHaveAttribute('href', '/config'),
    );
  }
});
