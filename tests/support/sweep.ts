/** One visit of a screen, with every check that holds for all screens. */
import type { Page } from 'playwright-core';
import type { WatchedPage } from './browser.ts';
import { axe, hierarchy, settled, sideways, wordsAstray } from './screen-checks.ts';
import { clippedTexts } from './tables.ts';

/** Each device with the widths that it stands for; the last one is its own. */
const DEVICES = [
  { device: 'phone', height: 844, widths: [320, 360, 390], contrast: true },
  // What it shows has the colours of the other two.
  { device: 'laptop', height: 800, widths: [768, 1024, 1280], contrast: false },
  { device: 'desktop', height: 900, widths: [1366, 1400, 1440], contrast: true },
] as const;
/** Widths at which a table decides anew which columns it has room for. */
const TABLE_WIDTHS = [600, 768, 900, 1024, 1280] as const;

export interface Screen {
  path: string;
  primary: 'one' | 'at most one';
}

/** Resizes the window and waits until everything is in its place. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await settled(page);
}

/** Screens that fold away what has faults of its own: the first few stand for all. */
const FOLDED = new Set(['/account', '/config/audit']);

async function unfold(page: Page, path: string): Promise<void> {
  if (!FOLDED.has(path)) return;
  for (const fold of (await page.locator('main details:not([open]) > summary').all()).slice(0, 3))
    if (await fold.isVisible()) await fold.click();
}

/**
 * The faults of a screen, by device: headings and primary buttons, words, accessibility, what is wider than its window,
 * and texts that a table cuts. The page needs `reducedMotion: 'reduce'`.
 */
export async function faultsOfScreen(
  { page, problems }: WatchedPage,
  { path, primary }: Screen,
): Promise<string[]> {
  problems.length = 0;
  const faults: string[] = [];
  for (const { device, height, widths, contrast } of DEVICES) {
    await page.setViewportSize({ width: widths[2], height });
    if (device === 'phone') await page.goto(path);
    await settled(page);
    await unfold(page, path);
    const found = [
      ...(await hierarchy(page, primary)),
      ...(await wordsAstray(page)),
      ...(await axe(page, { contrast })),
      ...(await sideways(page, widths)),
    ];
    faults.push(...found.map((fault) => `on a ${device}: ${fault}`));
  }
  if ((await page.locator('main table').count()) > 0)
    for (const width of TABLE_WIDTHS) {
      await resize(page, width, 800);
      faults.push(...(await clippedTexts(page)).map((fault) => `at ${width} px: ${fault}`));
    }
  faults.push(...problems.map((problem) => `logs ${problem}`));
  return faults.map((fault) => `${path} ${fault}`);
}

/** The faults of a page that needs no session, on a phone, which it is left on. Its heading says that it is there. */
export async function faultsOfVisitorPage(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.locator('h1').waitFor();
    faults.push(...(await axe(page)).map((fault) => `at ${width} px: ${fault}`));
  }
  faults.push(...(await sideways(page, [320, 360, 414])));
  await setFontSize(page, '200%');
  const large = await sideways(page, [360, 390]);
  await setFontSize(page, null);
  return [...faults, ...large.map((fault) => `with letters of twice the size: ${fault}`)];
}

/** An attribute of the element, because the page's policy forbids added style sheets. */
function setFontSize(page: Page, size: string | null): Promise<void> {
  return page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
}
