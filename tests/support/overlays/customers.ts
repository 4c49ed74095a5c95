import type { Page } from 'playwright-core';
import { settled } from '../screen-checks.ts';
import { button, question, type Overlay } from './overlay.ts';

/** Registers two clients with one number, and opens the page anew. */
async function twice(page: Page): Promise<void> {
  for (const [first_name, dni] of [
    ['Nubia', null],
    ['Nubia Inés de la Concepción', '1020304050'],
  ]) {
    const headers = { 'x-request-id': crypto.randomUUID(), origin: new URL(page.url()).origin };
    const data = { first_name, last_name: 'Rojas', phone_number: '573005550101', email: 'n@rojas.co', dni };
    await page.request.post('/api/v1/stores/1/customers', { data, headers });
  }
  await page.reload();
  await settled(page);
  await button(page, 'Unir clientes').waitFor();
}

/** Clients of one number. */
export const overlaysOfCustomers: readonly Overlay[] = [
  {
    what: 'clients of one number, side by side',
    of: ['custom/duplicates/DuplicateGroup.tsx'],
    at: 'both',
    path: '/clients/duplicates',
    open: twice,
  },
  {
    what: 'the question before clients become one',
    of: ['custom/duplicates/DuplicateGroup.tsx'],
    at: 'both',
    path: '/clients/duplicates',
    open: async (page) => {
      await twice(page);
      await button(page.getByRole('main'), 'Unir clientes').click();
      await question(page).waitFor();
    },
  },
];
