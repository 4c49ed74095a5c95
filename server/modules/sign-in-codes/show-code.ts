import { addressGroup, SIGN_IN_CODE, SIGN_IN_CODE_LIMITS } from '../../../domain/identity/sign-in-limits.ts';
import {
  CODE_STATE,
  SHOWN_CODE,
  type CodeState,
  type ShownCode,
} from '../../../domain/identity/sign-in-answers.ts';
import { SESSION_INFO } from '../../../domain/identity/session-info.ts';
import type { Sql } from '../../db/database.ts';
import { keyedHash, randomDigits, randomSecret, sha256 } from '../../encoding.ts';
import { ApiError } from '../../errors.ts';
import type { PublicRoute } from '../../http/route.ts';
import type { BaseContext, Ports } from '../../context.ts';
import {
  countTry,
  openSession,
  privateCookie,
  privateCookieName,
  readCookie,
  rememberDevice,
  sessionInfo,
  USER_ACTIVE,
} from '../identity/module.ts';

/** The form in which the database keeps a code. A reader of the database cannot find the code by trying all million. */
export function codeHash({ settings }: Pick<Ports, 'settings'>, code: string): Promise<string> {
  return keyedHash(settings.sessionSecret, `sign-in code ${code}`);
}

const PURPOSE = 'code';
/** A login left open over a working day keeps its binding. Seconds. */
const LIFETIME = 12 * 60 * 60;
/** Of `randomSecret`. */
const SECRET = /^[\w-]{43}$/;

type Context = Pick<BaseContext, 'request' | 'ports'>;

/** Hash of the secret that binds codes to the browser that shows them; null when it has none. */
async function waitingBrowser({ request, ports }: Context): Promise<string | null> {
  const secret = readCookie(request, privateCookieName(PURPOSE, ports.settings));
  return secret === null || !SECRET.test(secret) ? null : sha256(secret);
}

/** The browser's binding, made when it has none: its hash, and the `Set-Cookie` value of a new one. */
async function bindBrowser(context: Context): Promise<{ browser: string; cookies: string[] }> {
  const known = await waitingBrowser(context);
  if (known !== null) return { browser: known, cookies: [] };
  const secret = randomSecret();
  const cookie = privateCookie(PURPOSE, secret, LIFETIME, context.ports.settings);
  return { browser: await sha256(secret), cookies: [cookie] };
}

/** `Set-Cookie` value that ends the binding. */
function unbindBrowser({ ports }: Pick<Context, 'ports'>): string {
  return privateCookie(PURPOSE, '', 0, ports.settings);
}

const USER_AGENT_LENGTH = 300;
/** Tries to draw a free code. Few of the million codes are on screens at a time. */
const DRAWS = 5;

/** The code of the desktop login (spec 1 §2). After a new code the last one stays valid for a few seconds. */
export const showCode: PublicRoute = {
  method: 'POST',
  path: '/users/codes',
  operationId: 'showSignInCode',
  summary: 'A code for the login of this browser, to be typed on a phone that is signed in',
  access: 'public',
  refusals: ['too_many_requests'],
  answers: {
    201: {
      description: 'The code, and after how many seconds to ask for the next one',
      schema: SHOWN_CODE,
    },
    429: { description: 'Too many codes asked for; `retry_after` in seconds' },
  },
  async handle(context) {
    const { ports, now, clientAddress } = context;
    const limit = { key: `code:shown:${addressGroup(clientAddress)}`, ...SIGN_IN_CODE_LIMITS.shown };
    await countTry(ports.database, [limit], now);
    const { browser, cookies } = await bindBrowser(context);
    const code = await drawCode(context, browser);
    const body: ShownCode = { code, refresh_after: SIGN_IN_CODE.refresh / 1000 };
    return { status: 201, body, cookies };
  },
};

async function drawCode({ ports, now, request }: BaseContext, browser: string): Promise<string> {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const code = randomDigits(SIGN_IN_CODE.digits);
    const code_hash = await codeHash(ports, code);
    const made = await ports.database.platformWrite(async (sql) => {
      // Deletes ended codes. A refused code ends when its screen asks for another one.
      await sql
        .deleteFrom('sign_in_codes')
        .where((eb) =>
          eb.or([
            eb('expires_at', '<=', now),
            eb.and([eb('browser', '=', browser), eb('state', '=', 'refused')]),
          ]),
        )
        .execute();
      return sql
        .insertInto('sign_in_codes')
        .values({
          code_hash,
          browser,
          user_agent: request.headers.get('user-agent')?.slice(0, USER_AGENT_LENGTH) ?? null,
          created_at: now,
          expires_at: new Date(now.getTime() + SIGN_IN_CODE.lifetime),
        })
        .onConflict((conflict) => conflict.column('code_hash').doNothing())
        .returning('code_hash')
        .executeTakeFirst();
    });
    if (made !== undefined) return code;
  }
  throw new ApiError('unavailable');
}

export const readCodeState: PublicRoute = {
  method: 'GET',
  path: '/users/codes',
  operationId: 'readSignInCodeState',
  summary: 'What became of the code on the screen of this browser',
  access: 'public',
  answers: {
    200: { description: 'Its state', schema: CODE_STATE },
  },
  async handle(context) {
    const browser = await waitingBrowser(context);
    const row =
      browser === null
        ? undefined
        : await context.ports.database.platform((sql) => latestOf(sql, browser, context.now));
    const state: CodeState = row?.state ?? 'over';
    return { status: 200, body: { state } };
  },
};

/** The one that somebody has answered to, else the last that was shown. */
function latestOf(sql: Sql, browser: string, now: Date) {
  return sql
    .selectFrom('sign_in_codes')
    .select('state')
    .where('browser', '=', browser)
    .where('expires_at', '>', now)
    .orderBy((eb) => eb('state', '=', 'waiting'))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export const enterByCode: PublicRoute = {
  method: 'POST',
  path: '/users/codes/session',
  operationId: 'signInByCode',
  summary: 'Open the session that the phone has said yes to; once',
  access: 'public',
  refusals: ['not_found'],
  answers: {
    200: { description: 'Signed in', schema: SESSION_INFO },
    404: { description: 'Nobody has said yes to a code of this browser' },
  },
  async handle(context) {
    const { ports, now, requestId } = context;
    const browser = await waitingBrowser(context);
    const user = browser === null ? undefined : await redeem(ports, browser, now);
    if (user === undefined) throw new ApiError('not_found');
    const session = await openSession(context, { userId: user.id, storeId: null, remember: false });
    ports.logger.info({ requestId, userId: user.id }, 'signed in by code');
    return {
      status: 200,
      body: await sessionInfo(ports, session.id),
      cookies: [...session.cookies, await rememberDevice(context, user), unbindBrowser(context)],
    };
  },
};

/**
 * The user who said yes, if they may still sign in. Every code of the browser is used up with it; of two calls, one
 * has it.
 */
async function redeem({ database }: Pick<Ports, 'database'>, browser: string, now: Date) {
  return database.platformWrite(async (sql) => {
    const used = await sql
      .deleteFrom('sign_in_codes')
      .where('browser', '=', browser)
      .where('state', '=', 'approved')
      .where('expires_at', '>', now)
      .returning('claimed_by')
      .executeTakeFirst();
    const userId = used?.claimed_by ?? null;
    if (userId === null) return undefined;
    await sql.deleteFrom('sign_in_codes').where('browser', '=', browser).execute();
    return sql
      .selectFrom('users')
      .select(['id', 'email', 'mailbox_proven'])
      .where('id', '=', userId)
      .where('user_status_id', '=', USER_ACTIVE)
      .executeTakeFirst();
  });
}
