import type { Page } from 'playwright-core';
import { button, dialog, forget, question, write, type Overlay } from './overlay.ts';

const terms = (page: Page) => page.getByRole('textbox', { name: 'Términos y condiciones' });

/** A PayPal account that PayPal has not spoken of yet. */
const UNCHECKED = {
  id: 1,
  version: 1,
  payment_channel_id: 4,
  active: 1,
  complete: 1,
  checked: 0,
  test_mode: 1,
  merchant_id: null,
  signature_algorithm: null,
  extra_parameters: null,
  stored_secrets: ['client_id', 'client_secret', 'event_wompi_key'],
};

/** One word that is wider than a phone. */
const LONG_DOMAIN = 'tejidosyartesaniasdelaabuelaclemenciaenvilladeleyva.com.co';

/** Over the settings of the store. */
export const overlaysOfSettings: readonly Overlay[] = [
  {
    what: 'the filters of the log',
    of: ['custom/audit/AuditPage.tsx'],
    at: 'phone',
    path: '/config/audit',
    open: async (page) => {
      await button(page.getByRole('main'), 'Filtros').click();
      await dialog(page, 'Filtros').getByRole('combobox').first().waitFor();
    },
  },
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
    what: 'the records of a domain',
    of: ['custom/domain/DomainPage.tsx'],
    at: 'both',
    path: '/config/domain',
    open: async (page) => {
      await page.getByRole('textbox', { name: 'Tu dominio' }).fill(`otra-${LONG_DOMAIN}`);
      await page
        .getByText(`Entendimos otra-${LONG_DOMAIN}`, {
          exact: true,
        })
        .waitFor();
      await button(page, 'Continuar').click();
      await page.getByRole('group', { name: 'Registro A' }).waitFor();
    },
  },
  {
    what: 'a domain that leads elsewhere',
    of: ['custom/domain/DomainSteps.tsx'],
    at: 'both',
    path: '/config/domain',
    before: (page) => write(page, 'PUT', '/domain/check', { domain: `otra-${LONG_DOMAIN}` }),
    open: (page) => page.getByText('198.51.100.7').waitFor(),
  },
  {
    what: 'a domain that is connected',
    of: ['custom/domain/DomainPage.tsx'],
    at: 'both',
    path: '/config/domain',
    before: (page) => write(page, 'POST', '/domain/confirm', { domain: LONG_DOMAIN }),
    open: (page) => page.getByText('está conectado').waitFor(),
  },
  {
    what: 'keys that their provider does not know',
    of: ['resources/payment-channels-store/form/ProviderForm.tsx'],
    at: 'both',
    path: '/config/paymentProviders/update/4',
    before: async (page) => {
      const stored = '**/api/v1/stores/*/payment-channels-store/4';
      const unknown = { key: 'key_unknown' };
      const errors = { client_id: unknown, client_secret: unknown };
      const refusal = { status: 422, json: { message: '', code: 'invalid', errors } };
      await page.route(stored, (route) => route.fulfill({ json: UNCHECKED }));
      await page.route(`${stored}/exist`, (route) => route.fulfill({ json: { exist: true } }));
      await page.route(`${stored}/check`, (route) => route.fulfill(refusal));
    },
    open: async (page) => {
      await button(page, 'Probar conexión').click();
      await page.getByText('PayPal no reconoce estas llaves').waitFor();
    },
    after: forget,
  },
  {
    what: 'the question before a domain is changed',
    of: ['custom/domain/DomainPage.tsx'],
    at: 'both',
    path: '/config/domain',
    before: (page) => write(page, 'POST', '/domain/confirm', { domain: LONG_DOMAIN }),
    open: async (page) => {
      await button(page, 'Cambiar dominio').click();
      await question(page).getByText(`dejará de abrir en ${LONG_DOMAIN}`).waitFor();
    },
  },
  {
    what: 'the question before leaving a changed profile',
    of: ['custom/store-settings/profile/StorePage.tsx'],
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
    of: ['custom/store-settings/legal/LegalPage.tsx'],
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
    of: ['custom/checkout-form/CheckoutFormPage.tsx'],
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
    of: ['custom/checkout-form/CheckoutFormPage.tsx'],
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
    before: (page) =>
      write(page, 'PUT', '/legal', { terms_and_conditions: '<h2>Cambios</h2><p>Cinco días.</p>' }),
    open: async (page) => {
      await page.getByText('Versiones anteriores').click();
      await button(page, /^Leer la versión/).click();
      await dialog(page).getByText('Cinco días.').waitFor();
    },
  },
];
