import { securityHeaders, TRANSPORT_SECURITY } from './security-headers.ts';
import type { Answer } from './route.ts';

/** What an answer needs to know of its call. */
export interface Call {
  requestId: string;
  /** The site is https. */
  secure: boolean;
  /** `HEAD`: the headers alone. */
  head: boolean;
}

/** JSON unless it is raw, always with the security headers and the request's id. */
export function toResponse(answer: Answer, { requestId, secure, head }: Call): Response {
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
