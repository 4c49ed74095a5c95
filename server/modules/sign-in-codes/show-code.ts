import { addressGroup } from '../../../domain/identity/sign-in-limits.ts';
import { SIGN_IN_CODE, SIGN_IN_CODE_LIMITS } from '../../../domain/identity/sign-in-code-policy.ts';
import { randomDigits } from '../../encoding.ts';
import { ApiError } from '../../errors.ts';
import { countTry } from '../identity/module.ts';
import { codeHash } from './code-hash.ts';
import { bindBrowser } from './waiting-browser.ts';
import type { BaseContext, PublicRoute } from '../../http/route.ts';

const USER_AGENT_LENGTH = 300;
/** Tries to draw a free code. Few of the million codes are on screens at a time. */
const DRAWS = 5;

/** The code of the desktop login (spec 1 §2). After a new code the last one stays valid for a few seconds. */
export const showCode: PublicRoute = {
  method: 'POST',
  path: '/users/codes',
  operationId: 'showSignInCode',
  summary: 'A code for the login of this browser, to be typed on a phone that is signed in',
  tags: ['sign-in codes'],
  access: 'public',
  refusals: ['too_many_requests'],
  answers: {
    201: {
      description: 'The code, and after how many seconds to ask for the next one',
      schema: {
        type: 'object',
        properties: { code: { type: 'string', pattern: '^\\d{6}$' }, refresh_after: { type: 'integer' } },
        required: ['code', 'refresh_after'],
        additionalProperties: false,
      },
    },
    429: { description: 'Too many codes asked for; `retry_after` in seconds' },
  },
  async handle(context) {
    const { ports, now, clientAddress } = context;
    const limit = { key: `code:shown:${addressGroup(clientAddress)}`, ...SIGN_IN_CODE_LIMITS.shown };
    await countTry(ports.database, [limit], now);
    const { browser, cookies } = await bindBrowser(context);
    const code = await drawCode(context, browser);
    return { status: 201, body: { code, refresh_after: SIGN_IN_CODE.refresh / 1000 }, cookies };
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
