import type { Page } from 'playwright-core';
import { button, dialog, type Overlay } from './overlay.ts';

/** The menu of the first picture of a product that has some. */
async function openPictureMenu(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Camiseta de algodón pima', exact: true }).first().click();
  await button(page, 'Opciones de la foto 1').click();
  await page.getByRole('menuitem', { name: 'Recortar' }).waitFor();
}

/** Over the form of a product. */
export const overlaysOfProducts: readonly Overlay[] = [
  {
    what: 'one variant of a product on a phone',
    of: ['resources/products/variants/VariantList.tsx'],
    at: 'phone',
    path: '/products?filter={"search":"pima"}',
    open: async (page) => {
      await page.getByRole('link', { name: 'Camiseta de algodón pima', exact: true }).first().click();
      await page.getByRole('main').locator('[aria-haspopup=dialog]').last().click();
      await button(dialog(page), 'Listo').waitFor();
    },
  },
  {
    what: 'the collections of a product in the grid',
    of: ['resources/products/grid/ProductGrid.tsx'],
    at: 'phone',
    path: '/products/grid?filter={"search":"pima"}',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Qué cambias' }).selectOption('collections_id');
      await button(page.getByRole('main'), /^Colecciones de /)
        .first()
        .click();
      await dialog(page).waitFor();
    },
  },
  {
    what: 'what can be done with a picture',
    of: ['ui/picture/sort/PictureGrid.tsx'],
    at: 'each',
    path: '/products?filter={"search":"pima"}',
    open: openPictureMenu,
    popup: true,
  },
  {
    what: 'the part of a picture that is shown',
    of: ['ui/picture/crop/CropDialog.tsx', 'kinds/inputs/PicturePicker.tsx'],
    at: 'each',
    path: '/products?filter={"search":"pima"}',
    open: async (page) => {
      await openPictureMenu(page);
      await page.getByRole('menuitem', { name: 'Recortar' }).click();
      await dialog(page, 'Recortar foto').getByRole('slider').first().waitFor();
    },
  },
];
