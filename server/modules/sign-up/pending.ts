import type { CodeChannel, SignUpState } from '../../../domain/identity/sign-in-answers.ts';
import { SIGN_UP_CODE, SIGN_UP_LIFETIME } from '../../../domain/identity/sign-up.ts';
import type { Sql } from '../../db/database.ts';
import { fromBase64Url, fromHex, keyedHash, sha256, toBase64Url } from '../../encoding.ts';
import { ApiError } from '../../errors.ts';
import type { BaseContext } from '../../context.ts';
import type { ApiSettings } from '../../ports/ports.ts';
import { privateCookie, privateCookieName, readCookie } from '../identity/module.ts';

const PURPOSE = 'sign-up';

/** What binds a sign-up to the browser that began it: a secret in a cookie, whose hash names the row. */
interface Binding {
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
async function boundSignUp({ request, ports }: Pick<BaseContext, 'request' | 'ports'>) {
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

/** The sign-up under this name, as long as it may go on; also one that was finished a moment ago. */
export function findSignUp(sql: Sql, id: string, now: Date) {
  return sql
    .selectFrom('sign_ups')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export type SignUpRow = NonNullable<Awaited<ReturnType<typeof findSignUp>>>;

/**
 * The sign-up that this browser has under way.
 * @throws ApiError `not_found` when there is none (any more)
 */
export async function currentSignUp(
  context: Pick<BaseContext, 'request' | 'ports' | 'now'>,
): Promise<SignUpRow> {
  const id = await boundSignUp(context);
  const row =
    id === null
      ? undefined
      : await context.ports.database.platform((sql) => findSignUp(sql, id, context.now));
  if (row === undefined) throw new ApiError('not_found');
  return row;
}

export function stateOf(row: SignUpRow, { now, ports }: Pick<BaseContext, 'now' | 'ports'>): SignUpState {
  const secondsTo = (instant: number): number => Math.max(0, Math.ceil((instant - now.getTime()) / 1000));
  return {
    step: row.verified_at === null ? 'code' : 'information',
    channel: row.channel,
    sent_to: row.channel === 'mail' ? row.email : row.phone,
    digits: digitsOf(row),
    sent: row.verified_at !== null || row.code_hash !== null,
    resend_after: Math.ceil(untilNextCode(row, now) / 1000),
    expires_in: secondsTo(row.code_expires_at.getTime()),
    channels: channelsOf(ports),
    first_name: row.first_name,
    last_name: row.last_name,
    phone: row.phone,
    country_code: row.country_code,
  };
}

/** Milliseconds until another code may be asked for. A code of the future was asked for before the clock was set back. */
export function untilNextCode({ code_asked_at }: Pick<SignUpRow, 'code_asked_at'>, now: Date): number {
  const since = now.getTime() - code_asked_at.getTime();
  return since < 0 ? 0 : Math.max(0, SIGN_UP_CODE.pause - since);
}

/** How many digits the code of a sign-up has: by the channel that it went out on. */
export function digitsOf({ channel }: Pick<SignUpRow, 'channel'>): number {
  return SIGN_UP_CODE.digits[channel === 'mail' ? 'mail' : 'whatsapp'];
}

/** The ways that this installation can send a code, the preferred one first. */
export function channelsOf({ whatsApp, mail }: BaseContext['ports']): CodeChannel[] {
  const channels: CodeChannel[] = [];
  if (whatsApp !== undefined) channels.push('whatsapp');
  if (mail !== undefined) channels.push('mail');
  return channels;
}
