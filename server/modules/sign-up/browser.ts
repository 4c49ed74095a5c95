import { fromBase64Url, keyedHash, sha256, toBase64Url, fromHex } from '../../encoding.ts';
import { SIGN_UP_LIFETIME } from '../../../domain/identity/sign-up-policy.ts';
import { privateCookie, privateCookieName, readCookie } from '../identity/module.ts';
import type { ApiSettings } from '../../ports/ports.ts';
import type { BaseContext } from '../../http/route.ts';

const PURPOSE = 'sign-up';

/** What binds a sign-up to the browser that began it: a secret in a cookie, whose hash names the row. */
export interface Binding {
  id: string;
  cookie: string;
}

/**
 * The binding of a request to sign up. The same request sent twice makes the same secret, and so one sign-up. A lost
 * answer or a button pressed twice causes that. Without the server's key nobody can make the secret.
 */
export async function bindingOf(
  { requestId, ports }: Pick<BaseContext, 'requestId' | 'ports'>,
  request: object,
): Promise<Binding> {
  const { settings } = ports;
  const text = `sign-up ${requestId} ${JSON.stringify(request)}`;
  const secret = toBase64Url(fromHex(await keyedHash(settings.sessionSecret, text)));
  return { id: await sha256(secret), cookie: cookieOf(secret, SIGN_UP_LIFETIME, settings) };
}

/** Name of the sign-up that the browser began; null without one. The sign-up may have ended. */
export async function boundSignUp({ request, ports }: Pick<BaseContext, 'request' | 'ports'>) {
  const secret = readCookie(request, privateCookieName(PURPOSE, ports.settings));
  return secret === null || fromBase64Url(secret) === null ? null : sha256(secret);
}

/** `Set-Cookie` value that ends the binding. */
export function unbound(settings: ApiSettings): string {
  return cookieOf('', 0, settings);
}

function cookieOf(secret: string, lifetime: number, settings: ApiSettings): string {
  return privateCookie(PURPOSE, secret, lifetime / 1000, settings);
}
