import type { Router } from 'hono/router';
import { TrieRouter } from 'hono/router/trie-router';
import { ApiError } from '../errors.ts';
import type { Route } from './route.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** A parameter that is an id. */
const ID = /\{(id|\w+Id)\}/g;

export interface Match {
  route: Route;
  params: Record<string, string>;
}

/**
 * Finds the route of a method and path. Parameters named `id` or `…Id` are digits only. So `/products/export` is never
 * read as `/products/{id}`, and a malformed id is a missing row. The returned function throws `not_found` or
 * `method_not_allowed`.
 */
export function createRouter(basePath: string, routes: Route[]): (method: string, path: string) => Match {
  // Hono's RegExpRouter takes no name beside a parameter, such as `/products/export` beside `/products/{id}`.
  const router: Router<Route> = new TrieRouter();
  for (const route of routes) router.add(route.method, basePath + pattern(route.path), route);

  const find = (method: string, path: string): Match | null => {
    const [handlers, stash] = router.match(method, path);
    const first = handlers[0];
    if (first === undefined) return null;
    const [route, indexes] = first;
    const params: Record<string, string> = {};
    for (const [name, at] of Object.entries(indexes)) {
      const raw = typeof at === 'number' ? stash?.[at] : at;
      params[name] = decode(raw ?? '');
    }
    return { route, params };
  };

  return (method, path) => {
    const match = find(method === 'HEAD' ? 'GET' : method, path);
    if (match !== null) return match;
    const allow = METHODS.filter((other) => find(other, path) !== null);
    if (allow.length === 0) throw new ApiError('not_found');
    throw new ApiError('method_not_allowed', { details: { allow } });
  };
}

function pattern(path: string): string {
  return path.replaceAll(ID, ':$1{[0-9]+}').replaceAll(/\{(\w+)\}/g, ':$1');
}

function decode(text: string): string {
  try {
    const decoded = decodeURIComponent(text);
    if (!decoded.includes('\0')) return decoded;
  } catch {
    // A broken escape names nothing that exists.
  }
  throw new ApiError('not_found');
}
