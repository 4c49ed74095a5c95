import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ShareStore } from '../../../src/shell/share/ShareStore.tsx';
import { StoreLink } from '../../../src/shell/share/StoreLink.tsx';
import { ORIGIN } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

let browser: BrowserWithApi;
beforeAll(async () => {
  // A server for this machine alone, such as the demo's.
  browser = await openBrowser({
    settings: {
      origin: ORIGIN,
      sessionSecret: 'a secret of the tests, of no use anywhere else',
      secureCookies: false,
      isTrustedProxy: () => false,
      production: false,
      shopsServed: false,
    },
  });
});
afterAll(() => browser.close());

const PREVIEW = `${location.origin}/store/preview`;

test('[SHL-12] where no shop is served, its link, its sharing and its code open the preview, and say so', async () => {
  const part = (
    <>
      <StoreLink />
      <ShareStore />
    </>
  );
  const { user } = await openPart({ browser, path: '/', part });
  const shop = await screen.findByRole('link', { name: 'Ver tienda (abre otra pestaña)' });
  expect(shop).toHaveAttribute('href', PREVIEW);
  await user.click(screen.getByRole('button', { name: 'Compartir tienda' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Comparte tu tienda' }));
  expect(dialog.getByText(/Aquí no se publica ninguna tienda/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Enlace de tu tienda' })).toHaveValue(PREVIEW);
  expect(dialog.getByRole('link', { name: /^Ir a la tienda/ })).toHaveAttribute('href', PREVIEW);
  expect(dialog.getByRole('img', { name: `Código QR de ${PREVIEW}` })).toBeVisible();
});

test('[PRD-13] the preview shows the store to every member, and that nobody else sees it', async () => {
  await openPart({ browser, path: '/store/preview', who: 'seller' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Vista previa de tu tienda' })).toBeVisible();
  expect(await screen.findByText(/Este servidor no la publica/)).toBeVisible();
  expect(await screen.findByRole('figure')).toBeVisible();
});
