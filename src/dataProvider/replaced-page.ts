const KEY = 'tendero_replaced';

/**
 * Loads the page anew where code of it is gone, because the server has another version by now: the page came from the
 * device, or was open for long. Once a version: a page that stays the same says that something broke. Rejects without a
 * connection, where the code is only late.
 */
export async function reloadReplaced(reload: () => void): Promise<void> {
  const own = await replacedScript();
  if (own !== null && once(own)) reload();
}

/** A script of this page that the page of the server does not have; null where it has them all. */
async function replacedScript(): Promise<string | null> {
  const scripts = [...document.querySelectorAll('script[type=module][src]')];
  const page = await fetch('/index.html', { cache: 'no-store' });
  if (!page.ok) return null;
  const text = await page.text();
  const own = scripts.map((script) => script.getAttribute('src') ?? '');
  return own.find((path) => !text.includes(`"${path}"`)) ?? null;
}

function once(own: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === own) return false;
    sessionStorage.setItem(KEY, own);
    return true;
  } catch {
    // A browser that stores nothing could reload without end.
    return false;
  }
}
