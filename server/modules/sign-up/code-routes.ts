import { closedObject } from '../../../domain/schema/schema-parts.ts';
import { SIGN_UP_STATE } from '../../../domain/identity/sign-in-answers.ts';
import { SIGN_UP_CODE } from '../../../domain/identity/sign-up.ts';
import { ApiError, invalid } from '../../errors.ts';
import type { PublicRoute } from '../../http/route.ts';
import type { BaseContext } from '../../context.ts';
import { publicRoute } from '../../http/typed-route.ts';
import { SESSION_INFO } from '../../../domain/identity/session-info.ts';
import { CODE_JOB, codeHash, countCodeSent, countCodeTried } from './code-job.ts';
import { enterKnown, finishSignUp, repeatFinish } from './finish.ts';
import { channelsOf, currentSignUp, digitsOf, stateOf, untilNextCode, type SignUpRow } from './pending.ts';
import type { Information } from '../../../domain/identity/sign-up-bodies.ts';

export const readSignUp: PublicRoute = {
  method: 'GET',
  path: '/users/sign-up',
  operationId: 'readSignUp',
  summary: 'Where the sign-up of this browser stands',
  access: 'public',
  refusals: ['not_found'],
  answers: {
    200: { description: 'Its state', schema: SIGN_UP_STATE },
    404: { description: 'This browser has none under way' },
  },
  async handle(context) {
    const row = await currentSignUp(context);
    if (row.user_id !== null) throw new ApiError('not_found');
    return { status: 200, body: stateOf(row, context) };
  },
};

export const resendCode = publicRoute({
  method: 'POST',
  path: '/users/sign-up/code',
  operationId: 'resendSignUpCode',
  summary: 'Send another code; the one before is worth nothing from then on',
  access: 'public',
  body: closedObject({ channel: { enum: ['whatsapp', 'mail'] } }),
  refusals: ['not_found', 'too_many_requests'],
  answers: {
    202: { description: 'It is on its way', schema: SIGN_UP_STATE },
    404: { description: 'This browser has no sign-up under way' },
    429: { description: 'Too soon, or too many; `retry_after` in seconds' },
  },
  async handle(context) {
    const { ports, now } = context;
    const { channel } = context.body;
    if (!channelsOf(ports).includes(channel)) throw invalid({ channel: { key: 'enum' } });
    const row = await currentSignUp(context);
    if (row.verified_at !== null) throw new ApiError('not_found');
    const wait = untilNextCode(row, now);
    if (wait > 0) throw tooSoon(wait);
    await countCodeSent(context, row);
    const renewed = await ports.database.platformWrite(async (sql) => {
      const updated = await sql
        .updateTable('sign_ups')
        .set({
          channel,
          tries: 0,
          code_hash: null,
          message_id: null,
          code_asked_at: now,
          code_expires_at: new Date(now.getTime() + SIGN_UP_CODE.lifetime),
        })
        .where('id', '=', row.id)
        // Of two at once, the first has it its way.
        .where('code_asked_at', '=', row.code_asked_at)
        .returningAll()
        .executeTakeFirst();
      if (updated !== undefined)
        await CODE_JOB.enqueue({ sql }, { signUpId: row.id, channel }, { runAt: now });
      return updated;
    });
    if (renewed === undefined) throw tooSoon(SIGN_UP_CODE.pause);
    return { status: 202, body: stateOf(renewed, context) };
  },
});

function tooSoon(wait: number): ApiError {
  return new ApiError('too_many_requests', { details: { retry_after: Math.ceil(wait / 1000) } });
}

export const verifyCode = publicRoute({
  method: 'POST',
  path: '/users/sign-up/verify',
  operationId: 'verifySignUpCode',
  summary: 'Confirm a sign-up by its code',
  access: 'public',
  body: closedObject({
    code: {
      type: 'string',
      pattern: '^\\d{4}(\\d{2})?$',
      description: 'Four digits by WhatsApp, six by mail',
    },
  }),
  refusals: ['not_found', 'too_many_requests'],
  answers: {
    200: { description: 'Confirmed; the last step is open', schema: SIGN_UP_STATE },
    201: {
      description:
        'Confirmed and signed in: the fields of the last step came before, or the password is that of an account with a store',
      schema: SESSION_INFO,
    },
    404: { description: 'This browser has no sign-up under way' },
    422: {
      description: 'A wrong code (`wrong_code` with the tries left), or one that is over (`code_over`)',
    },
    429: { description: 'Too many codes tried; `retry_after` in seconds' },
  },
  async handle(context) {
    const { code } = context.body;
    const row = await currentSignUp(context);
    if (row.user_id !== null) return repeatFinish(context, row);
    const verified = row.verified_at === null ? await verify(context, row, code) : row;
    // Written by `requestSignUp`, which has checked it.
    const information = verified.information as Information | null;
    if (information !== null) return finishSignUp(context, verified, information);
    const entered = await enterKnown(context, verified);
    if (entered !== null) return entered;
    return { status: 200, body: stateOf(verified, context) };
  },
});

async function verify(context: BaseContext, row: SignUpRow, code: string): Promise<SignUpRow> {
  const { ports, now } = context;
  // Typed for a message of the other channel, which a failed one has made over: no guess, so it costs no try.
  if (code.length !== digitsOf(row))
    throw invalid({ code: { key: 'wrong_code', args: { left: triesLeft(row) } } });
  await countCodeTried(context, row);
  const hash = await codeHash(ports, row.id, code);
  const counted = await ports.database.platformWrite(async (sql) => {
    const tried = await sql
      .updateTable('sign_ups')
      .set((eb) => ({ tries: eb('tries', '+', 1) }))
      .where('id', '=', row.id)
      .where('verified_at', 'is', null)
      .where('code_expires_at', '>', now)
      .where('tries', '<', SIGN_UP_CODE.tries)
      .returning(['tries', 'code_hash'])
      .executeTakeFirst();
    if (tried?.code_hash !== hash) return { verified: undefined, tries: tried?.tries };
    const verified = await sql
      .updateTable('sign_ups')
      .set({ verified_at: now, code_hash: null })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirst();
    return { verified, tries: tried.tries };
  });
  if (counted.verified !== undefined) return counted.verified;
  const left = counted.tries === undefined ? 0 : triesLeft({ tries: counted.tries });
  if (left > 0) throw invalid({ code: { key: 'wrong_code', args: { left } } });
  throw invalid({ code: { key: 'code_over' } });
}

function triesLeft({ tries }: Pick<SignUpRow, 'tries'>): number {
  return SIGN_UP_CODE.tries - tries;
}
