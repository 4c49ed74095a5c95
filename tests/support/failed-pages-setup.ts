/** A rare failure of a journey is read in the output of its run: where the open pages were, and what they showed. */
import { onTestFailed, beforeEach } from 'vitest';
import { sharedBrowser } from './browser.ts';

/** Characters of a page. */
const MOST_SHOWN = 4_000;
/** Milliseconds: of a page that hangs only the address is reported. */
const PATIENCE = 5_000;

beforeEach(() => {
  onTestFailed(async () => {
    const pages = (await sharedBrowser()).contexts().flatMap((context) => context.pages());
    for (const page of pages) {
      const shown = await page
        .locator('body')
        .ariaSnapshot({ timeout: PATIENCE })
        .catch((error: unknown) => String(error));
      process.stderr.write(`${page.url()}\n${shown.slice(0, MOST_SHOWN)}\n`);
    }
  });
});
