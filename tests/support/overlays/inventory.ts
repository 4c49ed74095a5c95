import { button, dialog, type Overlay } from './overlay.ts';

/** Over the inventory. */
export const overlaysOfInventory: readonly Overlay[] = [
  {
    what: 'what became of the units of a shelf',
    of: ['custom/inventory/ledger/LedgerSheet.tsx'],
    at: 'each',
    path: '/inventory',
    open: async (page) => {
      await button(page.getByRole('main'), /^Movimientos/).click();
      await dialog(page).getByRole('heading').first().waitFor();
    },
  },
  {
    what: 'the differences that a count has found',
    of: ['custom/inventory/count/ReviewDialog.tsx'],
    at: 'desktop',
    path: '/inventory',
    open: async (page) => {
      await button(page, 'Contar inventario').click();
      const counted = page.getByRole('textbox', { name: /^Contado de/ }).first();
      await counted.fill('7');
      await counted.press('Enter');
      await button(page, 'Revisar y aplicar').click();
      await button(dialog(page), 'Aplicar').waitFor();
    },
  },
];
