import { onTestFinished, vi } from 'vitest';

/** Every element seems to hold more than it shows, until the test ends: no layout is computed in tests. */
export function everythingOverflows(): void {
  const wide = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  const seen = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  class Observer {
    readonly #changed: () => void;
    constructor(changed: () => void) {
      this.#changed = changed;
    }
    observe(): void {
      this.#changed();
    }
    unobserve(): void {}
    disconnect(): void {}
  }
  const usual = globalThis.ResizeObserver;
  vi.stubGlobal('ResizeObserver', Observer);
  onTestFinished(() => {
    wide.mockRestore();
    seen.mockRestore();
    vi.stubGlobal('ResizeObserver', usual);
  });
}
