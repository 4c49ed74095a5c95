import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP } from '../support/browser.ts';
import { draw } from '../support/effort.ts';
import { hostileMarkup } from '../support/hostile-markup.ts';
import { openShop } from '../support/shop.ts';

const shop = openShop();

interface Made {
  id: number;
}

/** Rows whose texts are all hostile, and the pages that show them. */
async function plant(page: Page, text: string): Promise<string[]> {
  const headers = () => ({ origin: shop.server.origin, 'x-request-id': crypto.randomUUID() });
  const post = async (path: string, data: object): Promise<Made> => {
    const made = await page.request.post(`${shop.api}/${path}`, { data, headers: headers() });
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
  // Its name is shorter than some of the texts; its description has them whole.
  const collection = await post('collections', { name: text.slice(0, 100), description: text });
  const branches = await page.request.get(`${shop.api}/user-stores?limit=1`);
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
  await post(`orders/${order.id}/notes`, { text });
  planted += 1;
  const customer = await post('customers', {
    first_name: 'Ana',
    phone_number: `57300${String(planted).padStart(7, '0')}`,
    email: `ana${planted}@ejemplo.co`,
    notes: text,
  });
  const terms = { terms_and_conditions: termsOf(text) };
  const change = async (method: 'PATCH' | 'PUT' | 'DELETE', path: string, data?: object): Promise<void> => {
    const options = { method, headers: headers(), ...(data === undefined ? {} : { data }) };
    const answer = await page.request.fetch(`${shop.api}${path}`, options);
    expect([200, 204, 404], `${path} ${await answer.text()}`).toContain(answer.status());
  };
  await change('PUT', '/legal', terms);
  // Shorter than some of the texts: the mark stands first.
  const marked = (length: number): string => `globalThis.ran ${text}`.slice(0, length);
  await change('PATCH', '', { name: marked(50), description: marked(250) });
  await change('DELETE', '/dynamic-form');
  const question = { type: 'radio', title: marked(160), text: marked(160), options: [marked(100)] };
  await post('dynamic-form', { title: marked(160), fields: [question] });
  await change('DELETE', '/payment-channels-store/6');
  const extra_parameters = { title: marked(100), description: marked(500), instructions: marked(1000) };
  await post('payment-channels-store/6', { active: 1, extra_parameters });
  await post('imports', { target: 'products', file_name: marked(200), total: 1 });
  await post('picture-batches', { file_name: marked(200), size: 1 });
  return [
    `/products/${product.id}`,
    `/collections/${collection.id}`,
    `/orders/${order.id}`,
    `/customers/${customer.id}`,
    '/config/legal',
    '/store',
    '/config/form',
    '/config/paymentProviders/update/6',
  ];
}

/** What shows the texts of all plantings at once. */
const LISTS = ['/products', '/config/paymentProviders', '/products/import', '/products/uploading'];

/** One leaves an attribute and runs by itself, one leaves a script and is a link. */
const TEXTS = [
  '"><img src=x onerror=globalThis.ran=1>',
  '</script><a href="javascript:globalThis.ran=1" autofocus onfocus=globalThis.ran=1>x</a>',
];

/** Customers so far; each has a phone number of their own. */
let planted = 0;

/** The mark that the test awaits stands before a text that may swallow what follows. */
const termsOf = (text: string): string => `<p>globalThis.ran</p>${text}`;

/** The server cleans terms. The pages get them as they were sent, so that each of the two walls holds alone. */
async function uncleanTerms(page: Page, html: string): Promise<void> {
  const paths = [`**${shop.api}`, `**${shop.api}/legal/versions/*`];
  for (const path of paths) {
    await page.unroute(path);
    await page.route(path, async (route) => {
      const answer = await route.fetch();
      const body: object = await answer.json();
      await route.fulfill({ response: answer, json: { ...body, terms_and_conditions: html } });
    });
  }
}

/** Opens what a page shows only when asked: the former terms. */
async function openMore(page: Page, path: string): Promise<void> {
  if (path !== '/config/legal') return;
  await page.getByText('Versiones anteriores').click();
  const versions = page.getByRole('button', { name: /^Leer la versión/ });
  await versions.first().click();
  await page.getByRole('dialog').getByText('globalThis.ran').first().waitFor();
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
  const wrong: object[] = [];
  const texts = [...TEXTS, ...draw(hostileMarkup, 1)];
  for (const [at, text] of texts.entries()) {
    const paths = await plant(page, text);
    await uncleanTerms(page, termsOf(text));
    for (const path of [...paths, ...(at === texts.length - 1 ? LISTS : [])]) {
      await page.goto(path);
      await expect.poll(() => shownOn(page)).toContain('globalThis.ran');
      if (path.startsWith('/orders/'))
        await page.getByRole('listitem').filter({ hasText: 'globalThis.ran' }).first().waitFor();
      await openMore(page, path);
      const found = await page.evaluate(() => ({
        ran: 'ran' in globalThis,
        links: [...document.querySelectorAll('[href], [src], [action]')]
          .map((node) => String(node.getAttribute('href') ?? node.getAttribute('src') ?? ''))
          .filter((address) => /^\P{L}*(?:javascript|vbscript|data:text)/iu.test(address)),
        strange: document.querySelectorAll(
          ':is(main, [role="dialog"]) :is(iframe, script, object, embed, [onerror], [onload], [onfocus], [ontoggle])',
        ).length,
      }));
      if (found.ran || found.links.length > 0 || found.strange > 0) wrong.push({ path, text, ...found });
    }
  }
  expect({ wrong, dialogs }).toEqual({ wrong: [], dialogs: [] });
  // The page would have let it run.
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=globalThis.ran=1>'),
  );
  await expect.poll(() => page.evaluate(() => 'ran' in globalThis)).toBe(true);
  await close();
}, 480_000);
