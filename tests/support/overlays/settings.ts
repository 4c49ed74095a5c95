import type { Page } from 'playwright-core';
import { button, dialog, question, type Overlay } from './overlay.ts';

const terms = (page: Page) => page.getByRole('textbox', { name: 'Términos y condiciones' });

/** Over the settings of the store. */
export const overlaysOfSettings: readonly Overlay[] = [
  {
    what: 'the shop front on demand',
    of: ['custom/store-settings/profile/PreviewSheet.tsx'],
    at: 'phone',
    path: '/store',
    open: async (page) => {
      await button(page, 'Ver cómo queda').click();
      await dialog(page, 'Así se ve tu tienda').getByRole('figure').waitFor();
    },
  },
  {
    what: 'the question before a domain is changed',
    of: ['custom/domain/ConnectedStep.tsx'],
    at: 'both',
    path: '/config/domain',
    open: async (page) => {
      const origin = new URL(page.url()).origin;
      await page.request.post('/api/v1/stores/1/domain/confirm', {
        data: { domain: 'alma-criolla.co' },
        headers: { origin, 'x-request-id': crypto.randomUUID() },
      });
      await page.reload();
      await button(page, 'Cambiar dominio').click();
      await question(page).getByText('dejará de abrir en alma-criolla.co').waitFor();
    },
  },
  {
    what: 'the question before leaving a changed profile',
    of: ['custom/store-settings/profile/StoreForm.tsx'],
    at: 'both',
    path: '/store',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Nombre' }).fill('Otra tienda');
      await page.getByRole('link', { name: 'Productos', exact: true }).first().click();
      await question(page).waitFor();
    },
  },
  {
    what: 'the address of a link in the terms',
    of: ['custom/store-settings/legal/LinkDialog.tsx'],
    at: 'both',
    path: '/config/legal',
    open: async (page) => {
      await button(page, 'Enlace').click();
      await dialog(page, 'Enlace').getByRole('textbox', { name: 'Dirección' }).fill('no es');
      await button(dialog(page, 'Enlace'), 'Poner enlace').click();
      await dialog(page, 'Enlace').getByText('Escribe una dirección').waitFor();
    },
  },
  {
    what: 'the question before leaving changed terms',
    of: ['custom/store-settings/legal/LegalForm.tsx'],
    at: 'both',
    path: '/config/legal',
    open: async (page) => {
      await terms(page).pressSequentially('Cambios');
      await page.getByRole('link', { name: 'Productos', exact: true }).first().click();
      await question(page).waitFor();
    },
  },
  {
    what: 'the question before leaving a changed form of the checkout',
    of: ['custom/checkout-form/FormEditor.tsx'],
    at: 'both',
    path: '/config/form',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Título del formulario' }).fill('Otro título');
      await page.getByRole('link', { name: 'Productos', exact: true }).first().click();
      await question(page).waitFor();
    },
  },
  {
    what: 'the question before a store stops asking',
    of: ['custom/checkout-form/StopAsking.tsx'],
    at: 'both',
    path: '/config/form',
    open: async (page) => {
      await button(page, 'Dejar de preguntar').click();
      await question(page).waitFor();
    },
  },
  {
    what: 'a former version of the terms',
    of: ['custom/store-settings/legal/VersionDialog.tsx'],
    at: 'both',
    path: '/config/legal',
    open: async (page) => {
      const origin = new URL(page.url()).origin;
      await page.request.put('/api/v1/stores/1/legal', {
        data: { terms_and_conditions: '<h2>Cambios</h2><p>Cinco días.</p>' },
        headers: { origin, 'x-request-id': crypto.randomUUID() },
      });
      await page.reload();
      await page.getByText('Versiones anteriores').click();
      await button(page, /^Leer la versión/).click();
      await dialog(page).getByText('Cinco días.').waitFor();
    },
  },
];
