/** What the login and the first list cost on a cheap phone with a slow network. How fast the list answers. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { signInToDemo } from './demo-session.ts';
import { benchInteractions } from './interactions.ts';
import { benchMock } from './mock.ts';
import { measurePage, type PageCost, type Visit } from './page.ts';
import { startProduct } from './processes.ts';
import { startBrowser } from './running.ts';
import { cost, type Result } from './result.ts';

const ROUNDS = 3;

/** On the demo store. The ceilings are the goals: 100 and 290 kB of script, 1.8 and 2.8 s to the largest paint. */
export async function benchPages(): Promise<Result[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tendero-bench-'));
  const server = await startProduct({ TENDERO_DATA: folder });
  const browser = await startBrowser();
  try {
    const login = await median(browser, { url: server.origin, ready: 'input[name=password]' });
    const list = await median(browser, {
      url: `${server.origin}/products`,
      ready: 'h1',
      prepare: (context) => signInToDemo(context, server.origin),
    });
    return [
      cost('login: JavaScript, gzip', 'kB', login.script / 1000, 100),
      cost('login: LCP, Slow 4G, CPU ÷ 4', 'ms', login.lcp, 1800),
      cost('first list: JavaScript, gzip', 'kB', list.script / 1000, 290),
      cost('first list: LCP, Slow 4G, CPU ÷ 4', 'ms', list.lcp, 2800, { drawn: Math.round(list.drawn) }),
      await benchMock(browser),
      ...(await benchInteractions(browser, server.origin, (context) => signInToDemo(context, server.origin))),
    ];
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function median(browser: Browser, visit: Visit): Promise<PageCost> {
  const costs: PageCost[] = [];
  for (let round = 0; round < ROUNDS; round += 1) costs.push(await measurePage(browser, visit));
  const middle = costs.toSorted((a, b) => a.lcp - b.lcp)[Math.floor(ROUNDS / 2)];
  if (!middle) throw new Error('No page was measured');
  return middle;
}
