import type { Page } from 'playwright-core';
import { button, dialog, forget, type Overlay } from './overlay.ts';

/** Changes what the server answers about the plan from now on. */
async function answering(page: Page, below: string, change: object): Promise<void> {
  await page.route(`**/billing/${below}`, async (route) => {
    const answer = await route.fetch();
    const given: object = await answer.json();
    await route.fulfill({ response: answer, json: { ...given, ...change } });
  });
}

/** The plan of a store that pays nothing. */
export const onTheFreePlan = (page: Page): Promise<void> =>
  answering(page, 'subscription', {
    plan_id: 1,
    plan_name: 'free',
    frequency: null,
    state: 'free',
    providers: ['payu', 'mercado_pago', 'whatsapp'],
  });

/** A person of the platform's staff, for whom one receipt waits. */
async function asStaff(page: Page): Promise<void> {
  await page.route('**/api/v1/users/token', async (route) => {
    const answer = await route.fetch();
    const session: { user: object } = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...session, user: { ...session.user, platform_staff: true } },
    });
  });
  const invoice = {
    id: 1,
    store_id: 1,
    store_name: 'Alma Criolla',
    number: 'TND-000123',
    amount: 89_900,
    currency: 'COP',
    invoice_status_id: 1,
    created_at: '2026-05-02T12:00:00.000Z',
    due_date: '2026-05-10',
    paid_at: null,
    review: 'amount',
    payable: true,
  };
  const listed = (rows: object[]) => ({ headers: { 'x-total-count': String(rows.length) }, json: rows });
  await page.route('**/api/v1/platform/invoices?*', (route) => route.fulfill(listed([invoice])));
  await page.route('**/api/v1/platform/payments', (route) => route.fulfill(listed([])));
}

/** Over the page of the plan and its receipts. */
export const overlaysOfBilling: readonly Overlay[] = [
  {
    what: 'the plans of the upgrade',
    of: ['resources/invoices/plans/UpgradeDialog.tsx'],
    at: 'both',
    path: '/config/billing',
    before: onTheFreePlan,
    open: async (page) => {
      await button(page, 'Mejorar mi plan').click();
      await button(dialog(page, 'Mejora tu plan'), 'Activar Plan Pro').waitFor();
    },
    after: forget,
  },
  {
    what: 'the payment of the upgrade',
    of: ['resources/invoices/pay/PaymentSteps.tsx'],
    at: 'both',
    path: '/config/billing',
    before: onTheFreePlan,
    open: async (page) => {
      await button(page, 'Mejorar mi plan').click();
      await button(dialog(page), 'Activar Plan Pro').click();
      await button(dialog(page, 'Activa el plan Pro'), 'Completar activación').waitFor();
    },
    after: forget,
  },
  {
    what: 'the choice of another plan',
    of: ['resources/invoices/plans/PlanSelection.tsx'],
    at: 'both',
    path: '/config/billing',
    open: async (page) => {
      await button(page.getByRole('main'), 'Cambiar de plan').click();
      await dialog(page).getByRole('heading').first().waitFor();
    },
  },
  {
    what: 'the payment of a receipt',
    of: ['resources/invoices/pay/PayDialog.tsx'],
    at: 'both',
    path: '/config/billing',
    before: async (page) => {
      await page.route('**/billing/invoices?*', async (route) => {
        const answer = await route.fetch({
          url: route
            .request()
            .url()
            .replace(/&invoice_status_id.*/, ''),
        });
        const invoices: object[] = await answer.json();
        const open = { invoice_status_id: 1, payable: true };
        await route.fulfill({ response: answer, json: invoices.map((invoice) => ({ ...invoice, ...open })) });
      });
      await answering(page, 'subscription', { providers: ['payu', 'mercado_pago', 'whatsapp'] });
    },
    open: async (page) => {
      await button(page.getByRole('main'), /^Pagar/).click();
      await dialog(page).getByRole('heading').first().waitFor();
    },
    after: forget,
  },
  {
    what: 'the billing details',
    of: ['resources/invoices/details/DetailsForm.tsx'],
    at: 'both',
    path: '/config/billing',
    open: async (page) => {
      await button(page, 'Editar datos').click();
      await dialog(page, 'Datos de facturación').getByLabel('Ciudad').waitFor();
    },
  },
  {
    what: 'the question whether a person of the staff has looked at money',
    of: ['custom/platform/ReviewDialogs.tsx'],
    at: 'both',
    path: '/platform/payments',
    before: asStaff,
    open: async (page) => {
      await button(page, /^Marcar revisado: TND-000123/).click();
      await button(dialog(page, '¿Ya lo revisaste?'), 'Marcar revisado').waitFor();
    },
    after: forget,
  },
  {
    what: 'the question whether money came by hand',
    of: ['custom/platform/ReviewDialogs.tsx'],
    at: 'both',
    path: '/platform/invoices',
    before: asStaff,
    open: async (page) => {
      await button(page, /^Confirmar pago: TND-000123/).click();
      await button(dialog(page, '¿Ya recibiste este pago?'), 'Confirmar pago').waitFor();
    },
    after: forget,
  },
  {
    what: 'the choice of the lines that stay',
    of: ['resources/invoices/plans/DowngradeDialog.tsx'],
    at: 'both',
    path: '/config/billing',
    before: (page) => answering(page, '*/usage', { whatsapp_lines: 3, included_lines: 1 }),
    open: (page) => button(dialog(page, 'Elige qué líneas siguen'), 'Dejar estas líneas').waitFor(),
    after: forget,
  },
];
