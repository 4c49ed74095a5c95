import { SIGN_UP_CODE } from '../../../domain/identity/sign-up-policy.ts';
import { ApiError, invalid } from '../../errors.ts';
import { publicRoute } from '../../http/typed-route.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { CODE_JOB, type CodeOrder } from './code-job.ts';
import { countCodeSent } from './limits.ts';
import { channelsOf, currentSignUp, STATE, stateOf, untilNextCode } from './pending.ts';
import type { PublicRoute } from '../../http/route.ts';

export const readSignUp: PublicRoute = {
  method: 'GET',
  path: '/users/sign-up',
  operationId: 'readSignUp',
  summary: 'Where the sign-up of this browser stands',
  tags: ['sign-up'],
  access: 'public',
  refusals: ['not_found'],
  answers: {
    200: { description: 'Its state', schema: STATE },
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
  tags: ['sign-up'],
  access: 'public',
  body: {
    type: 'object',
    properties: { channel: { enum: ['whatsapp', 'mail'] } },
    required: ['channel'],
    additionalProperties: false,
  },
  refusals: ['not_found', 'too_many_requests'],
  answers: {
    202: { description: 'It is on its way', schema: STATE },
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
      const order: CodeOrder = { signUpId: row.id, channel };
      if (updated !== undefined) await enqueue({ sql }, CODE_JOB, order, { runAt: now });
      return updated;
    });
    if (renewed === undefined) throw tooSoon(SIGN_UP_CODE.pause);
    return { status: 202, body: stateOf(renewed, context) };
  },
});

function tooSoon(wait: number): ApiError {
  return new ApiError('too_many_requests', { details: { retry_after: Math.ceil(wait / 1000) } });
}
