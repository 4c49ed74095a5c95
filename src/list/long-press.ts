/** As long as Android's own long press, milliseconds. */
const HELD = 500;

/**
 * Waits whether the finger that touched an element stays on it. A scroll ends it. The tap that follows a long press does
 * nothing else. The browser's menu of a link does not cover the page.
 */
export function hold(element: Element, onHold: () => void): void {
  const over = new AbortController();
  let held = false;
  const swallow = (event: Event): void => {
    if (!held) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const timer = setTimeout(() => {
    held = true;
    onHold();
  }, HELD);
  const end = (): void => {
    clearTimeout(timer);
    // The click comes after the finger has left.
    setTimeout(() => over.abort());
  };
  const options = { signal: over.signal, capture: true };
  for (const kind of ['click', 'contextmenu']) element.addEventListener(kind, swallow, options);
  for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, end, options);
}
