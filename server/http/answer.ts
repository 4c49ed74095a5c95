import { securityHeaders, TRANSPORT_SECURITY } from './security-headers.ts';
import type { Answer } from './route.ts';

/** An answer that is ready to be sent. Node sends it as it is; who needs a `Response` makes one of it. */
export interface SendableAnswer {
  status: number;
  /** By lower-case name; several `set-cookie` cannot be folded into one. */
  headers: Record<string, string | string[]>;
  body: BodyInit | null;
}

/** JSON unless it is raw, always with the security headers and the request's id. */
export function toSendable(answer: Answer, requestId: string, secure: boolean): SendableAnswer {
  const hasJson = answer.raw === undefined && answer.body !== undefined;
  const headers = securityHeaders();
  headers['x-request-id'] = requestId;
  if (hasJson) headers['content-type'] = 'application/json; charset=utf-8';
  for (const [name, value] of Object.entries(answer.headers ?? {})) headers[name] = value;
  if (secure) headers['strict-transport-security'] = TRANSPORT_SECURITY;
  if (answer.cookies !== undefined) headers['set-cookie'] = answer.cookies;
  const body = hasJson ? JSON.stringify(answer.body) : (answer.raw ?? null);
  return { status: answer.status, headers, body };
}

export function toResponse({ status, headers, body }: SendableAnswer): Response {
  const pairs = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : value.map((one) => [name, one]),
  );
  return new Response(body, { status, headers: pairs });
}
