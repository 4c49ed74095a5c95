/** Checks for every screen, independent of its content; each returns the problems in words. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import englishOfReactAdmin from 'ra-language-english';

const ROOT = path.resolve(import.meta.dirname, '../..');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

function catalogue(language: string): object {
  return JSON.parse(readFileSync(path.join(ROOT, `i18n/${language}.json`), 'utf8'));
}

/** The sentences of a tree of messages, each form of a plural on its own; those with placeholders are left out. */
function sentences(tree: object): string[] {
  return Object.values(tree).flatMap((value: unknown) => {
    if (typeof value === 'object' && value !== null) return sentences(value);
    if (typeof value !== 'string') return [];
    return value.split('||||').map((text) => text.trim().toLowerCase());
  });
}

const SPANISH = new Set(sentences(catalogue('es')));
const ENGLISH = new Set(
  [...sentences(englishOfReactAdmin), ...sentences(catalogue('en'))].filter(
    (text) => text !== '' && !text.includes('%{') && !SPANISH.has(text),
  ),
);
const KEY = new RegExp(`^(ra|${Object.keys(catalogue('es')).join('|')})(\\.[a-z_-]+)+$`);
const OFF = { enabled: false };
/** A page below a dialog is there to nobody, and the screens look at it by itself. */
const CONTEXT = { include: ['html'], exclude: ['#root[aria-hidden=true]'] };
const RAW = /\[object |\bundefined\b|\bNaN\b|Invalid Date|[{[]"/;

/** Waits until the content of a page replaces its skeletons, in the final font. */
export async function settled(page: Page): Promise<void> {
  await filled(page);
  await still(page);
  // What another width needs may begin to load only now.
  await filled(page);
}

async function filled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('main h1, header h1') !== null &&
      document.querySelector('.MuiSkeleton-root, [aria-busy=true]') === null,
  );
}

/** Waits for the final font and the end of every animation. Observers of sizes act in the frame after it. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // An animation that something ends early rejects; it is over all the same.
  await page.evaluate(() =>
    Promise.allSettled([...document.getAnimations()].map(({ finished }) => finished)),
  );
  await page.evaluate(
    () => new Promise<void>((seen) => requestAnimationFrame(() => requestAnimationFrame(() => seen()))),
  );
}

/** Visible texts and accessible names that are English, a key, or an unworded value. */
export async function wordsAstray(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const inside = node.parentElement?.closest('script, style, noscript') ?? null;
      // Two capitals in place of a picture are no word.
      const initials = /^\p{Lu}{2}$/u.test(text) && node.parentElement?.closest('[aria-hidden]');
      if (inside === null && !initials) found.push(text);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        found.push(element.getAttribute(name)?.trim() ?? '');
    return [document.title, ...found];
  });
  const astray = texts.filter((text) => ENGLISH.has(text.toLowerCase()) || KEY.test(text) || RAW.test(text));
  return [...new Set(astray)].map((text) => `says «${text}»`);
}

/** Headings and primary buttons by their number. */
export async function hierarchy(page: Page, primary: 'one' | 'at most one'): Promise<string[]> {
  const counts = await page.evaluate(() => {
    // A page below a dialog is there to nobody.
    const visible = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (element) =>
          element.checkVisibility() && (selector === 'h1' || !element.closest('[aria-hidden=true]')),
      ).length;
    return { h1: visible('h1'), primary: visible('.MuiButton-contained.MuiButton-colorPrimary') };
  });
  const wrong: string[] = [];
  if (counts.h1 !== 1) wrong.push(`has ${counts.h1} h1`);
  if (counts.primary > 1 || (primary === 'one' && counts.primary === 0))
    wrong.push(`has ${counts.primary} primary buttons`);
  return wrong;
}

/** The widths at which the page can be scrolled sideways. */
export async function sideways(page: Page, widths: readonly number[]): Promise<string[]> {
  const height = page.viewportSize()?.height ?? 844;
  const wrong: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    // What floats or folds at this width takes its place in the next frames, and may need a moment more.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const fits = await page
      .waitForFunction((limit) => document.documentElement.scrollWidth <= limit, width, { timeout: 10_000 })
      .then(
        () => true,
        () => false,
      );
    if (fits) continue;
    const room = await page.evaluate(() => document.documentElement.scrollWidth);
    wrong.push(`is ${room} px wide on a screen of ${width}`);
  }
  return wrong;
}

interface AxeOptions {
  /** A menu or a list of options is open, which ARIA's patterns keep out of the landmarks. */
  popup?: boolean;
  /** Of all rules, the one to look at. */
  only?: 'color-contrast';
}

/** Violations of all rules that axe finds in the light theme, and those of contrast in the dark one. */
export async function axe(page: Page, options: AxeOptions = {}): Promise<string[]> {
  return [
    ...(await axeIn(page, 'light', options)),
    ...(await axeIn(page, 'dark', { ...options, only: 'color-contrast' })),
  ];
}

/** Violations that axe finds in one theme. The page is left in the light one. */
export async function axeIn(
  page: Page,
  scheme: 'light' | 'dark',
  { popup = false, only }: AxeOptions = {},
): Promise<string[]> {
  // By the debugger's protocol: the page's own policy evaluates nothing.
  if ((await page.evaluate<string>('typeof axe')) === 'undefined') await page.evaluate(AXE);
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  const options = {
    resultTypes: ['violations'],
    // The text of an element says where it is.
    selectors: false,
    ...(only === undefined ? { rules: popup ? { region: OFF } : {} } : { runOnly: [only] }),
  };
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(CONTEXT)}, ${JSON.stringify(options)})`,
  );
  await page.emulateMedia({ colorScheme: 'light' });
  return violations.map(
    ({ id, nodes }) =>
      `axe, ${scheme}: ${id} at ${nodes.map(({ html }) => html.slice(0, 160)).join(' and ')}`,
  );
}
