import type { Router } from 'hono/router';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';
import { ApiError } from '../errors.ts';
import type { Route } from './route.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** A parameter that is an id. */
const ID = /\{(id|\w+Id)\}/g;
/** A whole part of a path in digits. */
const NUMBER = /(?<=\/)\d+(?=\/|$)/g;

export interface Match {
  route: Route;
  params: Record<string, string>;
}

/**
 * Finds the route of a method and path. Parameters named `id` or `…Id` are digits only, so that
 * `/products/export` and `/products/{id}` can never be confused and a malformed id is a missing row.
 * The returned function throws `not_found` or `method_not_allowed`.
 */
export function createRouter(basePath: string, routes: Route[]): (method: string, path: string) => Match {
  const router: Router<Route> = new SmartRouter({ routers: [new RegExpRouter(), new TrieRouter()] });
  for (const route of routes) router.add(route.method, basePath + pattern(route.path), route);

  const search = (method: string, path: string): Match | null => {
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

  // Nearly all routes have ids alone for parameters: one look-up finds those, at a fraction of the cost of a search.
  const known = new Map<string, { route: Route; names: string[] }>();
  for (const route of routes) {
    const sample = basePath + route.path.replaceAll(ID, '1');
    if (sample.includes('{')) continue;
    const found = search(route.method, sample);
    if (found?.route === route)
      known.set(shapeOf(route.method, sample), { route, names: Object.keys(found.params) });
  }

  const find = (method: string, path: string): Match | null => {
    const match = known.get(shapeOf(method, path));
    if (match === undefined) return search(method, path);
    const ids = path.match(NUMBER) ?? [];
    return {
      route: match.route,
      params: Object.fromEntries(match.names.map((name, at) => [name, ids[at] ?? ''])),
    };
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

/** `GET /stores/0/products/0` */
function shapeOf(method: string, path: string): string {
  return `${method} ${path.replaceAll(NUMBER, '0')}`;
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
