import type { Page } from 'playwright-core';
import { button, dialog, forget, question, type Overlay } from './overlay.ts';

/** Answers every session with another plan from now on. */
export async function answerStore(page: Page, change: object, features: object = {}): Promise<void> {
  await page.route('**/api/v1/users/token', async (route) => {
    const answer = await route.fetch();
    const session: { store: { access: { features: object } } } = await answer.json();
    const { access } = session.store;
    const store = {
      ...session.store,
      ...change,
      access: { ...access, features: { ...access.features, ...features } },
    };
    await route.fulfill({ response: answer, json: { ...session, store } });
  });
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** Over any page. */
export const overlaysOfShell: readonly Overlay[] = [
  {
    what: 'sharing the shop, with its code',
    of: ['shell/share/ShareStoreDialog.tsx'],
    at: 'both',
    path: '/',
    open: async (page) => {
      await button(page, 'Compartir tienda').click();
      await button(dialog(page, 'Comparte tu tienda'), 'Descargar QR').waitFor();
    },
  },
  {
    what: 'the goal of the week',
    of: ['custom/home/GoalDialog.tsx'],
    at: 'both',
    path: '/',
    open: async (page) => {
      await button(page, 'Poner una meta').click();
      await dialog(page, 'Meta de la semana').getByLabel('Ventas de lunes a domingo').waitFor();
    },
  },
  {
    what: 'the close of the day',
    of: ['custom/home/DayCloseDialog.tsx'],
    at: 'each',
    path: '/',
    open: async (page) => {
      await button(page, 'Cierre del día').click();
      await dialog(page, 'Cierre del día')
        .getByText(/^Cierre de /)
        .waitFor();
    },
  },
  {
    what: 'the palette with results',
    of: [
      'shell/palette/CommandPalette.tsx',
      'shell/palette/PaletteSearch.tsx',
      'shell/palette/PaletteSearch.tsx',
    ],
    at: 'both',
    path: '/',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Buscar en toda tu tienda' }).fill('pineda');
      await page
        .getByRole('option', { name: /Pineda/ })
        .first()
        .waitFor();
    },
  },
  {
    what: 'the menu of a phone',
    of: ['shell/navigation/PhoneDrawer.tsx'],
    at: 'phone',
    path: '/',
    open: async (page) => {
      await button(page, 'Abrir menú').click();
      await button(dialog(page), 'Cerrar sesión').waitFor();
    },
  },
  {
    what: 'what a phone makes next',
    of: ['shell/navigation/CreateSheet.tsx'],
    at: 'phone',
    path: '/',
    open: async (page) => {
      await page.getByRole('navigation').getByRole('link', { name: 'Crear', exact: true }).click();
      await dialog(page).getByRole('link', { name: 'Producto' }).waitFor();
    },
  },
  {
    what: 'the user and the bell',
    of: ['shell/user/UserPopover.tsx'],
    at: 'desktop',
    path: '/',
    open: async (page) => {
      await button(page, 'Tu cuenta').click();
      await button(dialog(page, 'Tu cuenta'), 'Cerrar sesión').waitFor();
    },
  },
  {
    what: 'the notices of a plan that ends',
    of: [],
    at: 'both',
    path: '/',
    before: (page) => answerStore(page, { next_cut_date: inDays(3).slice(0, 10), trial_ended_at: inDays(5) }),
    open: (page) => page.getByRole('link', { name: 'Renovar ahora' }).waitFor(),
    after: forget,
  },
  {
    what: 'the plan that needs a payment',
    of: ['shell/plan/PlanBlocked.tsx'],
    at: 'both',
    path: '/',
    before: (page) => answerStore(page, { store_plan_status_id: 3, next_cut_date: null }),
    open: (page) => question(page).waitFor(),
    after: forget,
  },
  {
    what: 'the bar without network',
    of: [],
    // Each device loads its own parts of the page, which cannot load any more afterwards.
    at: 'each',
    path: '/products',
    open: async (page) => {
      await page.context().setOffline(true);
      await page
        .getByText(/^Sin conexión/)
        .first()
        .waitFor();
    },
    after: (page) => page.context().setOffline(false),
  },
  {
    what: 'a notice with a way back',
    of: ['shell/frame/Notifications.tsx'],
    at: 'both',
    path: '/products',
    open: async (page) => {
      await page.getByRole('main').getByRole('switch').first().click();
      await button(page, 'Deshacer').waitFor();
    },
  },
];
