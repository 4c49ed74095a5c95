import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHANNEL_IDS } from '../../../domain/payments/channels.ts';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

let browser: BrowserWithApi;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a text for buyers is written with details of an order, read as they will, stored, and given up for ours', async () => {
  const owner = await signedIn(browser.test, 'owner');
  const store = `/stores/${browser.test.storeId}`;
  await owner.post(`${store}/payment-channels-store/${CHANNEL_IDS.manual}`, {
    active: 1,
    extra_parameters: { title: 'Nequi', instructions: '300 111 2233' },
  });
  const stored = async () => (await owner.get<{ chat_pay: string | null }>(store)).body.chat_pay;
  const { user } = await openPart({ browser, path: '/config/messages', width: 390 });
  const section = within(await screen.findByRole('region', { name: 'Cómo pagar' }));
  const box = section.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texto' });
  expect(box.value).toMatch(/^Hola \{nombre\}, .+\{como_pagar\}$/s);
  const preview = section.getByRole('figure', { name: 'Así lo lee tu cliente' });
  expect(preview).toHaveTextContent(/Para pagar \$ 233\.800:\s*Nequi\s*300 111 2233/);

  await user.clear(box);
  await user.type(box, 'Hola {{nombr}');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await section.findByRole('alert')).toHaveTextContent('como {nombre}');
  expect(await stored()).toBeNull();

  await user.clear(box);
  await user.type(box, 'Hola {{nombre}, paga ');
  await user.click(section.getByRole('button', { name: 'Agregar por_pagar' }));
  expect(box).toHaveValue('Hola {nombre}, paga {por_pagar}');
  expect(preview).toHaveTextContent('Hola Laura, paga $ 233.800');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Guardado');
  expect(await stored()).toBe('Hola {name}, paga {due}');

  // What was saved begins the form anew.
  await user.click(await screen.findByRole('button', { name: 'Volver a nuestro texto' }));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(async () => expect(await stored()).toBeNull());
});
