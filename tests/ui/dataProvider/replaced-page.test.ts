import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadReplaced } from '../../../src/dataProvider/replaced-page.ts';

/** Of both versions. */
const SHARED = '<script type="module" src="/assets/runtime.js"></script>';
const OWN = `${SHARED}<script type="module" src="/assets/base-a.js"></script>`;
const OTHER = `${SHARED}<script type="module" src="/assets/base-b.js"></script>`;

const reload = vi.fn<() => void>();

function serve(page: string, status = 200): void {
  vi.stubGlobal('fetch', async () => new Response(page, { status }));
}

beforeEach(() => {
  reload.mockReset();
  sessionStorage.clear();
  document.head.innerHTML = OWN;
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

test('a page whose code is gone with its version loads anew, once', async () => {
  serve(OTHER);
  await reloadReplaced(reload);
  await reloadReplaced(reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('nothing loads anew where the server has the same version, or only starts', async () => {
  serve(OWN);
  await reloadReplaced(reload);
  serve('starting', 503);
  await reloadReplaced(reload);
  expect(reload).not.toHaveBeenCalled();
});

test('nothing loads anew without a connection', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(reloadReplaced(reload)).rejects.toThrow('Failed to fetch');
  expect(reload).not.toHaveBeenCalled();
});
