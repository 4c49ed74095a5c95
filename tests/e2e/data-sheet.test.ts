import { expect, test } from 'vitest';
import { PHONE } from '../support/browser.ts';
import { openShop } from '../support/shop.ts';

const SHEET = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

const shop = openShop();

test('[PRD-08] a data sheet is put on a product on a phone: what is no PDF is told at the field, the PDF is kept and can be downloaded', async () => {
  const { page, close } = await shop.enter(PHONE);
  const found = await page.request.get(`${shop.api}/products?search=aguade%C3%B1o`);
  const [{ id }] = (await found.json()) as [{ id: number }];
  await page.goto(`/products/${id}`);
  const picker = page.locator('input[type=file][accept="application/pdf"]');
  await picker.waitFor({ state: 'attached' });
  // A phone folds what is not needed for most changes.
  await page.getByRole('heading', { level: 2, name: 'Ficha técnica (PDF)' }).click();

  await picker.setInputFiles({
    name: 'foto.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<html></html>'),
  });
  await page.getByText('Esto no es un PDF que podamos abrir', { exact: false }).waitFor();

  await picker.setInputFiles({
    name: 'ficha del sombrero.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(SHEET),
  });
  await page.getByText('ficha del sombrero.pdf').waitFor();
  await page.getByRole('button', { name: 'Guardar', exact: true }).filter({ visible: true }).click();
  await page.getByText('Guardado').first().waitFor();

  await page.goto(`/products/${id}`);
  await page.getByRole('heading', { level: 2, name: 'Ficha técnica (PDF)' }).click();
  await page.getByText('ficha del sombrero.pdf').waitFor();
  const product = await page.request.get(`${shop.api}/products/${id}`);
  const { product_attachments: sheets } = (await product.json()) as {
    product_attachments: { name: string; url: string }[];
  };
  expect(sheets.map(({ name }) => name)).toEqual(['ficha del sombrero.pdf']);
  const file = await page.request.get(shop.server.origin + (sheets[0]?.url ?? ''));
  expect(await file.text()).toBe(SHEET);
  expect(file.headers()['content-disposition']).toBe('attachment');
  await close();
});
