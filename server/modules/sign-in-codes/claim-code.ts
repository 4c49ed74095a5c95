import { closedObject } from '../../../domain/schema/schema-parts.ts';
import { deviceName } from '../../../domain/identity/own-session.ts';
import { DEVICE_NAME } from '../../../domain/identity/sign-in-answers.ts';
import { addressGroup, SIGN_IN_CODE, SIGN_IN_CODE_LIMITS } from '../../../domain/identity/sign-in-limits.ts';
import { ApiError, invalid } from '../../errors.ts';
import { sessionRoute } from '../../http/typed-route.ts';
import { countTry, giveBack, type Limit } from '../identity/module.ts';
import { codeHash } from './show-code.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import type { Database } from '../../db/database.ts';
import type { SessionContext } from '../../context.ts';

const CODE = {
  type: 'string',
  pattern: `^\\d{${SIGN_IN_CODE.digits}}$`,
} as const satisfies JsonSchema;

/**
 * Typing the code alone signs nothing in: a user who was talked into typing a stranger's code first sees what it would
 * open.
 */
export const claimCode = sessionRoute({
  method: 'POST',
  path: '/users/codes/claims',
  operationId: 'claimSignInCode',
  summary: 'Type the code of another screen; answers which device it would sign in',
  access: 'session',
  body: closedObject({ code: CODE }),
  refusals: ['too_many_requests'],
  answers: {
    200: { description: 'The waiting device', schema: DEVICE_NAME },
    422: { description: 'No screen shows this code (any more): `wrong_code`' },
    429: { description: 'Too many wrong codes; `retry_after` in seconds' },
  },
  async handle(context) {
    const { code } = context.body;
    const { ports, now, user, clientAddress } = context;
    const own = { key: `code:user:${user.userId}`, ...SIGN_IN_CODE_LIMITS.user };
    const address = { key: `code:address:${addressGroup(clientAddress)}`, ...SIGN_IN_CODE_LIMITS.address };
    await countApart(ports.database, { own, address }, now);
    const claimed = await claim(context, await codeHash(ports, code));
    if (claimed === undefined) throw invalid({ code: { key: 'wrong_code' } });
    await giveBack(ports.database, { forget: [own], refund: [address] });
    return { status: 200, body: deviceName(claimed.user_agent) };
  },
});

/**
 * One count after the other. A try that the user's own count refuses takes nothing from others at the address. One
 * that the address refuses takes nothing from the user.
 * @throws ApiError `too_many_requests`
 */
async function countApart(database: Database, limits: { own: Limit; address: Limit }, now: Date) {
  await countTry(database, [limits.own], now);
  try {
    await countTry(database, [limits.address], now);
  } catch (refused) {
    await giveBack(database, { forget: [], refund: [limits.own] });
    throw refused;
  }
}

/** One phone has it; the same may ask again. */
async function claim({ ports, now, user }: SessionContext, hash: string) {
  return ports.database.platformWrite((sql) =>
    sql
      .updateTable('sign_in_codes')
      .set({
        claimed_by: user.userId,
        state: 'claimed',
        expires_at: new Date(now.getTime() + SIGN_IN_CODE.decision),
      })
      .where('code_hash', '=', hash)
      .where('expires_at', '>', now)
      .where((eb) =>
        eb.or([
          eb('state', '=', 'waiting'),
          eb.and([eb('state', '=', 'claimed'), eb('claimed_by', '=', user.userId)]),
        ]),
      )
      .returning('user_agent')
      .executeTakeFirst(),
  );
}

export const decideOnCode = sessionRoute({
  method: 'PUT',
  path: '/users/codes/claims',
  operationId: 'decideOnSignInCode',
  summary: 'Say yes or no to the device whose code was typed',
  access: 'session',
  body: closedObject({ code: CODE, allow: { type: 'boolean' } }),
  refusals: ['not_found'],
  answers: {
    204: { description: 'The device knows' },
    404: { description: 'This user has no claim on this code (any more)' },
  },
  async handle({ ports, now, user, body }) {
    const { code, allow } = body;
    const hash = await codeHash(ports, code);
    const decided = await ports.database.platformWrite((sql) =>
      sql
        .updateTable('sign_in_codes')
        .set({ state: allow ? 'approved' : 'refused' })
        .where('code_hash', '=', hash)
        .where('claimed_by', '=', user.userId)
        .where('state', '=', 'claimed')
        .where('expires_at', '>', now)
        .returning('code_hash')
        .executeTakeFirst(),
    );
    if (decided === undefined) throw new ApiError('not_found');
    return { status: 204 };
  },
});
