import { randomSecret, sha256 } from '../../encoding.ts';
import { ApiError } from '../../errors.ts';
import { deviceCookie, deviceCookieName, readCookie } from './cookies.ts';
import { readToken, signToken } from './token.ts';
import type { Account } from './check-password.ts';
import type { BaseContext } from '../../http/route.ts';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

type Context = Pick<BaseContext, 'request' | 'now' | 'ports'>;

/** Whom a device knows: an account of an address. One that has not proven it is named by its id, too. */
export type KnownAccount = Pick<Account, 'id' | 'email' | 'mailbox_proven'>;

export interface KnownDevice<A extends KnownAccount = KnownAccount> {
  /** Its own id, which opens nothing: see `SIGN_IN_LIMITS`. */
  device: string;
  account: A;
}

/** The device's id, and which of these accounts has been signed in to on it before; null for none. */
export async function knownDevice<A extends KnownAccount>(
  context: Context,
  accounts: A[],
): Promise<KnownDevice<A> | null> {
  const { settings } = context.ports;
  const token = readCookie(context.request, deviceCookieName(settings));
  if (token === null) return null;
  try {
    const expected = { audience: 'device', secret: settings.sessionSecret, now: context.now } as const;
    const [named, device] = (await readToken(token, expected)).sub.split('.');
    for (const account of accounts)
      if (device && named === (await nameOf(account))) return { device, account };
    return null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** `Set-Cookie` value that makes the device known to the account for a year. */
export async function rememberDevice(context: Context, account: KnownAccount): Promise<string> {
  const { settings } = context.ports;
  const iat = Math.floor(context.now.getTime() / 1000);
  const device = (await knownDevice(context, [account]))?.device ?? randomSecret();
  const claims = {
    aud: 'device',
    sub: `${await nameOf(account)}.${device}`,
    iat,
    exp: iat + YEAR_IN_SECONDS,
  } as const;
  return deviceCookie(await signToken(claims, settings.sessionSecret), YEAR_IN_SECONDS, settings);
}

function nameOf({ id, email, mailbox_proven }: KnownAccount): Promise<string> {
  return sha256(mailbox_proven ? email : `${email} ${id}`);
}
