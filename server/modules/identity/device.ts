import { DEVICE_ACCOUNTS } from '../../../domain/identity/sign-in-limits.ts';
import { randomSecret, sha256 } from '../../encoding.ts';
import { ApiError } from '../../errors.ts';
import { deviceCookie, deviceCookieName, readCookie } from './cookies.ts';
import { readToken, signToken } from './token.ts';
import type { Account } from './check-password.ts';
import type { BaseContext } from '../../context.ts';

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

type Context = Pick<BaseContext, 'request' | 'now' | 'ports'>;

/** Whom a device knows: an account of an address. One that has not proven it is named by its id, too. */
export type KnownAccount = Pick<Account, 'id' | 'email' | 'mailbox_proven'>;

export interface KnownDevice<A extends KnownAccount = KnownAccount> {
  /** Its own id, which opens nothing: see `SIGN_IN_LIMITS`. */
  device: string;
  account: A;
}

/** One account that the cookie names. */
interface Entry {
  name: string;
  device: string;
  /** Seconds since 1970. */
  exp: number;
}

/** The first of these accounts that has been signed in to on this device, with the device's id for it; null for none. */
export async function knownDevice<A extends KnownAccount>(
  context: Context,
  accounts: A[],
): Promise<KnownDevice<A> | null> {
  const entries = await entriesOf(context);
  if (entries.length === 0) return null;
  for (const account of accounts) {
    const name = await nameOf(account);
    const entry = entries.find((one) => one.name === name);
    if (entry !== undefined) return { device: entry.device, account };
  }
  return null;
}

/**
 * `Set-Cookie` value that makes the device known to the account for a year. It stays known to the accounts that were
 * used on it last: people who share a phone do not push each other out.
 */
export async function rememberDevice(context: Context, account: KnownAccount): Promise<string> {
  const { settings } = context.ports;
  const iat = Math.floor(context.now.getTime() / 1000);
  const exp = iat + YEAR_IN_SECONDS;
  const name = await nameOf(account);
  const entries = await entriesOf(context);
  // An id for each account: wrong tries of one must not count against another.
  const device = entries.find((one) => one.name === name)?.device ?? randomSecret();
  const others = entries.filter((one) => one.name !== name);
  const sub = [{ name, device, exp }, ...others].slice(0, DEVICE_ACCOUNTS).map(written).join(' ');
  const token = await signToken({ aud: 'device', sub, iat, exp }, settings.sessionSecret);
  return deviceCookie(token, YEAR_IN_SECONDS, settings);
}

/** What the cookie names, the last used first; nothing where it is missing, not ours or too old. */
async function entriesOf({ request, now, ports: { settings } }: Context): Promise<Entry[]> {
  const token = readCookie(request, deviceCookieName(settings));
  if (token === null) return [];
  try {
    const expected = { audience: 'device', secret: settings.sessionSecret, now } as const;
    const { sub, exp } = await readToken(token, expected);
    return sub
      .split(' ')
      .map((text) => read(text, exp))
      .filter((entry) => entry.device !== '' && entry.exp > now.getTime() / 1000);
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}

function written({ name, device, exp }: Entry): string {
  return `${name}.${device}.${exp}`;
}

/** A cookie of before named one account, which ended with it. */
function read(text: string, end: number): Entry {
  const [name = '', device = '', exp = end] = text.split('.');
  return { name, device, exp: Number(exp) };
}

function nameOf({ id, email, mailbox_proven }: KnownAccount): Promise<string> {
  return sha256(mailbox_proven ? email : `${email} ${id}`);
}
