import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPage, PHONE, sharedBrowser, signIn } from '../support/browser.ts';
import { DEMO_USER } from '../support/demo-folder.ts';
import { watchPage } from '../support/page-contract.ts';
import { freePort } from '../support/server-process.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

let vite: ChildProcess;
let port: number;
let origin: string;

/** What `npm run dev:msw` starts. */
async function startVite(): Promise<void> {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: String(port) };
  vite = spawn(process.execPath, ['scripts/dev-msw.mjs'], { cwd: ROOT, env, stdio: 'ignore' });
  await vi.waitFor(() => fetch(origin), { timeout: 120_000 });
}

/** When the packages were made that the admin's start imports. They are all there once one of them is served. */
async function packagesMadeAt(): Promise<number> {
  const code = await (await fetch(`${origin}/src/app/start.tsx`)).text();
  const address = /"(\/node_modules\/\.vite\/deps\/[^"]+)"/.exec(code)?.[1];
  if (address === undefined) throw new Error(`The start imports no package:\n${code}`);
  expect((await fetch(origin + address)).status).toBe(200);
  return (await stat(path.join(ROOT, 'node_modules/.vite/deps/_metadata.json'))).mtimeMs;
}

beforeAll(async () => {
  port = await freePort();
  origin = `http://localhost:${port}`;
  await startVite();
});
afterAll(async () => {
  vite?.kill();
});

test('[SCH-06] the whole admin runs in a browser against the real API behind MSW, without a server', async () => {
  const { page, problems, strangers, close } = await openPage(await sharedBrowser(), origin, {
    ...PHONE,
    // The worker of MSW is the server here.
    serviceWorkers: 'allow',
  });
  page.setDefaultTimeout(90_000);
  const breaches = watchPage(page);
  await signIn(page, DEMO_USER);
  await page.locator('a[href="/products"]:visible').first().click();
  await page
    .getByText(/\$\s?\d/)
    .first()
    .waitFor();
  const paths = ['/stores/1/products?limit=5', '/stores/1/orders', '/nothing'];
  const answers = await page.evaluate(async (asked) => {
    const responses = await Promise.all(asked.map((path) => fetch(`/api/v1${path}`)));
    return responses.map(({ status, headers }) => [status, headers.get('x-total-count')]);
  }, paths);
  expect(answers).toEqual([
    [200, '62'],
    [200, '200'],
    [404, null],
  ]);
  // Nobody looks at a white page while the first visit makes its packages and its store.
  expect(await (await fetch(origin)).text()).toContain('Preparing Tendero');
  // Vite serves files only: without the worker there is no API at this address.
  expect((await fetch(`${origin}/api/v1/status`, { headers: { accept: 'application/json' } })).status).toBe(
    404,
  );
  expect(await page.evaluate(() => document.cookie)).toBe('tendero_signed_in=1');

  // What was changed is there after a reload, and so is the session.
  const created = await page.evaluate(async () => {
    const product = { name: 'Ruana que queda', price: 90_000, quantity_available: 3 };
    const headers = { 'content-type': 'application/json', 'x-request-id': crypto.randomUUID() };
    const body = JSON.stringify(product);
    return (await fetch('/api/v1/stores/1/products', { method: 'POST', headers, body })).status;
  });
  expect(created).toBe(201);
  await page.reload();
  await page.getByText('Ruana que queda').first().waitFor();

  // The next day Vite starts again, and makes none of the packages anew.
  const madeAt = await packagesMadeAt();
  expect(await breaches()).toEqual([]);
  await page.goto('about:blank');
  const ended = once(vite, 'exit');
  vite.kill();
  await ended;
  await startVite();
  expect(await packagesMadeAt()).toBe(madeAt);
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  expect([...strangers]).toEqual([]);
  await close();
}, 180_000);
