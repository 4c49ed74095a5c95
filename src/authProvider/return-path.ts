const KEY = 'tendero.return_path';

/** The path to open after signing in: the page that the visitor requested, or the page where the session ended. */
export function keepReturnPath(path: string): void {
  sessionStorage.setItem(KEY, path);
}

/** Removes the stored path and returns it; `/` without one, or when it leads to another site. */
export function takeReturnPath(): string {
  const path = sessionStorage.getItem(KEY) ?? '/';
  sessionStorage.removeItem(KEY);
  return safePath(path);
}

/** Resolves `//evil`, `/\evil`, `https:evil` and the like as a browser does, and refuses them. */
export function safePath(path: string): string {
  if (!path.startsWith('/')) return '/';
  try {
    const url = new URL(path, location.origin);
    return url.origin === location.origin ? url.pathname + url.search + url.hash : '/';
  } catch {
    return '/';
  }
}
