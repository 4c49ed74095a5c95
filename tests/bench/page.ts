/** What a page costs on a cheap phone with a slow network: requests, kilobytes, work, and the times of its first row. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PHONE } from '../support/browser.ts';

const CPU_SLOWDOWN = 4;

export interface PageCost {
  requests: number;
  /** Bytes as transferred, of all requests until the page is quiet. */
  bytes: number;
  /** Milliseconds that the main thread worked until the first row could be tapped and what follows was done. */
  busy: number;
  /** Largest contentful paint, milliseconds. */
  lcp: number;
  /** Milliseconds until the first row, or the login's field, is painted. */
  row: number;
  /** Milliseconds from there until the main thread is free for a tap. */
  free: number;
}

export interface Visit {
  /** Behind the slow network. */
  url: string;
  /** Signs the context in before the visit. */
  prepare?: (context: BrowserContext) => Promise<void>;
  /** A selector that matches the first thing to tap. */
  row: string;
}

/** After the first row; work for later visits begins three seconds after a start. */
const SETTLING = 1_000;
/** The worker has its shell by then: 300 kB at 200 bytes a millisecond, three seconds after the start. */
const WORKER_READY = 8_000;

/** A visit of a new browser, and the next visit of the same one. */
export async function measurePage(
  browser: Browser,
  visit: Visit,
): Promise<{ cold: PageCost; warm: PageCost }> {
  const context = await browser.newContext({ ...PHONE, deviceScaleFactor: 2, locale: 'es-CO' });
  try {
    await visit.prepare?.(context);
    const cold = await measureVisit(context, visit, WORKER_READY);
    return { cold, warm: await measureVisit(context, visit, 0) };
  } finally {
    await context.close();
  }
}

async function measureVisit(context: BrowserContext, visit: Visit, stay: number): Promise<PageCost> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // The processor's time of the thread: other work on the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const network = { requests: 0, bytes: 0 };
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) network.requests += 1;
  });
  session.on('Network.dataReceived', ({ encodedDataLength }) => (network.bytes += encodedDataLength));
  await page.addInitScript(watchRow, visit.row);
  await page.goto(visit.url, { waitUntil: 'commit', timeout: 60_000 });
  const { row, free } = await rowOf(page);
  await page.waitForTimeout(SETTLING);
  const { metrics } = await session.send('Performance.getMetrics');
  const busy = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
  const cost = { ...network, busy, row, free, lcp: await lcpOf(page) };
  await page.waitForTimeout(stay);
  await page.close();
  return cost;
}

/** Notes when the first row is painted, and when the main thread is next free, on the root element of the page. */
function watchRow(selector: string): void {
  const options = { childList: true, subtree: true };
  new MutationObserver((_, observer) => {
    if (document.querySelector(selector) === null) return;
    observer.disconnect();
    // The frame of this change is painted between the two.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const painted = performance.now();
        requestIdleCallback(() => {
          const { dataset } = document.documentElement;
          dataset['row'] = String(painted);
          dataset['free'] = String(performance.now() - painted);
        });
      }),
    );
  }).observe(document, options);
}

async function rowOf(page: Page): Promise<{ row: number; free: number }> {
  await page.waitForFunction(() => document.documentElement.dataset['free'] !== undefined, null, {
    timeout: 60_000,
    polling: 500,
  });
  return page.evaluate(() => {
    const { row, free } = document.documentElement.dataset;
    return { row: Number(row), free: Number(free) };
  });
}

function lcpOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error('No largest contentful paint was reported')), 5_000);
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}
