import { onTheFreePlan } from './billing.ts';
import { button, dialog, forget, question, type Overlay } from './overlay.ts';
import { answerStore } from './shell.ts';

/** Over the inventory. */
export const overlaysOfInventory: readonly Overlay[] = [
  {
    what: 'the actions of a phone',
    of: ['custom/inventory/InventoryActions.tsx'],
    at: 'phone',
    path: '/inventory',
    open: async (page) => {
      await button(page, 'Más acciones').click();
      await page.getByRole('menuitem').first().waitFor();
    },
    popup: true,
  },
  {
    what: 'what the plan lacks, where one came for it',
    of: ['resources/invoices/plans/UpgradeDialog.tsx', 'resources/invoices/plans/PlanCard.tsx'],
    at: 'desktop',
    path: '/inventory',
    before: async (page) => {
      await onTheFreePlan(page);
      await answerStore(page, {}, { is_bulk_upload_enabled: false });
    },
    open: async (page) => {
      await button(page.getByRole('main'), 'Importar').click();
      await button(dialog(page, 'Para importar y exportar con Excel'), 'Activar Plan Pro').waitFor();
    },
    after: forget,
  },
  {
    what: 'the question before shelves leave the inventory',
    of: ['custom/inventory/RemoveBar.tsx'],
    at: 'phone',
    path: '/inventory',
    open: async (page) => {
      await button(page, 'Seleccionar').click();
      await page.getByRole('checkbox').first().click();
      await button(page, 'Quitar').click();
      await button(question(page), 'Quitar').waitFor();
    },
  },
  {
    what: 'what became of the units of a shelf',
    of: ['custom/inventory/LedgerSheet.tsx'],
    at: 'both',
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
