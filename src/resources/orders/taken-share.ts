/** Where the worker stores what another app shares (`src/shell/offline/sw.ts`), until a screen takes it. */
const CACHE = 'shared';

/** What was shared last, once; null without any. Nothing of it was sent to a server. */
export async function takeShared(what: 'text' | 'picture'): Promise<Response | null> {
  // Plain HTTP outside this machine has no caches.
  if (!('caches' in globalThis)) return null;
  try {
    const cache = await caches.open(CACHE);
    const found = await cache.match(`/shared-${what}`);
    if (found === undefined) return null;
    await cache.delete(`/shared-${what}`);
    return found;
  } catch {
    // A browser may refuse its storage: what was shared can be pasted or chosen.
    return null;
  }
}
