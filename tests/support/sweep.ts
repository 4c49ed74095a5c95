/** One visit of a screen, with every check that holds for all screens. */
import type { Page } from 'playwright-core';
import type { WatchedPage } from './browser.ts';
import { lead } from './lead.ts';
import { axe, axeIn, hierarchy, settled, sideways, wordsAstray } from './screen-checks.ts';
import { actionsAstray, crowdedTools } from './screen-tools.ts';
import { clippedTexts } from './tables.ts';

/**
 * Each device with the widths that it stands for, the last one its own, and what axe looks at there. A desktop shows the
 * colours of a laptop, so one of them stands for each theme.
 */
const DEVICES = [
  { device: 'phone', height: 844, widths: [320, 360, 414, 390], check: axe },
  { device: 'laptop', height: 800, widths: [768, 1024, 1280], check: (page: Page) => axeIn(page, 'light') },
  { device: 'desktop', height: 900, widths: [1366, 1400, 1440], check: (page: Page) => axeIn(page, 'dark') },
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

/** Lists whose first card a person with a phone finds without scrolling. */
const CARDS = new Set([
  '/products',
  '/orders',
  '/clients',
  '/collections',
  '/user-stores',
  '/inventory',
  '/config/audit',
  '/users-roles',
]);

/** Pixels of the highest card, so that a list is read without scrolling. */
const HIGHEST_CARD: Readonly<Record<string, number>> = { '/products': 96 };

async function highCards(page: Page, path: string): Promise<string[]> {
  const heights = await page
    .locator('main ul > li')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
  const highest = Math.max(0, ...heights);
  return highest > (HIGHEST_CARD[path] ?? Infinity) ? [`has a card of ${highest} px`] : [];
}

/** Lists with many tools. */
const TOOLS = new Set(['/orders', '/clients']);
/** The pages of a product, whose actions stand side by side. */
const ACTIONS = /^\/products\/\d+(?:\/show)?$/;

/** Where the first card of a list begins, if that is too far down a phone. */
export async function lateCards(page: Page): Promise<string[]> {
  const { y = Infinity } = (await page.locator('main ul > li').first().boundingBox()) ?? {};
  return y > 160 ? [`has its first card at ${y} px`] : [];
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
 * also with text of double size, and texts that a table cuts. The page is one of the admin and needs
 * `reducedMotion: 'reduce'`.
 */
export async function faultsOfScreen(
  { page, problems, strangers }: WatchedPage,
  { path, primary }: Screen,
): Promise<string[]> {
  problems.length = 0;
  strangers.clear();
  const faults: string[] = [];
  for (const { device, height, widths, check } of DEVICES) {
    await page.setViewportSize({ width: widths.at(-1) ?? 0, height });
    if (device === 'phone') await lead(page, path);
    await settled(page);
    await unfold(page, path);
    const found = [
      ...(await hierarchy(page, primary)),
      ...(await wordsAstray(page)),
      ...(await check(page)),
      ...(await sideways(page, widths)),
    ];
    if (device === 'phone' && CARDS.has(path))
      found.push(...(await lateCards(page)), ...(await highCards(page, path)));
    if (device === 'phone') found.push(...(await faultsOfLargeText(page, path, height)));
    if (device === 'phone' && TOOLS.has(path)) found.push(...(await crowdedTools(page)));
    if (device === 'phone' && ACTIONS.test(path)) found.push(...(await actionsAstray(page)));
    faults.push(...found.map((fault) => `on a ${device}: ${fault}`));
  }
  if ((await page.locator('main table').count()) > 0)
    for (const width of TABLE_WIDTHS) {
      await resize(page, width, 800);
      faults.push(...(await clippedTexts(page)).map((fault) => `at ${width} px: ${fault}`));
    }
  faults.push(
    ...problems.map((problem) => `logs ${problem}`),
    ...[...strangers].map((host) => `asks ${host}`),
  );
  return faults.map((fault) => `${path} ${fault}`);
}

const CONTROLS = 'nav a, main a, main button';
/** Lists and records whose rows are whole too, on a phone of 390 px: amounts and states are at their longest there. */
const ROWS = /^\/(?:orders|clients)\b/;

/** With text of double size: a page that can be scrolled sideways, 360 px wide, and what has no room for its words. */
async function faultsOfLargeText(page: Page, path: string, height: number): Promise<string[]> {
  const rows = ROWS.test(path);
  await resize(page, 360, height);
  await setFontSize(page, '200%');
  // Tools that no longer fit lose their words a frame later.
  await settled(page);
  const faults = await page.evaluate(tooLarge, rows ? null : CONTROLS);
  faults.push(...(await page.evaluate(brokenWords)));
  // The widest phone still has two columns of facts.
  await page.setViewportSize({ width: 414, height });
  faults.push(...(await page.evaluate(brokenWords)));
  if (rows) {
    await resize(page, 390, height);
    faults.push(...(await page.evaluate(tooLarge, `${CONTROLS}, main ul, main li`)));
  }
  await setFontSize(page, null);
  return faults.map((fault) => `with text of double size: ${fault}`);
}

/** In the page: how wide it is, with what stands beyond its edge, and which of these parts have no room for their words. */
function tooLarge(parts: string | null): string[] {
  const wrong: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) {
    const beyond = [...document.querySelectorAll('main *, header *')].filter(
      (one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1,
    );
    const names = beyond.map(({ tagName, textContent }) => `${tagName} «${textContent.slice(0, 30)}»`);
    wrong.push(`is ${scrollWidth} px wide, with ${names.slice(0, 8).join(', ')}`);
  }
  for (const one of parts === null ? [] : document.querySelectorAll(parts))
    if (one.checkVisibility() && one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1)
      wrong.push(`cuts ${one.tagName} «${one.textContent.slice(0, 40)}»`);
  return wrong;
}

/** In the page: texts in so narrow a column that their words stand in pieces, and facts that lie over the next ones. */
function brokenWords(): string[] {
  const wrong: string[] = [];
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const words = (text.textContent ?? '').split(/[\s-]+/).filter(Boolean);
    // A longer word has room nowhere.
    if (words.length === 0 || words.some(({ length }) => length > 20)) continue;
    if (text.parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = new Set(
      [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
    );
    if (lines.size > 2 * words.length)
      wrong.push(`breaks «${words.join(' ').slice(0, 40)}» into ${lines.size} lines`);
  }
  for (const fact of document.querySelectorAll('main dd'))
    if (fact.checkVisibility() && fact.scrollWidth > fact.clientWidth + 1)
      wrong.push(`cuts the fact «${fact.textContent.slice(0, 40)}»`);
  return wrong;
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
  return [...faults, ...large.map((fault) => `with text of double size: ${fault}`)];
}

/** An attribute of the element, because the page's policy forbids added style sheets. */
function setFontSize(page: Page, size: string | null): Promise<void> {
  return page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
}
