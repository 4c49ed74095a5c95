/** How the tools of a screen stand on a phone; each check returns what is wrong in words. */
import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { settled } from './screen-checks.ts';

/** Half of a phone: what remains of it with text of double size. */
const NARROW = 195;
const HEIGHT = 844;

/** The tools of a list that cover one another, leave a narrow window or lose their words. The search may load after its row. */
export async function crowdedTools(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: NARROW, height: HEIGHT });
  await page.getByRole('button', { name: 'Seleccionar', exact: true }).waitFor();
  await settled(page);
  const fits = async (): Promise<true> => {
    if ((await page.evaluate(crowded)).length > 0) throw new Error('The tools have no room');
    return true;
  };
  await vi.waitFor(fits, { timeout: 10_000 }).catch(() => false);
  return page.evaluate(crowded);
}

/** In the page, whose bar of tools has the button that begins a selection. */
function crowded(): string[] {
  const line = document.querySelector('main button[aria-pressed]')?.parentElement;
  const tools = [...(line?.querySelectorAll('button, input') ?? [])].filter((one) => one.checkVisibility());
  const boxes = tools.map((one) => one.getBoundingClientRect());
  const wrong: string[] = tools.length > 3 ? [] : [`has ${tools.length} tools`];
  for (const [at, box] of boxes.entries()) {
    const name = `tool ${at} of a narrow list`;
    if (box.left < 0 || box.right > innerWidth) wrong.push(`${name} leaves the window`);
    const tool = tools[at];
    if (tool?.matches('button') && tool.scrollWidth > tool.clientWidth + 1) wrong.push(`${name} is cut`);
    for (const other of boxes.slice(at + 1))
      if (
        box.left < other.right - 1 &&
        other.left < box.right - 1 &&
        box.top < other.bottom - 1 &&
        other.top < box.bottom - 1
      )
        wrong.push(`${name} lies over another`);
  }
  return wrong;
}

/** Of a list beside its table: tools that stand in a second line, lie over one another or leave the line. */
export async function brokenToolbar(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (const width of [768, 1024, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await settled(page);
    const found = await page.getByRole('search').evaluate(broken);
    wrong.push(...found.map((fault) => `${fault} at ${width} px`));
  }
  return wrong;
}

/** In the page, of the bar of filters. */
function broken(bar: Element): string[] {
  const edges = bar.getBoundingClientRect();
  const tools = [...bar.querySelectorAll('label, button, [role=button]')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  const wrong: string[] = tools.length > 4 ? [] : [`has ${tools.length} tools`];
  let before = edges.left - 1;
  for (const tool of tools) {
    const { left, right, top, bottom } = tool.getBoundingClientRect();
    const name = tool.getAttribute('aria-label') ?? tool.textContent;
    if (Math.abs(top + bottom - edges.top - Math.min(edges.bottom, edges.top + 40)) > 2)
      wrong.push(`«${name}» stands in another line`);
    if (left < before) wrong.push(`«${name}» lies over another`);
    if (right > edges.right + 1) wrong.push(`«${name}» leaves the line`);
    before = right - 1;
  }
  return wrong;
}

/** Of the page of a product: actions that do not stand in one row, are too small for a thumb, or lose their words. */
export async function actionsAstray(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (const width of [360, 390, 414]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await settled(page);
    const row = page.getByRole('button', { name: 'Compartir' }).locator('..');
    const found = await row.evaluate(astray);
    wrong.push(...found.map((fault) => `${fault} at ${width} px`));
  }
  return wrong;
}

/** In the page, of a row of actions. */
function astray(row: Element): string[] {
  const actions = [...row.querySelectorAll(':scope > :is(a, button)')];
  const wrong: string[] = actions.length >= 4 ? [] : [`has ${actions.length} actions`];
  const middle = ({ top, bottom }: DOMRect): number => (top + bottom) / 2;
  let before = 0;
  for (const [at, action] of actions.entries()) {
    const box = action.getBoundingClientRect();
    const first = actions[0]?.getBoundingClientRect() ?? box;
    if (Math.abs(middle(box) - middle(first)) >= 0.5) wrong.push(`action ${at} stands in another row`);
    if (Math.min(box.width, box.height) < 48) wrong.push(`action ${at} is small`);
    if (action.scrollWidth > action.clientWidth) wrong.push(`action ${at} is cut`);
    if (box.left < before) wrong.push(`action ${at} lies over another`);
    if (box.right > innerWidth) wrong.push(`action ${at} leaves the window`);
    before = box.right;
  }
  return wrong;
}

/** What one can tap beside the window, where nothing says that its line scrolls. */
export function unseenTools(page: Page): Promise<string[]> {
  return page.evaluate(unseen);
}

/** In the page. */
function unseen(): string[] {
  const wrong: string[] = [];
  for (const tool of document.querySelectorAll<HTMLElement>(
    'main :is(a, button, input, select, [role=tab])',
  )) {
    const { left, right, width } = tool.getBoundingClientRect();
    // What lies wholly beside the window; of what is cut, the cut is a sign.
    if (width <= 1 || (left < innerWidth && right > 0) || !tool.checkVisibility()) continue;
    const mark = left >= innerWidth ? 'data-after' : 'data-before';
    if (tool.closest(`[${mark}]`) === null)
      wrong.push(
        `«${tool.getAttribute('aria-label') ?? tool.textContent}» lies beside the window, without a sign`,
      );
  }
  return wrong;
}
