import { allowedInInactiveStore } from '../../../domain/access/access.ts';
import { BASE_PATH } from '../../../server/api.ts';
import { createHandler } from '../../../server/http/handler.ts';
import { createAuthenticator } from '../../../server/modules/identity/authenticator.ts';
import { createClient, type Fetch } from '../../support/client.ts';
import { ORIGIN, type TestApi } from '../../support/api.ts';
import type { Route } from '../../../server/http/route.ts';
import type { Caller } from './callers.ts';
import type { Rule } from './rule.ts';

/** `in`: the call's handler is reached. All else is the code of the refusal. */
export type Outcome = string;

export function nameOf(route: Pick<Route, 'method' | 'path'>): string {
  return `${route.method} ${route.path}`;
}

/**
 * The API's own handler over its own routes. The routes' handlers only report that they were reached. So every caller
 * can make a call without any effect, and a missing row never looks like a refusal.
 */
export function createGate({ api, ports }: TestApi): Fetch {
  const reached = async () => ({ status: 200, body: { code: 'in' } });
  const routes = api.routes.map((route): Route => {
    const { body: _, bodyType: __, ...open } = route;
    return { ...open, handle: reached };
  });
  return createHandler({
    ports,
    routes,
    basePath: BASE_PATH,
    authenticator: createAuthenticator(ports),
  });
}

/** Makes a call without a body. Placeholders get an id that no row of the tests has. */
export async function call(fetch: Fetch, route: Route, caller: Caller): Promise<Outcome> {
  const path = route.path.replace('{storeId}', String(caller.storeId)).replaceAll(/\{\w+\}/g, '987654');
  const client = createClient(fetch, { origin: ORIGIN, cookies: new Map(caller.cookies) });
  const response = await client.raw(path, { method: route.method });
  const { code }: { code: string } = await response.json();
  return code;
}

/** What the table wants of a caller. */
export function expected(rule: Rule, caller: Caller): Outcome {
  if (rule === 'anyone') return 'in';
  if (caller.shutOut !== undefined && caller.shutOut !== 'not_found') return caller.shutOut;
  if (rule === 'session') return 'in';
  if (rule === 'staff') return caller.staff === true ? 'in' : 'forbidden';
  if (caller.shutOut !== undefined) return caller.shutOut;
  if (rule === 'member') return 'in';
  const { permission, lookup = permission, feature, allBranches } = rule;
  const holds = (one: string) => caller.owner === true || caller.permissions?.has(one) === true;
  if (!holds(permission) && !holds(lookup)) return 'forbidden';
  if (allBranches === true && caller.limited === true) return 'forbidden';
  if (caller.inactive === true && !allowedInInactiveStore(permission)) return 'store_inactive';
  return feature !== undefined && caller.free === true ? 'plan_required' : 'in';
}
