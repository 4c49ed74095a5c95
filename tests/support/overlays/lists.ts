import type { Page } from 'playwright-core';
import { button, dialog, forget, question, type DemoIds, type Overlay } from './overlay.ts';

/** Selects the first two records of a list: the cards of a phone are boxes after 'Seleccionar'. */
async function selectTwo(page: Page): Promise<void> {
  const mode = page.getByRole('button', { name: 'Seleccionar', exact: true });
  if ((await mode.count()) > 0) await mode.click();
  const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Seleccionar (?!los)/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.locator('[role=toolbar] button:disabled').first().waitFor({ state: 'detached' });
}

async function changeMenu(page: Page): Promise<void> {
  await selectTwo(page);
  const bar = page.getByRole('toolbar');
  // On a phone, 'Más' holds what the bar has no room for.
  await button(bar, 'Cambiar').or(button(bar, 'Más')).first().click();
  await page.getByRole('menu').waitFor();
}

/** Over a list. */
export function overlaysOfLists({ product }: DemoIds): Overlay[] {
  return [
    {
      what: 'the sort sheet',
      of: ['list/SortSheet.tsx'],
      at: 'phone',
      path: '/products',
      open: async (page) => {
        await button(page, 'Ordenar').click();
        await dialog(page).getByRole('radio').first().waitFor();
      },
    },
    {
      what: 'the filter sheet, with an open list of options',
      popup: true,
      of: ['list/FilterSheet.tsx', 'list/ManyBox.tsx'],
      at: 'phone',
      path: '/orders',
      open: async (page) => {
        await button(page, 'Filtros').click();
        await dialog(page, 'Filtros').getByRole('combobox', { name: 'Cliente' }).click();
        await page.getByRole('listbox').waitFor();
      },
    },
    {
      what: 'the popover of a filter',
      of: ['list/FilterPopover.tsx'],
      at: 'desktop',
      path: '/products',
      open: async (page) => {
        await button(page.getByRole('search'), 'Precio').click();
        await dialog(page, 'Precio').waitFor();
      },
    },
    {
      what: 'the sort menu',
      popup: true,
      of: ['list/SortMenu.tsx'],
      at: 'desktop',
      path: '/products',
      open: async (page) => {
        await button(page.getByRole('search'), 'Ordenar').click();
        await page.getByRole('menuitemradio').first().waitFor();
      },
    },
    {
      what: 'the choice of columns',
      of: ['list/ColumnPopover.tsx'],
      at: 'desktop',
      path: '/orders',
      open: async (page) => {
        await button(page, 'Columnas').click();
        await dialog(page, 'Columnas').waitFor();
      },
    },
    {
      what: 'the export',
      of: ['list/ExportDialog.tsx'],
      at: 'each',
      path: '/orders',
      open: async (page) => {
        await button(page, 'Descargar').click();
        await dialog(page, /^Exportar/).waitFor();
      },
    },
    {
      what: 'the dialog that names a saved view',
      of: ['list/SaveViewDialog.tsx'],
      at: 'each',
      path: '/products?filter={"active":1}',
      open: async (page) => {
        await button(page, 'Guardar vista').click();
        await dialog(page).getByRole('textbox', { name: 'Nombre' }).waitFor();
      },
    },
    {
      what: 'the bulk toolbar with its menu',
      popup: true,
      of: ['list/BulkToolbar.tsx', 'list/ChangeTools.tsx'],
      at: 'each',
      path: '/products',
      open: changeMenu,
    },
    {
      what: 'the bulk change of an amount',
      of: ['list/AmountDialog.tsx'],
      at: 'each',
      path: '/products',
      open: async (page) => {
        await changeMenu(page);
        await page.getByRole('menuitem', { name: 'Precio…' }).click();
        await dialog(page).getByRole('textbox').first().fill('10');
      },
    },
    {
      what: 'the bulk change of links',
      of: ['list/ChangeTools.tsx'],
      at: 'each',
      path: '/products',
      open: async (page) => {
        await changeMenu(page);
        await page.getByRole('menuitem', { name: /^Agregar / }).click();
        await dialog(page).getByRole('combobox').first().waitFor();
      },
    },
    {
      what: 'the bulk change of a state',
      of: ['list/ChangeTools.tsx'],
      at: 'each',
      path: '/orders',
      open: async (page) => {
        await changeMenu(page);
        await page.getByRole('menuitem', { name: /…$/ }).first().click();
        await dialog(page).getByRole('radio').first().check();
      },
    },
    {
      what: 'the question before a bulk delete',
      of: [],
      at: 'each',
      path: '/products',
      open: async (page) => {
        await selectTwo(page);
        await button(page.getByRole('toolbar'), 'Eliminar').click();
        await question(page).waitFor();
      },
    },
    {
      what: 'what a bulk change could not do',
      of: ['list/FailedDialog.tsx'],
      at: 'each',
      path: '/products',
      open: async (page) => {
        await page.route('**/api/v1/stores/*/products', (route) =>
          route.request().method() === 'PATCH'
            ? route.fulfill({
                json: {
                  changed: [product],
                  failed: [{ id: product, record: 'Ruana', code: 'conflict' }],
                  undo: { id: 1 },
                },
              })
            : route.fallback(),
        );
        await selectTwo(page);
        await button(page.getByRole('toolbar'), 'Desactivar').click();
        await dialog(page).getByText('Ruana').waitFor();
      },
      after: forget,
    },
  ];
}
