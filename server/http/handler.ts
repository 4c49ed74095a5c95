import type { ApiError } from '../errors.ts';
import type { ApiPorts } from '../api-state.ts';
import { toResponse } from './answer.ts';
import type { Authenticator } from './authenticate.ts';
import { pathId, requireSession, requireStaff, requireStore } from './authorise.ts';
import { clientAddress } from './client-address.ts';
import { DEFAULT_BODY_LIMIT, takesMuch } from './body.ts';
import { createBodyBudget, type BodyBudget } from './body-budget.ts';
import { createBodyCheck, type BodyCheck } from './body-check.ts';
import { refuseCrossSite } from './cross-site.ts';
import { errorAnswer, toApiError } from './error-answer.ts';
import { languageOf } from './language.ts';
import { checkQuery } from './query.ts';
import { readRouteBody } from './read-route-body.ts';
import { logCall } from './request-log.ts';
import { refuseMalformedId, requestIdOf } from './request-id.ts';
import { createRouter, type Match } from './router.ts';
import { pathOf, queryOf } from './request-url.ts';
import type { Answer, BaseContext, Route } from './route.ts';

export interface RequestInfo {
  /** Address of the peer of the socket; unknown behind MSW. */
  remoteAddress?: string;
  /** Hears the `Set-Cookie` values where a `Response` cannot hold them: in a browser. */
  setCookies?(cookies: string[]): void;
}

export interface HandlerOptions {
  ports: ApiPorts;
  routes: Route[];
  basePath: string;
  authenticator: Authenticator;
}

/**
 * One call from request to answer: route, origin, session, permission, query, body, handler.
 * Nothing of the body is read before the caller is known to be allowed. Never throws.
 */
export function createHandler(
  options: HandlerOptions,
): (request: Request, info?: RequestInfo) => Promise<Response> {
  const { ports, routes, basePath } = options;
  const { settings, logger } = ports;
  const route = createRouter(basePath, routes);
  const checks: Checks = {
    authenticator: options.authenticator,
    checkBody: createBodyCheck(),
    budget: createBodyBudget(),
  };

  return async (request, info = {}) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(request);
    const query = queryOf(request.url);
    let match: Match | undefined;
    let error: ApiError | undefined;
    let answer: Answer;
    try {
      match = route(request.method, pathOf(request.url));
      refuseMalformedId(request);
      refuseCrossSite(request, settings);
      const address = clientAddress(request, info.remoteAddress, settings.isTrustedProxy);
      const base: BaseContext = {
        request,
        requestId,
        params: match.params,
        query,
        body: undefined,
        now: ports.clock.now(),
        ports,
        clientAddress: address,
      };
      answer = await run(match.route, base, checks);
    } catch (thrown) {
      error = toApiError(thrown);
      answer = errorAnswer(error, languageOf(request));
    }
    logCall(logger, {
      requestId,
      method: request.method,
      route: match?.route.path ?? 'unmatched',
      status: answer.status,
      startedAt,
      ...(match?.params['storeId'] === undefined ? {} : { storeId: Number(match.params['storeId']) }),
      ...(error === undefined ? {} : { error }),
    });
    if (answer.cookies !== undefined) info.setCookies?.(answer.cookies);
    return toResponse(answer, {
      requestId,
      secure: settings.secureCookies,
      head: request.method === 'HEAD',
    });
  };
}

interface Checks {
  authenticator: Authenticator;
  checkBody: BodyCheck;
  budget: BodyBudget;
}

/** The context grows by what each step finds: it is this call's own, and copying it at each costs more than the steps. */
async function run(route: Route, base: BaseContext, checks: Checks): Promise<Answer> {
  const { authenticator, checkBody, budget } = checks;
  if (route.access === 'public') return route.handle(await withInput(route, base, checkBody));
  // What will be refused costs no look at its session.
  const ofOneStore = typeof route.access === 'object';
  if (ofOneStore && !takesMuch(route)) base.ports.state.turns.check(Number(base.params['storeId']));
  const user = await requireSession(authenticator, base.request);
  if (route.access === 'staff') {
    const { query, now } = base;
    await requireStaff(authenticator, user, { operationId: route.operationId, query, now });
  }
  if (route.access === 'session' || route.access === 'staff')
    return route.handle(Object.assign(await withInput(route, base, checkBody), { user }));
  const storeId = pathId(base.params, 'storeId');
  const access = await requireStore(authenticator, user, storeId, route.access);
  const handle = async (input: BaseContext): Promise<Answer> =>
    route.handle(Object.assign(input, { user, storeId, access }));
  if (!takesMuch(route)) {
    const input = await withInput(route, base, checkBody);
    // Not before the body is here: a client that sends a byte a second would hold the turn.
    return base.ports.state.turns(storeId, () => handle(input));
  }
  const giveBack = budget.take({ userId: user.userId, storeId }, bodySize(base.request, route));
  try {
    return await handle(await withInput(route, base, checkBody));
  } finally {
    giveBack();
  }
}

/** Bytes that reading the body may take: as announced, else the most that is read. */
function bodySize(request: Request, { bodyLimit = DEFAULT_BODY_LIMIT }: Route): number {
  const announced = Number(request.headers.get('content-length') ?? Number.NaN);
  return announced >= 0 ? Math.min(announced, bodyLimit) : bodyLimit;
}

async function withInput(route: Route, base: BaseContext, checkBody: BodyCheck): Promise<BaseContext> {
  if (route.anyQuery !== true) checkQuery(base.query, route.query ?? {});
  return Object.assign(base, await readRouteBody(base.request, route, checkBody));
}
