/** Pixels beside the tab: its buttons, and the button of the line at the edge. */
const BESIDE = 96;

/**
 * A ref of the chosen tab: scrolls the line that holds it sideways until it is whole with its buttons, also when its
 * number comes later. The page stays where it is, which `scrollIntoView` would move.
 */
export function keepsInSight(tab: HTMLElement | null): (() => void) | undefined {
  if (tab === null) return undefined;
  const observer = new ResizeObserver(() => scrollTo(tab));
  observer.observe(tab);
  scrollTo(tab);
  return () => observer.disconnect();
}

function scrollTo(tab: HTMLElement): void {
  let line = tab.parentElement;
  while (line !== null && line.scrollWidth <= line.clientWidth) line = line.parentElement;
  if (line === null) return;
  const { left, right } = tab.getBoundingClientRect();
  const edges = line.getBoundingClientRect();
  if (right + BESIDE > edges.right) line.scrollLeft += right + BESIDE - edges.right;
  if (left < edges.left) line.scrollLeft += left - edges.left - BESIDE;
}
