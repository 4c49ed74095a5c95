import { randomSecret, sha256 } from '../../encoding.ts';
import { ApiError } from '../../errors.ts';
import { deviceCookie, deviceCookieName, readCookie } from './cookies.ts';
import { readToken, signToken } from './token.ts';
import type { BaseContext } from '../../http/route.ts';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

type Context = Pick<BaseContext, 'request' | 'now' | 'ports'>;

/** The device's id when it has signed in to this account before, else null. It opens nothing: see `SIGN_IN_LIMITS`. */
export async function knownDevice(context: Context, email: string): Promise<string | null> {
  const { settings } = context.ports;
  const token = readCookie(context.request, deviceCookieName(settings));
  if (token === null) return null;
  try {
    const expected = { audience: 'device', secret: settings.sessionSecret, now: context.now } as const;
    const [account, device] = (await readToken(token, expected)).sub.split('.');
    return account === (await sha256(email)) && device ? device : null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** `Set-Cookie` value that makes the device known to the account for a year. */
export async function rememberDevice(context: Context, email: string): Promise<string> {
  const { settings } = context.ports;
  const iat = Math.floor(context.now.getTime() / 1000);
  const device = (await knownDevice(context, email)) ?? randomSecret();
  const claims = {
    aud: 'device',
    sub: `${await sha256(email)}.${device}`,
    iat,
    exp: iat + YEAR_IN_SECONDS,
  } as const;
  return deviceCookie(await signToken(claims, settings.sessionSecret), YEAR_IN_SECONDS, settings);
}
