import { forget, question, type Overlay } from './overlay.ts';

/** Over a page whose session ends. */
export const overlaysOfSession: readonly Overlay[] = [
  {
    what: 'a session that has ended',
    of: ['authProvider/SessionExpired.tsx'],
    at: 'both',
    path: '/',
    open: async (page) => {
      await page.route('**/api/v1/stores/**', (route) =>
        route.fulfill({ status: 401, json: { code: 'invalid_jwt', message: 'Sesión caducada' } }),
      );
      await page
        .getByRole('link', { name: 'Productos', exact: true })
        .filter({ visible: true })
        .first()
        .click();
      await question(page).waitFor();
    },
    after: forget,
  },
];
