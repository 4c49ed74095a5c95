const KEY = 'tendero.return_path';

/** Where to go after signing in: the page that the visitor asked for, or the one on which the session ended. */
export function keepReturnPath(path: string): void {
  sessionStorage.setItem(KEY, path);
}

/** Forgets the kept path and returns it; `/` when there is none, or when it leads anywhere but into this site. */
export function takeReturnPath(): string {
  const path = sessionStorage.getItem(KEY) ?? '/';
  sessionStorage.removeItem(KEY);
  return safePath(path);
}

/** `//evil`, `/\evil`, `https:evil` and their like are read as a browser reads them, and refused. */
export function safePath(path: string): string {
  if (!path.startsWith('/')) return '/';
  try {
    const url = new URL(path, location.origin);
    return url.origin === location.origin ? url.pathname + url.search + url.hash : '/';
  } catch {
    return '/';
  }
}
