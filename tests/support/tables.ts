import type { Page } from 'playwright-core';

/** Texts of a table that are cut without a sign, and states that are out of sight. */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(clipped);
}

/** In the page: what is wrong with its table. */
function clipped(): string[] {
  const wrong: string[] = [];
  const frame = document.querySelector('main section:has(> table)');
  const edge = frame?.getBoundingClientRect().right ?? 0;
  for (const element of document.querySelectorAll<HTMLElement>('main td *, main th *')) {
    const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
    const cut =
      element.scrollWidth > element.clientWidth + 1 && overflowX !== 'visible' && element.clientWidth > 1;
    // What has no text, such as a switch, has its own shape.
    if (element.textContent?.trim() === '') continue;
    if (cut && textOverflow !== 'ellipsis' && webkitLineClamp === 'none')
      wrong.push(`cuts «${element.textContent}»`);
  }
  for (const cell of document.querySelectorAll<HTMLElement>('main td')) {
    const { textOverflow } = getComputedStyle(cell);
    if (cell.scrollWidth > cell.clientWidth + 1 && textOverflow !== 'ellipsis')
      wrong.push(`cuts «${cell.textContent}»`);
  }
  for (const input of document.querySelectorAll<HTMLInputElement>('main td input:not([type=checkbox])'))
    if (input.scrollWidth > input.clientWidth + 1) wrong.push(`cuts «${input.value}»`);
  for (const state of document.querySelectorAll<HTMLElement>('main td span:has(> svg[data-testid])')) {
    const word = state.querySelector('span');
    if (state.offsetHeight > 28) wrong.push(`breaks the state «${state.textContent}»`);
    if (word !== null && word.scrollWidth > word.clientWidth + 1)
      wrong.push(`cuts the state «${state.textContent}»`);
  }
  const hidden = frame !== null && frame.scrollWidth > frame.clientWidth + 1;
  if (hidden && !frame.hasAttribute('data-after') && !frame.hasAttribute('data-before'))
    wrong.push('scrolls without a sign');
  // The first row says where each column is.
  for (const state of document.querySelectorAll(
    'main tbody tr:first-of-type td:has(svg[data-testid], [role=switch])',
  ))
    if (state.getBoundingClientRect().width > 0 && state.getBoundingClientRect().left > edge)
      wrong.push('hides a state');
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('is wider than its window');
  return wrong;
}
