import { SECURITY_HEADERS, TRANSPORT_SECURITY } from './security-headers.ts';
import type { Answer } from './route.ts';

/** The answer on the wire: JSON unless it is raw, always with the security headers and the request's id. */
export function toResponse(answer: Answer, requestId: string, secure: boolean): Response {
  const headers = new Headers(SECURITY_HEADERS);
  headers.set('x-request-id', requestId);
  if (secure) headers.set('strict-transport-security', TRANSPORT_SECURITY);
  const hasJson = answer.raw === undefined && answer.body !== undefined;
  if (hasJson) headers.set('content-type', 'application/json; charset=utf-8');
  for (const [name, value] of Object.entries(answer.headers ?? {})) headers.set(name, value);
  for (const cookie of answer.cookies ?? []) headers.append('set-cookie', cookie);
  const body = hasJson ? JSON.stringify(answer.body) : (answer.raw ?? null);
  return new Response(body, { status: answer.status, headers });
}
