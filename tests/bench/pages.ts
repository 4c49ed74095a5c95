/**
 * What the login and the first screens cost on a cheap phone with a slow network, beside a bare react-admin of the same
 * run. How fast the list answers.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { startBareAdmin } from './bare-admin/serve.ts';
import { signInToDemo } from './demo-session.ts';
import { benchInteractions } from './interactions.ts';
import { benchMock } from './mock.ts';
import { measurePage, type PageCost, type Visit } from './page.ts';
import { startProduct } from './processes.ts';
import { startBrowser } from './running.ts';
import { cost, type Result } from './result.ts';
import { slowNetwork } from './slow-network.ts';

const ROUNDS = 3;

/** What a page may cost: requests and kB as such, times as parts of the bare react-admin's. */
interface Goals {
  requests: number;
  kB: number;
  cold: number;
  warm: number;
  busy: number;
}

/** A first list on a cheap phone comes sooner than with the plainest application that shows one. */
const SCREEN: Goals = { requests: 10, kB: 270, cold: 0.8, warm: 0.6, busy: 1 };
const LOGIN: Goals = { requests: 10, kB: 100, cold: 0.5, warm: 0.5, busy: 0.5 };
/** From the paint of the first row until a tap is answered, milliseconds. */
const TAPPABLE = 150;

export async function benchPages(): Promise<Result[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tendero-bench-'));
  const server = await startProduct({ TENDERO_DATA: path.join(folder, 'data') });
  const browser = await startBrowser();
  try {
    const { bare, ...pages } = await measurePages(browser, server.origin, path.join(folder, 'bare'));
    return [
      ...Object.entries(pages).flatMap(([name, page]) =>
        compare(name, page, bare, name === '/login' ? LOGIN : SCREEN),
      ),
      await benchMock(browser),
      ...(await benchInteractions(browser, server.origin, (context) => signInToDemo(context, server.origin))),
    ];
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The costs of the pages of this server, and of the bare react-admin that is built into the folder. */
export async function measurePages(browser: Browser, origin: string, folder: string): Promise<PagesCosts> {
  const bare = await startBareAdmin(folder);
  const [slow, slowBare] = await Promise.all([slowNetwork(origin), slowNetwork(bare.origin)]);
  const screen = (pathname: string, row: string): Visit => ({
    url: slow.origin + pathname,
    row,
    prepare: (context) => signInToDemo(context, slow.origin),
  });
  try {
    return await medians(browser, {
      bare: { url: slowBare.origin, row: 'main li a, main li .MuiListItemButton-root' },
      '/': screen('/', 'main a[href^="/orders/"]'),
      '/orders': screen('/orders', 'main li a'),
      '/products': screen('/products', 'main li a'),
      '/login': { url: `${slow.origin}/login`, row: 'input[name=password]' },
    });
  } finally {
    await Promise.all([slow.stop(), slowBare.stop(), bare.stop()]);
  }
}

type PagesCosts = Record<'bare' | '/' | '/orders' | '/products' | '/login', Costs>;

interface Costs {
  cold: PageCost;
  warm: PageCost;
}

/** The pages in turn, so that what else the machine does is shared by all of them. */
async function medians<Name extends string>(
  browser: Browser,
  visits: Record<Name, Visit>,
): Promise<Record<Name, Costs>> {
  const names = Object.keys(visits) as Name[];
  const rounds: { name: Name; costs: Costs }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of names) rounds.push({ name, costs: await measurePage(browser, visits[name]) });
  const middle = (name: Name, visit: keyof Costs): PageCost => {
    const values = rounds.flatMap((one) => (one.name === name ? [one.costs[visit]] : []));
    const of = (figure: keyof PageCost): number =>
      values.map((value) => value[figure]).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? NaN;
    return {
      requests: of('requests'),
      bytes: of('bytes'),
      busy: of('busy'),
      lcp: of('lcp'),
      row: of('row'),
      free: of('free'),
    };
  };
  const costs = (name: Name): Costs => ({ cold: middle(name, 'cold'), warm: middle(name, 'warm') });
  return Object.fromEntries(names.map((name) => [name, costs(name)])) as Record<Name, Costs>;
}

function compare(name: string, { cold, warm }: Costs, bare: Costs, goals: Goals): Result[] {
  /** `value` and `reference` are milliseconds of ours, and what the goal allows of the bare react-admin's. */
  const part = (what: string, ours: number, theirs: number, allowed: number): Result =>
    cost(`${name}: ${what}`, 'ms', ours, theirs * allowed, { ofBare: Number((ours / theirs).toFixed(2)) });
  const painted = name === '/login' ? 'row' : 'lcp';
  const bareOf = (visit: keyof Costs): number =>
    bare[visit][painted] + (painted === 'row' ? bare[visit].free : 0);
  const oursOf = (visit: PageCost): number => visit[painted] + (painted === 'row' ? visit.free : 0);
  const what = painted === 'row' ? 'interactive' : 'largest paint';
  return [
    cost(`${name}: requests`, '', cold.requests, goals.requests),
    cost(`${name}: transferred`, 'kB', cold.bytes / 1000, goals.kB, {
      bare: Math.round(bare.cold.bytes / 1000),
    }),
    part('busy', cold.busy, bare.cold.busy, goals.busy),
    part(`cold, ${what}`, oursOf(cold), bareOf('cold'), goals.cold),
    part(`warm, ${what}`, oursOf(warm), bareOf('warm'), goals.warm),
    cost(`${name}: first row tappable after its paint`, 'ms', cold.free, TAPPABLE, {
      row: Math.round(cold.row),
      rowOfBare: Math.round(bare.cold.row),
      rowWarm: Math.round(warm.row),
      rowWarmOfBare: Math.round(bare.warm.row),
    }),
  ];
}
