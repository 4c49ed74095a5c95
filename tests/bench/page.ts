/** The cost of a page on a phone: JavaScript over the wire, and the time of the largest paint. */
import type { Browser, BrowserContext } from 'playwright-core';

/** Chrome's 'Slow 4G' (1.6 Mbit/s down, 750 kbit/s up, 150 ms) and a CPU slowed four times. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

export interface PageCost {
  /** Bytes of script as transferred, compressed. */
  script: number;
  /** Largest contentful paint, milliseconds. */
  lcp: number;
  /** Milliseconds until the page replaces the skeleton. */
  drawn: number;
}

export interface Visit {
  url: string;
  /** Signs the context in before the visit. */
  prepare?: (context: BrowserContext) => Promise<void>;
  /** A selector that matches when the page shows its content. */
  ready: string;
}

/** A cold visit: fresh context, empty cache, a 360 × 740 phone. */
export async function measurePage(browser: Browser, visit: Visit): Promise<PageCost> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    locale: 'es-CO',
  });
  try {
    await visit.prepare?.(context);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    // The goals are in gzip; clients with Brotli receive less.
    await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const scripts = new Set<string>();
    let script = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) script += encodedDataLength;
    });
    await page.goto(visit.url, { waitUntil: 'load', timeout: 60_000 });
    await page.locator(visit.ready).first().waitFor({ timeout: 60_000 });
    const drawn = await page.evaluate(() => performance.now());
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch((error: unknown) => {
      // An open event stream keeps the network busy forever; the measured parts are painted by now.
      if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
    });
    const lcp = await page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          setTimeout(() => reject(new Error('No largest contentful paint was reported')), 5_000);
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
    return { script, lcp, drawn };
  } finally {
    await context.close();
  }
}
