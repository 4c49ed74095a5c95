import type { Page } from 'playwright-core';
import { settled } from '../screen-checks.ts';
import { button, dialog, forget, question, storeApi, type DemoIds, type Overlay } from './overlay.ts';

async function spoil(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).first().fill('Otro nombre');
}

/** Over a form or the detail of a record. */
export function overlaysOfRecords({ product, customer }: DemoIds): Overlay[] {
  const form = `/products/update/${product}`;
  return [
    {
      what: 'sharing a product',
      of: ['ui/share/ShareDialog.tsx'],
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
      of: ['form/RecordForm.tsx', 'custom/team/RolePage.tsx'],
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
      of: ['form/DeleteRecord.tsx'],
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
      of: ['resources/orders/page/OrderMenu.tsx'],
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
      of: ['form/ConflictDialog.tsx'],
      at: 'both',
      path: form,
      open: async (page) => {
        await spoil(page);
        const address = `${await storeApi(page)}/products/${product}`;
        const stored = await page.request.get(address);
        const headers = { 'x-request-id': crypto.randomUUID(), origin: new URL(page.url()).origin };
        const data = { ...(await stored.json()), name: 'El nombre de otra persona' };
        await page.request.put(address, { data, headers });
        await button(page, 'Guardar').click();
        await dialog(page, 'Alguien más cambió esto').waitFor();
      },
    },
    {
      what: 'a box that searches, with its options',
      popup: true,
      of: ['kinds/inputs/ComboBox.tsx'],
      at: 'both',
      path: `/clients/${customer}`,
      open: async (page) => {
        await page.getByRole('combobox', { name: /Ciudad/ }).fill('medellin');
        await page.getByRole('listbox').getByRole('option').first().waitFor();
      },
    },
    {
      what: 'what a client may ask of their data',
      popup: true,
      of: ['resources/customers/personal/CustomerActions.tsx'],
      at: 'each',
      path: `/clients/${customer}`,
      open: async (page) => {
        await button(page, 'Datos personales').click();
        await page.getByRole('menuitem', { name: /^Borrar sus datos/ }).waitFor();
      },
    },
    {
      what: 'the end of a client’s data',
      of: ['resources/customers/personal/EraseDialog.tsx'],
      at: 'each',
      path: `/clients/${customer}`,
      open: async (page) => {
        await button(page, 'Datos personales').click();
        await page.getByRole('menuitem', { name: /^Borrar sus datos/ }).click();
        await page.getByRole('textbox', { name: /Lina/ }).waitFor();
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
      of: ['resources/orders/form/OrderSection.tsx', 'resources/orders/form/ManualOrderPage.tsx'],
      at: 'both',
      path: '/order/create',
      open: async (page) => {
        await button(page, 'Cliente nuevo').click();
        await dialog(page, 'Cliente').waitFor();
      },
    },
    {
      what: 'the price of a line of a new order',
      of: ['resources/orders/form/PriceDialog.tsx', 'resources/orders/form/OrderLines.tsx'],
      at: 'both',
      path: '/order/create',
      open: async (page) => {
        await page.getByRole('combobox', { name: 'Agregar producto' }).fill('hamaca');
        await page.getByRole('option', { name: 'Hamaca San Jacinto doble' }).click();
        await button(page, /^Crudo/).click();
        await button(page, /^Precio de Hamaca San Jacinto doble/).click();
        await dialog(page, /^Precio de/).waitFor();
      },
    },
    {
      what: 'a client without a number for a chat',
      of: ['resources/customers/CustomerPurchases.tsx'],
      at: 'both',
      path: '/clients',
      open: async (page) => {
        await page.route(/\/customers\/\d+$/, async (route) => {
          const answer = await route.fetch();
          await route.fulfill({ response: answer, json: { ...(await answer.json()), phone_number: null } });
        });
        const read = page.waitForResponse(/\/customers\/\d+$/);
        await page
          .getByRole('link', { name: /Íngrid/ })
          .first()
          .click();
        // The list has the client with a number, and so has the page until it has read them itself.
        await read;
        await page.waitForURL(/\/clients\/\d+/);
        await settled(page);
        await button(page, /^Escribir por WhatsApp a/).click();
        await question(page).waitFor();
      },
      after: forget,
    },
    {
      what: 'the variants of a new order',
      of: ['resources/orders/form/VariantPicker.tsx'],
      at: 'both',
      path: '/order/create',
      open: async (page) => {
        await page.getByRole('combobox', { name: 'Agregar producto' }).fill('algodon pima');
        await page.getByRole('option', { name: 'Camiseta de algodón pima' }).click();
        await dialog(page)
          .getByRole('button', { name: /^Blanco M/ })
          .waitFor();
      },
    },
    {
      what: 'what was read of a chat',
      of: ['resources/orders/chat/PasteChat.tsx', 'resources/orders/chat/PasteChatButton.tsx'],
      at: 'both',
      path: '/order/create',
      open: async (page) => {
        await button(page, 'Pegar un chat').click();
        await dialog(page)
          .getByRole('textbox', { name: 'Mensajes del chat' })
          .fill(
            'Hola! quiero una camiseta de algodon pima y 2 hamacas san jacinto dobles crudas\nSoy Rosa María Niño de la Espriella, cel 318 765 4321\nCra 45 #23-10 apto 301 barrio Laureles, Medellín\ntienes bufandas de lana?',
          );
        await button(dialog(page), 'Leer el chat').click();
        await button(dialog(page), 'Usar en el pedido').waitFor();
        await dialog(page).getByRole('listitem').first().waitFor();
      },
    },
    {
      what: 'a product that was found by its name',
      of: ['resources/products/actions/FoundProduct.tsx'],
      at: 'both',
      path: '/',
      open: async (page) => {
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox', { name: 'Buscar en toda tu tienda' }).fill('algodon pima');
        await page.getByRole('option', { name: /^Camiseta de algodón pima/ }).click();
        await dialog(page).getByRole('list', { name: 'Variantes' }).waitFor();
      },
    },
    {
      what: 'the question before a note of an order goes',
      of: ['resources/orders/page/Timeline.tsx'],
      at: 'both',
      path: '/orders',
      open: async (page) => {
        await page.getByRole('main').getByRole('link', { name: /#\d+/ }).first().click();
        await page
          .getByRole('textbox', { name: 'Nota para tu equipo' })
          .fill('Empacar con la tarjeta de regalo');
        await button(page.getByRole('main'), 'Agregar nota').click();
        await button(page.getByRole('main'), 'Eliminar nota').click();
        await question(page).waitFor();
      },
    },
    {
      what: 'a refund of an order',
      of: ['resources/orders/dialogs/RefundDialog.tsx'],
      at: 'each',
      path: '/orders?filter={"order_status_id.in":[4]}',
      open: async (page) => {
        await page.getByRole('main').getByRole('link', { name: /#\d+/ }).first().click();
        await button(page.getByRole('main'), 'Más acciones').click();
        await page.getByRole('menuitem', { name: 'Devolver dinero' }).click();
        await dialog(page, 'Devolver dinero').getByRole('textbox', { name: 'Valor a devolver' }).waitFor();
      },
    },
    {
      what: 'what cancelling an order does',
      of: ['resources/orders/page/OrderMenu.tsx'],
      at: 'each',
      path: '/orders?filter={"order_status_id.in":[4]}',
      open: async (page) => {
        await page.getByRole('main').getByRole('link', { name: /#\d+/ }).first().click();
        await button(page.getByRole('main'), 'Más acciones').click();
        await page.getByRole('menuitem', { name: 'Cancelar pedido' }).click();
        await dialog(page).getByRole('status').waitFor();
      },
    },
    {
      what: 'a state of an order, in its list',
      of: ['resources/orders/OrderState.tsx'],
      at: 'each',
      path: '/orders',
      open: async (page) => {
        await button(page.getByRole('main'), /^Estado del envío: .*Cambiar$/).click();
        await dialog(page).getByRole('radio').first().waitFor();
      },
    },
    {
      what: 'the states of an order',
      of: ['resources/orders/dialogs/StatusDialog.tsx'],
      at: 'both',
      path: '/orders',
      open: async (page) => {
        await page.getByRole('main').getByRole('link', { name: /#\d+/ }).first().click();
        await page.getByRole('heading', { level: 1, name: /^Pedido #/ }).waitFor();
        await button(page.getByRole('main'), /^Estado del pedido: .*Cambiar$/).click();
        await dialog(page).getByRole('radio').first().waitFor();
      },
    },
  ];
}
