import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../support/browser.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();

interface Product {
  id: number;
  product_images: { picture_url: string }[];
}

function photo(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

test('[PRD-07] two photos are chosen, cropped, sorted by keyboard and saved; the list shows thumbnails', async () => {
  const { page, close } = await shop.enter(PHONE);
  const name = 'Termo de prueba';
  await page.goto('/products/create');
  await page.getByRole('textbox', { name: 'Nombre' }).first().fill(name);
  await page.getByRole('textbox', { name: 'Precio' }).first().fill('45000');
  const picker = page.locator('input[type=file][multiple]');
  await picker.waitFor({ state: 'attached' });
  await picker.setInputFiles([
    { name: 'roja.jpg', mimeType: 'image/jpeg', buffer: await photo(2400, 1200, '#c02020') },
    { name: 'azul.jpg', mimeType: 'image/jpeg', buffer: await photo(900, 1200, '#2020c0') },
  ]);
  const second = page.getByRole('button', { name: /^Foto 2 de 2/ });
  await second.waitFor();

  await page.getByRole('button', { name: /^Foto 1 de 2/ }).press('Enter');
  const crop = page.getByRole('dialog', { name: 'Recortar foto' });
  await crop.getByRole('application').press('ArrowRight');
  await crop.getByRole('slider', { name: 'Acercamiento' }).press('ArrowRight');
  await crop.getByRole('button', { name: 'Usar así' }).click();
  await crop.waitFor({ state: 'hidden' });
  await page.getByRole('progressbar', { name: 'Subida de recorte.webp' }).waitFor({ state: 'hidden' });

  await second.focus();
  await page.keyboard.press('Space');
  await page.getByText('Foto 2 levantada.', { exact: false }).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowLeft');
  await page.getByText('Foto 2 movida al puesto 1 de 2.').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await page.getByText('Foto soltada en el puesto 1 de 2.').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Guardar', exact: true }).filter({ visible: true }).click();
  await page.getByText('Guardado').first().waitFor();

  const api = `${shop.api}/products`;
  const found = await page.request.get(`${api}?search=${encodeURIComponent(name)}`);
  const [product] = (await found.json()) as Product[];
  const urls = product?.product_images.map(({ picture_url }) => picture_url) ?? [];
  const sizes = await Promise.all(
    urls.map(async (url) => {
      const bytes = await (await page.request.get(shop.server.origin + url)).body();
      const { width = 0, height = 0 } = await sharp(bytes).metadata();
      return [width, height];
    }),
  );
  // The blue one comes first; the red one was made square.
  expect(sizes[0]).toEqual([900, 1200]);
  expect(sizes[1]?.[0]).toBe(sizes[1]?.[1]);

  const small = `${shop.server.origin}${urls[0] ?? ''}?size=96`;
  await expect
    .poll(async () => (await sharp(await (await page.request.get(small)).body()).metadata()).height, {
      timeout: 60_000,
    })
    .toBe(96);
  await page.goto(`/products?search=${encodeURIComponent(name)}`);
  const shown = page.locator(`img[src^="${urls[0] ?? ''}?size="]`).first();
  await shown.waitFor();
  expect(await shown.getAttribute('srcset')).toContain('?size=192 ');
  await close();
});

/** A ZIP of stored entries, which any program reads (APPNOTE 4.3). */
function zipOf(files: readonly [path: string, body: Buffer][]): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, body] of files) {
    const name = Buffer.from(path);
    const packed = deflateSync(body).subarray(2, -4);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(body), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(body.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const entry = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, name, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, rest, name);
    local.push(entry);
    offset += entry.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, central, end]);
}

test('[PRD-11] a ZIP is sent from the list; the page says what matched, and can be found again', async () => {
  const { page, close } = await shop.enter(DESKTOP);
  const headers = { 'content-type': 'application/json', origin: shop.server.origin };
  const data = { name: 'Termo del ZIP', price: 1000, sku: 'ZIP-E2E' };
  await page.request.post(`${shop.api}/products`, { headers, data });
  await page.goto('/products');
  await page.getByRole('link', { name: 'Fotos por ZIP' }).click();
  await page.getByRole('heading', { level: 1, name: 'Fotos por ZIP' }).waitFor();
  const picker = page.locator('input[type=file][accept*=zip]');
  await picker.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await page.getByText('Ese archivo no es un ZIP.').waitFor();
  const body = await photo(80, 60, '#20c020');
  const buffer = zipOf([
    ['fotos/ZIP-E2E/1.jpg', body],
    ['fotos/NO-HAY/1.jpg', body],
  ]);
  await picker.setInputFiles({ name: 'fotos.zip', mimeType: 'application/zip', buffer });
  await page.getByText('Ningún producto tiene el SKU «NO-HAY».').waitFor();
  await page.goto('/products/uploading');
  await page.getByRole('link', { name: /^fotos\.zip/ }).click();
  await page.getByText('fotos/NO-HAY/1.jpg').waitFor();
  const found = await page.request.get(`${shop.api}/products?search=ZIP-E2E`);
  const products = (await found.json()) as Product[];
  expect(products.map(({ product_images }) => product_images.length)).toEqual([1]);
  await close();
});
