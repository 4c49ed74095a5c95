import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLabelRequest } from '../../../src/resources/products/labels/label-request.ts';
import { signedIn } from '../../support/api.ts';
import { openBrowser, type BrowserWithApi } from '../public/browser.ts';
import { openPart } from '../stage.tsx';

let browser: BrowserWithApi;
let shirt: { id: number; product_variants: { id: number }[] };

beforeAll(async () => {
  browser = await openBrowser();
  await import('../../../src/resources/products/labels/LabelsPage.tsx');
  const client = await signedIn(browser.test, 'owner');
  const body = {
    name: 'Ruana tejida',
    price: 45_000,
    product_options: [
      {
        name: 'Talla',
        options: [
          { name: 'S', value: 'S' },
          { name: 'M', value: 'M' },
        ],
      },
    ],
    product_variants: [
      { key: 'S', price: 45_000, quantity: 3, barcode: '7702004003508' },
      { key: 'M', price: 52_000, quantity: 2, sku: 'RUA-M' },
    ],
  };
  const made = await client.post<typeof shirt>(`/stores/${browser.test.storeId}/products`, body);
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  shirt = made.body;
});
afterAll(() => browser.close());

const stickers = () =>
  screen.getAllByRole('article').map((one) => one.textContent?.replaceAll('\u00a0', ' '));

test('one label of each variant, as many as there are, or as many as are typed', async () => {
  const { user } = await openPart({ browser, path: `/products/labels?ids=${shirt.id}` });
  await screen.findByRole('img', { name: 'Código de barras 7702004003508' });
  expect(stickers()).toEqual(['Ruana tejidaS$ 45.0007702004003508', 'Ruana tejidaM$ 52.000RUA-M']);
  expect(screen.getByText(/1 con su SKU, porque no tiene código de barras/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Cuántas' }), 'Las que hay');
  await waitFor(() => expect(stickers()).toHaveLength(5));
  const units = screen.getByRole('textbox', { name: 'Etiquetas de Ruana tejida M' });
  expect(units).toHaveValue('2');
  await user.clear(units);
  expect(stickers()).toHaveLength(3);
  await user.type(units, '12');
  expect(stickers()).toHaveLength(15);
  await user.click(screen.getByRole('checkbox', { name: 'Con precio' }));
  await waitFor(() => expect(stickers()[0]).toBe('Ruana tejidaS7702004003508'));
});

test('one shelf of the inventory has its own label; who is gone is said', async () => {
  const [, second] = shirt.product_variants;
  await openPart({ browser, path: `/products/labels?ids=${shirt.id}-${second?.id},987654` });
  const page = await screen.findByRole('region', { name: 'Página 1' });
  expect(within(page).getAllByRole('article')).toHaveLength(1);
  expect(within(page).getByText('RUA-M')).toBeVisible();
  expect(screen.getByText(/^No encontramos 1 de los productos/)).toBeVisible();
});

test('what an address asks for is bounded, and each product comes once', () => {
  const read = (text: string) => readLabelRequest(new URLSearchParams(text));
  expect(read('ids=7,7-0,x,0,-3,2.5,9-4').products).toEqual([7, 9]);
  expect(read(`ids=${Array.from({ length: 300 }, (_, at) => at + 1).join(',')}`).products).toHaveLength(100);
  expect(read('ids=1&sheet=roll50&start=9').used).toBe(0);
  expect(read('ids=1&start=31').used).toBe(0);
  expect(read('ids=1&start=30').used).toBe(29);
  expect(readLabelRequest(new URLSearchParams('ids=1'), 'roll32x3').sheet).toBe('roll32x3');
});
