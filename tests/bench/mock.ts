/** How long a developer waits for `npm run dev:msw`: the admin over the API in the browser. */
import { spawn } from 'node:child_process';
import { endProcess, untilStopped } from './running.ts';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, openPage, signIn } from '../support/browser.ts';
import { DEMO_USER } from '../support/demo-folder.ts';
import { freePort } from '../support/server-process.ts';
import { cost, type Result } from './result.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The first visit makes Vite's cache and the browser's database. */
const VISITS = 3;
const READY = 60_000;

/** From the start of the program to the first list of a browser that was here before; the best of the warm starts. */
export async function benchMock(browser: Browser): Promise<Result> {
  const origin = `http://localhost:${await freePort()}`;
  const visitor = await openPage(browser, origin, { ...DESKTOP, serviceWorkers: 'allow' });
  visitor.page.setDefaultTimeout(READY);
  try {
    const times: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) times.push(await startAndList(visitor.page, origin));
    return cost('dev:msw: warm start to the first list', 'ms', Math.min(...times.slice(1)), 8000);
  } finally {
    await visitor.close();
  }
}

async function startAndList(page: Page, origin: string): Promise<number> {
  const from = performance.now();
  const program = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, PORT: new URL(origin).port };
  const vite = spawn(process.execPath, [program, '--mode', 'msw'], { cwd: ROOT, env, stdio: 'ignore' });
  const stop = untilStopped(() => endProcess(vite));
  try {
    await answering(origin);
    // The stream of events stays open, and with it the loading of the page.
    await page.goto(`${origin}/products`, { waitUntil: 'commit' });
    const login = page.locator('input[name=password]');
    const row = page.getByRole('main').getByRole('row').nth(1);
    await login.or(row).first().waitFor();
    if (await login.isVisible()) {
      await signIn(page, DEMO_USER);
      await page.goto(`${origin}/products`, { waitUntil: 'commit' });
    }
    await row.waitFor();
    return performance.now() - from;
  } finally {
    // A page that is left open loads itself again once the next server answers, which ends the next visit's call.
    await page.goto('about:blank');
    await stop();
  }
}

/** @throws Error when nothing answers within a minute */
async function answering(origin: string): Promise<void> {
  const end = performance.now() + READY;
  while (performance.now() < end) {
    const answer = await fetch(origin).catch(() => null);
    if (answer?.ok) return;
    await pause(20);
  }
  throw new Error(`${origin} does not answer`);
}
