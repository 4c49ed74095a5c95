/** The cell whose box ticks every row of the page; what lies over the head begins after it. */
const SELECTS = 'thead th:has([type="checkbox"])';

/**
 * Watches the head of the table in a frame. The parent of the frame gets its height and the start of its columns, in
 * pixels: `--head-height` and `--head-start`. Returns the end of it.
 */
export function watchesHeadPlace(frame: HTMLElement): (() => void) | undefined {
  const head = frame.querySelector('thead');
  const place = frame.parentElement?.style;
  if (head === null || place === undefined) return undefined;
  const measure = (): void => {
    const selects = frame.querySelector<HTMLElement>(SELECTS);
    place.setProperty('--head-height', `${head.offsetHeight}px`);
    place.setProperty('--head-start', `${selects === null ? 0 : selects.offsetLeft + selects.offsetWidth}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(head);
  return () => observer.disconnect();
}
