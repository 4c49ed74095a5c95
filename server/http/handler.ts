import type { ApiPorts, BaseContext } from '../context.ts';
import { asApiError } from '../db/failures.ts';
import { ApiError, ERRORS, wordingOf, type FieldErrors } from '../errors.ts';
import type { Logger } from '../ports/ports.ts';
import type { Authenticator } from './authenticate.ts';
import { pathId, requireSession, requireStaff, requireStore } from './authorise.ts';
import { createBodyBudget, type BodyBudget } from './body-budget.ts';
import { createBodyCheck, type BodyCheck } from './body-check.ts';
import { DEFAULT_BODY_LIMIT, takesMuch } from './body.ts';
import { refuseCrossSite } from './cross-site.ts';
import { languageOf, type Language } from './language.ts';
import { sentenceOf } from './messages.ts';
import { checkQuery } from './query.ts';
import { readRouteBody } from './read-route-body.ts';
import { refuseMalformedId, requestIdOf } from './request-id.ts';
import { pathOf, queryOf } from './request-url.ts';
import type { Answer, Route } from './route.ts';
import { createRouter, type Match } from './router.ts';
import { securityHeaders, TRANSPORT_SECURITY } from './security-headers.ts';

const IPV4 = /^(25[0-5]|2[0-4]\d|1?\d?\d)(\.(25[0-5]|2[0-4]\d|1?\d?\d)){3}$/;
const IPV6 = /^[\da-f:.]+$/i;
const WITH_PORT = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d{1,5})?$/;
/** As `URL` writes an IPv4 address that stands in an IPv6 one. */
const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/**
 * An IP address in its one spelling: without port, brackets and zone, an IPv4 address as such where it is written as IPv6.
 * Proxies write all of these. Null for anything else.
 */
export function plainAddress(text: string): string | null {
  const trimmed = text.trim();
  const apart = WITH_PORT.exec(trimmed);
  // The zone of an IPv6 address follows a percent sign.
  const [bare = ''] = (apart?.[1] ?? apart?.[2] ?? trimmed).split('%');
  if (IPV4.test(bare)) return bare.split('.').map(Number).join('.');
  if (!IPV6.test(bare) || !URL.canParse(`http://[${bare}]`)) return null;
  const address = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const mapped = MAPPED.exec(address);
  return mapped === null ? address : dotted(mapped.slice(1));
}

function dotted(groups: string[]): string {
  return groups
    .flatMap((group) => {
      const number = Number.parseInt(group, 16);
      return [number >> 8, number & 255];
    })
    .join('.');
}

const RETRY_AFTER_SECONDS = '5';
/** Complaints in one answer: nobody mends more at a time, and a body of a megabyte would be answered with twenty. */
const MOST_ERRORS = 50;

/** Whatever was thrown, as an error of the catalogue. The original stays in `cause` for the log. */
function toApiError(thrown: unknown): ApiError {
  const known = asApiError(thrown);
  return known instanceof ApiError ? known : new ApiError('internal', { cause: thrown });
}

/** `{message, code, errors?, …details}`; never a stack, a cause or a developer's wording. */
function errorAnswer(error: ApiError, language: Language): Answer {
  const { code, errors, details } = error;
  const message = wordingOf(code) ?? sentenceOf(code, language);
  const headers: Record<string, string> = { 'content-language': language };
  if (code === 'unavailable') headers['retry-after'] = RETRY_AFTER_SECONDS;
  if (code === 'too_many_requests' && typeof details['retry_after'] === 'number')
    headers['retry-after'] = String(details['retry_after']);
  if (code === 'method_not_allowed' && Array.isArray(details['allow']))
    headers['allow'] = details['allow'].join(', ');
  return {
    status: ERRORS[code].status,
    body: { message, code, ...(errors === undefined ? {} : { errors: first(errors) }), ...details },
    headers,
  };
}

function first(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).slice(0, MOST_ERRORS));
}

export interface RequestInfo {
  /** Address of the peer of the socket; unknown behind MSW. */
  remoteAddress?: string;
  /** Hears the `Set-Cookie` values where a `Response` cannot hold them: in a browser. */
  setCookies?(cookies: string[]): void;
}

interface HandlerOptions {
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
    ownWrites: createOwnWrites(ports),
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
    // Also of an error: what was sent over a lost connection may be committed.
    if (typeof match?.route.access === 'object') answer = checks.ownWrites.remember(request, answer);
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

/** Seconds; more than a replica may be behind. */
const OWN_WRITES = 10;

/**
 * A browser that has just written reads its store from the primary, through whatever process. Where a replica answers
 * lists, a cookie of ten seconds says so to each of them.
 */
function createOwnWrites({ database: { noteWrite }, settings: { secureCookies } }: ApiPorts) {
  const name = secureCookies ? '__Host-tendero-wrote' : 'tendero_wrote';
  const cookie = `${name}=1; Path=/; SameSite=Lax; Max-Age=${OWN_WRITES}; HttpOnly${secureCookies ? '; Secure' : ''}`;
  return {
    recall(request: Request, storeId: number): void {
      if (noteWrite !== undefined && request.headers.get('cookie')?.includes(`${name}=1`) === true)
        noteWrite(storeId);
    },
    remember(request: Request, answer: Answer): Answer {
      const reads = request.method === 'GET' || request.method === 'HEAD';
      if (noteWrite === undefined || reads) return answer;
      return { ...answer, cookies: [...(answer.cookies ?? []), cookie] };
    },
  };
}

interface Checks {
  authenticator: Authenticator;
  checkBody: BodyCheck;
  budget: BodyBudget;
  ownWrites: ReturnType<typeof createOwnWrites>;
}

/** The context grows by what each step finds: it is this call's own, and copying it at each costs more than the steps. */
async function run(route: Route, base: BaseContext, checks: Checks): Promise<Answer> {
  const { authenticator, checkBody, budget } = checks;
  const { turns, turnsOfOthers } = base.ports.state;
  if (route.access === 'public') {
    const input = await withInput(route, base, checkBody);
    return takesMuch(route)
      ? route.handle(input)
      : turnsOfOthers(`${route.operationId} ${base.clientAddress}`, () => route.handle(input));
  }
  // What will be refused costs no look at its session.
  const ofOneStore = typeof route.access === 'object';
  if (ofOneStore && !takesMuch(route)) turns.check(Number(base.params['storeId']));
  const user = await requireSession(authenticator, base.request);
  if (route.access === 'staff') {
    const { query, now } = base;
    await requireStaff(authenticator, user, { operationId: route.operationId, query, now });
  }
  if (route.access === 'session' || route.access === 'staff') {
    const input = Object.assign(await withInput(route, base, checkBody), { user });
    return turnsOfOthers(`${route.operationId} ${user.userId}`, () => route.handle(input));
  }
  const storeId = pathId(base.params, 'storeId');
  const access = await requireStore(authenticator, user, storeId, route.access);
  checks.ownWrites.recall(base.request, storeId);
  const handle = async (input: BaseContext): Promise<Answer> =>
    route.handle(Object.assign(input, { user, storeId, access }));
  if (!takesMuch(route)) {
    const input = await withInput(route, base, checkBody);
    // Not before the body is here: a client that sends a byte a second would hold the turn.
    return turns(storeId, () => handle(input));
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

/**
 * The address that rate limits count. `X-Forwarded-For` is read from its right end, and only as long as
 * each hop is a trusted proxy: what a client writes to its left is never believed.
 */
export function clientAddress(
  request: Request,
  remoteAddress: string | undefined,
  isTrustedProxy: (address: string) => boolean,
): string {
  let address = plainAddress(remoteAddress ?? '') ?? 'unknown';
  const hops = request.headers.get('x-forwarded-for')?.split(',') ?? [];
  while (isTrustedProxy(address)) {
    const hop = plainAddress(hops.pop() ?? '');
    if (hop === null) break;
    address = hop;
  }
  return address;
}

/** One call, as the log sees it: the route's pattern, never its parameters, addresses or bodies. */
interface CallLog {
  requestId: string;
  method: string;
  route: string;
  status: number;
  startedAt: number;
  storeId?: number;
  error?: ApiError;
}

/** One structured line a call. What broke on our side carries the stack of its cause; a user's mistake does not. */
function logCall(logger: Logger, call: CallLog): void {
  const { startedAt, error, ...fields } = call;
  const line = { ...fields, ms: Math.round((performance.now() - startedAt) * 10) / 10 };
  if (error === undefined) return logger.info(line, 'request');
  const { level } = ERRORS[error.code];
  const entry = { ...line, code: error.code };
  if (level !== 'error') return logger[level](entry, 'request');
  const cause = error.cause instanceof Error ? error.cause : error;
  logger.error(
    { ...entry, err: { name: cause.name, message: cause.message, stack: cause.stack } },
    'request',
  );
}

/** What an answer needs to know of its call. */
interface Call {
  requestId: string;
  /** The site is https. */
  secure: boolean;
  /** `HEAD`: the headers alone. */
  head: boolean;
}

/** JSON unless it is raw, always with the security headers and the request's id. */
function toResponse(answer: Answer, { requestId, secure, head }: Call): Response {
  const hasJson = answer.raw === undefined && answer.body !== undefined;
  const headers = securityHeaders();
  headers['x-request-id'] = requestId;
  if (hasJson) headers['content-type'] = 'application/json; charset=utf-8';
  for (const [name, value] of Object.entries(answer.headers ?? {})) headers[name] = value;
  if (secure) headers['strict-transport-security'] = TRANSPORT_SECURITY;
  // Nobody will read it: what it holds on to is let go.
  if (head && answer.raw instanceof ReadableStream) void answer.raw.cancel();
  const body = hasJson ? JSON.stringify(answer.body) : (answer.raw ?? null);
  return new Response(head ? null : body, {
    status: answer.status,
    headers: answer.cookies === undefined ? headers : withCookies(headers, answer.cookies),
  });
}

/** Pairs, as a record cannot name `set-cookie` twice. */
function withCookies(headers: Record<string, string>, cookies: string[]): [string, string][] {
  return [...Object.entries(headers), ...cookies.map((cookie): [string, string] => ['set-cookie', cookie])];
}
