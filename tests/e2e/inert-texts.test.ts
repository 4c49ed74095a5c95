import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP } from '../support/browser.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();

/** What a text must not do; it leaves a trace that the test looks for. */
const TRACE = 'globalThis.ran=1';

/** Out of an attribute, a text, a comment, a style or a script. */
const way = fc.constantFrom(
  '',
  '">',
  "'>",
  '-->',
  '</style>',
  '</script>',
  '</textarea>',
  '</title>',
  '`',
  '&#34;>',
  '\u2028',
);
const tag = fc.constantFrom(
  (code: string) => `<img src=x onerror=${code}>`,
  (code: string) => `<svg/onload=${code}>`,
  (code: string) => `<script>${code}</script>`,
  (code: string) => `<iframe srcdoc="<script>parent.${code}</script>">`,
  (code: string) => `<details open ontoggle=${code}>`,
  (code: string) => `<math><mtext></form><form><mglyph><style></math><img src onerror=${code}>`,
  (code: string) => `<a href="javascript:${code}" autofocus onfocus=${code}>x</a>`,
  (code: string) => `javascript:${code}`,
  (code: string) => `[x](javascript:${code})`,
  (code: string) => `{{constructor.constructor('${code}')()}}`,
  (code: string) => `\${${code}}`,
);
const disguise = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.replaceAll('<', '&lt;'),
  (text) => text.replaceAll(' ', '/'),
  (text) => text.replaceAll(/[a-z]/g, (letter, at) => (at % 2 === 0 ? letter.toUpperCase() : letter)),
  (text) => `<${text}`,
);
const hostile = fc
  .tuple(way, tag, disguise)
  .map(([out, make, hide]) => hide(`${out}${make(TRACE)}`).replaceAll(/globalthis\.ran/gi, 'globalThis.ran'));

interface Made {
  id: number;
}

/** Rows whose texts are all hostile, and the pages that show them. */
async function plant(page: Page, text: string): Promise<string[]> {
  const headers = () => ({ origin: shop.server.origin, 'x-request-id': crypto.randomUUID() });
  const post = async (path: string, data: object): Promise<Made> => {
    const made = await page.request.post(`/api/v1/stores/1/${path}`, { data, headers: headers() });
    expect(made.status(), `${path} ${await made.text()}`).toBe(201);
    return made.json();
  };
  const plain = { name: text, description: text, tags: text, price: 1000, active: 1 };
  const sold = await post('products', plain);
  const product = await post('products', {
    ...plain,
    product_options: [
      { name: text.slice(0, 40), options: [{ name: text.slice(0, 40), value: text.slice(0, 40) }] },
    ],
  });
  const collection = await post('collections', { name: text, description: text });
  const branches = await page.request.get('/api/v1/stores/1/user-stores?limit=1');
  const [branch]: Made[] = await branches.json();
  const order = await post('orders', {
    date: new Date().toISOString(),
    user_store_id: branch?.id,
    order_status_id: 1,
    shipping_order_status_id: 8,
    order_method_id: 1,
    sales_channel: 'whatsapp',
    comments: text,
    shipping_information: { address: text, address_detail: text, comments: text },
    order_details: [{ product_id: sold.id, quantity: 1, price: 1000 }],
  });
  return ['/products', `/products/${product.id}`, `/collections/${collection.id}`, `/orders/${order.id}`];
}

/** Texts and values that the page shows. */
function shownOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
    return [document.body.innerText, ...boxes.map(({ value }) => value)].join('\n');
  });
}

test('[CVE-2023-25572] whatever a person typed is a text on every page, also where the page’s policy would not stop it', async () => {
  // Without the policy, only what the pages do themselves keeps a text from running.
  const { page, close } = await shop.enter({ ...DESKTOP, bypassCSP: true });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const text of fc.sample(hostile, 5)) {
    for (const path of await plant(page, text)) {
      await page.goto(path);
      await expect.poll(() => shownOn(page), { timeout: 30_000 }).toContain('globalThis.ran');
      const found = await page.evaluate(() => ({
        ran: 'ran' in globalThis,
        links: [...document.querySelectorAll('[href], [src], [action]')]
          .map((node) => String(node.getAttribute('href') ?? node.getAttribute('src') ?? ''))
          .filter((address) => /^\P{L}*(?:javascript|vbscript|data:text)/iu.test(address)),
        strange: document.querySelectorAll(
          'main iframe, main script, main [onerror], main [onload], main [onfocus]',
        ).length,
      }));
      expect({ path, text, ...found, dialogs }).toEqual({
        path,
        text,
        ran: false,
        links: [],
        strange: 0,
        dialogs: [],
      });
    }
  }
  // The page would have let it run.
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=globalThis.ran=1>'),
  );
  await expect.poll(() => page.evaluate(() => 'ran' in globalThis), { timeout: 30_000 }).toBe(true);
  await close();
}, 240_000);
