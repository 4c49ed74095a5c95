import { button, dialog, type Overlay } from './overlay.ts';

/** Over the form of a product. */
export const overlaysOfProducts: readonly Overlay[] = [
  {
    what: 'one variant of a product on a phone',
    of: ['resources/products/variants/VariantEditor.tsx'],
    at: 'phone',
    path: '/products?filter={"search":"pima"}',
    open: async (page) => {
      await page.getByRole('link', { name: 'Camiseta de algodón pima', exact: true }).first().click();
      await page.getByRole('main').locator('[aria-haspopup=dialog]').last().click();
      await button(dialog(page), 'Listo').waitFor();
    },
  },
];
