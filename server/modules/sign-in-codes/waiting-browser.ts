import { randomSecret, sha256 } from '../../encoding.ts';
import { privateCookie, privateCookieName, readCookie } from '../identity/module.ts';
import type { BaseContext } from '../../http/route.ts';

const PURPOSE = 'code';
/** A login left open over a working day keeps its binding. Seconds. */
const LIFETIME = 12 * 60 * 60;
/** Of `randomSecret`. */
const SECRET = /^[\w-]{43}$/;

type Context = Pick<BaseContext, 'request' | 'ports'>;

/** Hash of the secret that binds codes to the browser that shows them; null when it has none. */
export async function waitingBrowser({ request, ports }: Context): Promise<string | null> {
  const secret = readCookie(request, privateCookieName(PURPOSE, ports.settings));
  return secret === null || !SECRET.test(secret) ? null : sha256(secret);
}

/** The browser's binding, made when it has none: its hash, and the `Set-Cookie` value of a new one. */
export async function bindBrowser(context: Context): Promise<{ browser: string; cookies: string[] }> {
  const known = await waitingBrowser(context);
  if (known !== null) return { browser: known, cookies: [] };
  const secret = randomSecret();
  const cookie = privateCookie(PURPOSE, secret, LIFETIME, context.ports.settings);
  return { browser: await sha256(secret), cookies: [cookie] };
}

/** `Set-Cookie` value that ends the binding. */
export function unbindBrowser({ ports }: Pick<Context, 'ports'>): string {
  return privateCookie(PURPOSE, '', 0, ports.settings);
}
