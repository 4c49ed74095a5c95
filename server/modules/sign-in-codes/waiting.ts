import { ApiError } from '../../errors.ts';
import { openSession, rememberDevice, SESSION_INFO, sessionInfo, USER_ACTIVE } from '../identity/module.ts';
import { unbindBrowser, waitingBrowser } from './waiting-browser.ts';
import type { PublicRoute } from '../../http/route.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Sql } from '../../db/database.ts';

/** What a waiting browser learns: nothing of who holds the phone. `over`: it shows no code that is good. */
const STATES = ['waiting', 'claimed', 'approved', 'refused', 'over'] as const;

export const readCodeState: PublicRoute = {
  method: 'GET',
  path: '/users/codes',
  operationId: 'readSignInCodeState',
  summary: 'What became of the code on the screen of this browser',
  tags: ['sign-in codes'],
  access: 'public',
  answers: {
    200: {
      description: 'Its state',
      schema: {
        type: 'object',
        properties: { state: { enum: [...STATES] } },
        required: ['state'],
        additionalProperties: false,
      },
    },
  },
  async handle(context) {
    const browser = await waitingBrowser(context);
    const row =
      browser === null
        ? undefined
        : await context.ports.database.platform((sql) => latestOf(sql, browser, context.now));
    return { status: 200, body: { state: row?.state ?? 'over' } };
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
  tags: ['sign-in codes'],
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
