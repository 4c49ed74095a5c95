import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPage, PHONE, sharedBrowser, signIn } from '../support/browser.ts';
import { DEMO_USER } from '../support/demo-folder.ts';
import { watchPage } from '../support/page-contract.ts';
import { freePort } from '../support/server-process.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Milliseconds from the command to the first list where nothing else runs, when it has run before. */
const WARM_START = 8_000;

/** How many times longer it may take here: twice, times the programs that want to run on each core. */
function patience(): number {
  return 2 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
}

let vite: ChildProcess;
let port: number;
let origin: string;

/** What `npm run dev:msw` starts. */
async function startVite(): Promise<void> {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: String(port) };
  vite = spawn(process.execPath, ['scripts/dev-msw.mjs'], { cwd: ROOT, env, stdio: 'ignore' });
  await vi.waitFor(() => fetch(origin), { timeout: 30_000 });
}

beforeAll(async () => {
  port = await freePort();
  origin = `http://localhost:${port}`;
  await startVite();
}, 60_000);
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

  // The next day: Vite starts again, with its own cache and the store of the browser.
  await page.goto('about:blank');
  const ended = once(vite, 'exit');
  vite.kill();
  await ended;
  const from = performance.now();
  await startVite();
  await page.goto(`${origin}/products`);
  await page.getByText('Ruana que queda').first().waitFor();
  const took = performance.now() - from;
  const allowed = WARM_START * patience();
  console.log(
    `dev:msw shows its first list ${(took / 1000).toFixed(1)} s after a warm start; here ${(allowed / 1000).toFixed(1)} s are allowed`,
  );
  expect(took).toBeLessThan(allowed);
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  expect([...strangers]).toEqual([]);
  expect(await breaches()).toEqual([]);
  await close();
}, 180_000);
