/** A file of 10,000 lines is read, checked and shown in the browser: the longest task of the page's own thread. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import type { BrowserContext, Page } from 'playwright-core';
import { DESKTOP } from '../support/browser.ts';
import { signInToDemo } from './demo-session.ts';
import { startProduct } from './processes.ts';
import { startBrowser } from './running.ts';
import { cost, type Result } from './result.ts';

const LINES = 10_000;
/** Milliseconds. */
const CEILING = 200;
/** Every hundredth line has a price that is asked about. */
const WRONG = 100;
const WAITING = { timeout: 120_000 };
/** A task is reported after it has ended, milliseconds. */
const SETTLING = 1500;

const HEAD = ['Nombre', 'SKU', 'Precio', 'Unidades disponibles', 'Descripción'];
const rows = (): string[][] =>
  Array.from({ length: LINES }, (_, n) => [
    `Producto ${n}`,
    `BENCH-${n}`,
    n % WRONG === 0 ? '45.5' : '45.000',
    '3',
    'Algodón pima peruano, cuello redondo y costuras reforzadas.',
  ]);

export async function benchImportPage(): Promise<Result[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tendero-bench-'));
  const server = await startProduct({ TENDERO_DATA: folder });
  const browser = await startBrowser();
  try {
    const context = await browser.newContext({ ...DESKTOP, locale: 'es-CO', serviceWorkers: 'block' });
    await signInToDemo(context, server.origin);
    const csv = [HEAD, ...rows()].map((cells) => cells.join(';')).join('\n');
    const xlsx = await writeXlsx({ sheets: [{ name: 'Productos', rows: [HEAD, ...rows()] }] });
    const results: Result[] = [];
    for (const [kind, content] of Object.entries({ csv, xlsx })) {
      // Of the disk, as people pick it: a buffer would be decoded by the driver on the thread that is measured.
      const file = path.join(folder, `bench.${kind}`);
      await writeFile(file, content);
      const { longest, seconds } = await review(context, server.origin, file);
      results.push(
        cost(`${kind} of 10,000 lines reviewed: longest task of the page`, 'ms', longest, CEILING, {
          seconds,
        }),
      );
    }
    return results;
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** From the pick to the mistakes alone, a search among them, and the first one corrected. */
async function review(
  context: BrowserContext,
  origin: string,
  file: string,
): Promise<{ longest: number; seconds: number }> {
  const page = await context.newPage();
  try {
    await page.goto(`${origin}/products/import`);
    const input = page.getByLabel('Elegir archivo', { exact: true }).and(page.locator('input'));
    await input.waitFor({ ...WAITING, state: 'attached' });
    await page.waitForTimeout(SETTLING);
    await page.evaluate(watchTasks);
    const from = performance.now();
    await input.setInputFiles(file);
    await page.getByRole('button', { name: 'Revisar líneas' }).click(WAITING);
    await page.getByText(`${LINES / WRONG} errores por corregir`).waitFor(WAITING);
    const seconds = (performance.now() - from) / 1000;
    await correctOne(page);
    await page.waitForTimeout(SETTLING);
    const longest = await page.evaluate(() => Number(document.documentElement.dataset['longest']));
    return { longest, seconds };
  } finally {
    await page.close({ runBeforeUnload: false });
  }
}

async function correctOne(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Solo errores' }).click(WAITING);
  const grid = page.getByRole('grid', { name: 'Líneas del archivo' });
  await grid.getByText('45.5').first().click(WAITING);
  const editor = page.getByRole('textbox', { name: 'Precio, línea 2', exact: true });
  await editor.fill('45500', WAITING);
  await editor.press('Enter');
  await page.getByText(`${LINES / WRONG - 1} errores por corregir`).waitFor(WAITING);
}

/** Notes the longest task on the page's root element; those below 50 ms have no entry. */
function watchTasks(): void {
  const { dataset } = document.documentElement;
  dataset['longest'] = '50';
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      dataset['longest'] = String(Math.max(Number(dataset['longest']), duration));
  }).observe({ type: 'longtask', buffered: false });
}
