/** Pixels beside the tab: its buttons, and the button of the line at the edge. */
const BESIDE = 96;

/**
 * A ref of the chosen tab: scrolls the line that holds it sideways until it is whole. The page stays where it is, which
 * `scrollIntoView` would move.
 */
export function keepsInSight(tab: HTMLElement | null): void {
  let line = tab?.parentElement ?? null;
  while (line !== null && line.scrollWidth <= line.clientWidth) line = line.parentElement;
  if (tab === null || line === null) return;
  const { left, right } = tab.getBoundingClientRect();
  const edges = line.getBoundingClientRect();
  if (right > edges.right) line.scrollLeft += right - edges.right + BESIDE;
  if (left < edges.left) line.scrollLeft += left - edges.left - BESIDE;
}
