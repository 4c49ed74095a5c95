import { parse, serialize } from 'hono/utils/cookie';
import type { ApiSettings } from '../../ports/ports.ts';

/** Scripts read it to choose which bundle the page loads. It grants nothing. */
export const SIGNED_IN_HINT = 'tendero_signed_in';

type Mode = Pick<ApiSettings, 'secureCookies'>;

/** `__Host-` binds the cookie to this very host over https; browsers refuse the prefix without it. */
export function sessionCookieName({ secureCookies }: Mode): string {
  return secureCookies ? '__Host-tendero' : 'tendero';
}

/** Remembers that this device has signed in to an account before; see sign-in limits. */
export function deviceCookieName({ secureCookies }: Mode): string {
  return secureCookies ? '__Host-tendero-device' : 'tendero_device';
}

/** The value of a request's cookie, null without it. */
export function readCookie(request: Request, name: string): string | null {
  return parse(request.headers.get('cookie') ?? '', name)[name] ?? null;
}

/** `Set-Cookie` values for a new session. Without `maxAge` (seconds) they end with the browser. */
export function signedInCookies(token: string, maxAge: number | undefined, mode: Mode): string[] {
  return [
    setCookie(sessionCookieName(mode), token, { maxAge, httpOnly: true }, mode),
    setCookie(SIGNED_IN_HINT, '1', { maxAge, httpOnly: false }, mode),
  ];
}

/** `Set-Cookie` values that delete the session's cookies. */
export function signedOutCookies(mode: Mode): string[] {
  return [
    setCookie(sessionCookieName(mode), '', { maxAge: 0, httpOnly: true }, mode),
    setCookie(SIGNED_IN_HINT, '', { maxAge: 0, httpOnly: false }, mode),
  ];
}

/** `Set-Cookie` value that marks the device as known to an account. */
export function deviceCookie(token: string, maxAge: number, mode: Mode): string {
  return setCookie(deviceCookieName(mode), token, { maxAge, httpOnly: true }, mode);
}

/** Name of a cookie for one purpose of the server's own: `sign-up`, `code`. */
export function privateCookieName(purpose: string, { secureCookies }: Mode): string {
  return secureCookies ? `__Host-tendero-${purpose}` : `tendero_${purpose.replaceAll('-', '_')}`;
}

/** `Set-Cookie` value of such a cookie. Scripts cannot read it. `maxAge` is in seconds; 0 deletes the cookie. */
export function privateCookie(purpose: string, value: string, maxAge: number, mode: Mode): string {
  return setCookie(privateCookieName(purpose, mode), value, { maxAge, httpOnly: true }, mode);
}

function setCookie(
  name: string,
  value: string,
  { maxAge, httpOnly }: { maxAge: number | undefined; httpOnly: boolean },
  { secureCookies: secure }: Mode,
): string {
  return serialize(name, value, {
    path: '/',
    sameSite: 'Lax',
    httpOnly,
    secure,
    ...(maxAge === undefined ? {} : { maxAge }),
  });
}
