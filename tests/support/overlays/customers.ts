import type { Page } from 'playwright-core';
import { button, dialog, question, write, type DemoIds, type Overlay } from './overlay.ts';

/** Registers clients with one number. */
async function twice(page: Page, others: readonly string[] = []): Promise<void> {
  for (const [first_name, dni] of [
    ['Nubia', null],
    ['Nubia Inés de la Concepción', '1020304050'],
    ...others.map((name) => [name, null]),
  ]) {
    const data = { first_name, last_name: 'Rojas', phone_number: '573005550101', email: 'n@rojas.co', dni };
    await write(page, 'POST', '/customers', data);
  }
}

/** Over clients: the list, a page, and clients of one number. */
export const overlaysOfCustomers = ({ customer }: DemoIds): Overlay[] => [
  {
    what: 'a new client',
    of: ['resources/customers/create/NewCustomer.tsx'],
    at: 'both',
    path: '/clients/create',
    open: (page) => dialog(page).getByRole('textbox').first().waitFor(),
  },
  {
    what: 'a consent of a client',
    of: ['resources/customers/personal/ConsentDialog.tsx'],
    at: 'both',
    path: `/clients/${customer}`,
    open: async (page) => {
      await button(page.getByRole('main'), 'Anotar autorización').click();
      await dialog(page, 'Anotar autorización').getByRole('textbox', { name: 'Lo que aceptó' }).waitFor();
    },
  },
  {
    what: 'clients of one number, side by side',
    of: ['custom/duplicates/DuplicateGroup.tsx'],
    at: 'both',
    path: '/clients/duplicates',
    before: twice,
    open: (page) => button(page, 'Unir clientes').waitFor(),
  },
  {
    what: 'the question before clients become one',
    of: ['custom/duplicates/DuplicateGroup.tsx'],
    at: 'both',
    path: '/clients/duplicates',
    before: twice,
    open: async (page) => {
      await button(page.getByRole('main'), 'Unir clientes').click();
      await question(page).waitFor();
    },
  },
  {
    what: 'the question before two of three clients become one',
    of: ['custom/duplicates/DuplicateGroup.tsx'],
    at: 'both',
    path: '/clients/duplicates',
    before: (page) => twice(page, ['Paula']),
    open: async (page) => {
      await page.getByRole('main').getByRole('checkbox', { name: 'Paula' }).first().click();
      await button(page.getByRole('main'), 'Unir clientes').click();
      await question(page).waitFor();
    },
  },
];
