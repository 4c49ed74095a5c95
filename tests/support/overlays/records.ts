import type { Page } from 'playwright-core';
import { button, dialog, question, type DemoIds, type Overlay } from './overlay.ts';

async function spoil(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).first().fill('Otro nombre');
}

/** Over a form or the detail of a record. */
export function overlaysOfRecords({ product }: DemoIds): Overlay[] {
  const form = `/products/update/${product}`;
  return [
    {
      what: 'sharing a product',
      of: ['generator/share/ShareRecordDialog.tsx'],
      at: 'both',
      path: form,
      open: async (page) => {
        await button(page.getByRole('main'), /^Compartir/).click();
        await dialog(page)
          .getByRole('link', { name: /WhatsApp/ })
          .waitFor();
      },
    },
    {
      what: 'the guard of a form',
      of: ['generator/form/RecordForm.tsx', 'custom/team/RoleForm.tsx'],
      at: 'both',
      path: form,
      open: async (page) => {
        await spoil(page);
        await button(page, 'Cancelar').click();
        await question(page).waitFor();
      },
      after: async (page) => {
        await button(question(page), 'Descartar cambios').click();
      },
    },
    {
      what: 'the question before a delete',
      of: ['generator/form/DeleteRecord.tsx'],
      at: 'both',
      path: form,
      open: async (page) => {
        await button(page, 'Eliminar').click();
        await question(page).waitFor();
      },
    },
    {
      what: 'what else is done with an order, on a phone',
      popup: true,
      of: ['resources/orders/show/OrderMenu.tsx'],
      at: 'phone',
      path: '/orders',
      open: async (page) => {
        await page.getByRole('main').getByRole('link', { name: /#\d+/ }).first().click();
        await button(page.getByRole('main'), 'Más acciones').click();
        await page.getByRole('menuitem').first().waitFor();
      },
    },
    {
      what: 'why a product is not visible',
      of: ['resources/products/actions/VisibilitySheet.tsx'],
      at: 'each',
      path: form,
      open: async (page) => {
        await button(page.getByRole('main'), '¿Se ve en mi tienda?').click();
        await dialog(page).getByRole('heading').first().waitFor();
      },
    },
    {
      what: 'the question before a collection goes',
      of: [],
      at: 'desktop',
      path: '/collections',
      open: async (page) => {
        await button(page.getByRole('main'), /^Eliminar /).click();
        await question(page).waitFor();
      },
    },
    {
      what: 'two people on one record',
      of: ['generator/form/ConflictDialog.tsx'],
      at: 'both',
      path: form,
      open: async (page) => {
        await spoil(page);
        const stored = await page.request.get(`/api/v1/stores/1/products/${product}`);
        const headers = { 'x-request-id': crypto.randomUUID(), origin: new URL(page.url()).origin };
        const data = { ...(await stored.json()), name: 'El nombre de otra persona' };
        await page.request.put(`/api/v1/stores/1/products/${product}`, { data, headers });
        await button(page, 'Guardar').click();
        await dialog(page, 'Alguien más cambió esto').waitFor();
      },
    },
    {
      what: 'a box that searches, with its options',
      popup: true,
      of: ['generator/inputs/ComboBox.tsx'],
      at: 'both',
      path: '/clients/create',
      open: async (page) => {
        await page.getByRole('combobox', { name: /Ciudad/ }).fill('medellin');
        await page.getByRole('listbox').getByRole('option').first().waitFor();
      },
    },
    {
      what: 'the question before the options of a product go',
      of: ['resources/products/variants/VariantsSection.tsx'],
      at: 'both',
      path: '/products?filter={"search":"pima"}',
      open: async (page) => {
        await page.getByRole('link', { name: 'Camiseta de algodón pima', exact: true }).click();
        await page.getByRole('checkbox', { name: /tiene variantes/ }).click();
        await question(page).waitFor();
      },
    },
    {
      what: 'the client of a new order',
      of: ['resources/orders/create/PartDialog.tsx', 'resources/orders/create/ManualOrderForm.tsx'],
      at: 'both',
      path: '/order/create',
      open: async (page) => {
        await button(page, 'Agregar cliente').click();
        await dialog(page, 'Cliente').waitFor();
      },
    },
    {
      what: 'the variants of a new order',
      of: ['resources/orders/create/VariantPicker.tsx'],
      at: 'both',
      path: '/order/create',
      open: async (page) => {
        await page.getByRole('combobox', { name: 'Agregar producto' }).fill('algodon pima');
        await page.getByRole('option', { name: 'Camiseta de algodón pima' }).click();
        await dialog(page)
          .getByRole('button', { name: /Blanco M/ })
          .waitFor();
      },
    },
    {
      what: 'the states of an order',
      of: ['resources/orders/status/StatusDialog.tsx'],
      at: 'both',
      path: '/orders',
      open: async (page) => {
        await page.getByRole('main').getByRole('link', { name: /#\d+/ }).first().click();
        await button(page.getByRole('main'), /^Estado del pedido: .*Cambiar$/).click();
        await dialog(page).getByRole('radio').first().waitFor();
      },
    },
  ];
}
