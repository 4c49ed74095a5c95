import { SIGN_UP_REPEAT } from '../../../domain/identity/sign-up-policy.ts';
import { ApiError, invalid } from '../../errors.ts';
import { publicRoute } from '../../http/typed-route.ts';
import { openSession, rememberDevice, sessionInfo, SESSION_INFO } from '../identity/module.ts';
import { unbound } from './browser.ts';
import { prepareStore } from './prepare-store.ts';
import { openAccount, type Opened } from './open-account.ts';
import { currentSignUp, type SignUpRow } from './pending.ts';
import { INFORMATION, type Information } from './request-schema.ts';
import type { Answer, BaseContext } from '../../http/route.ts';

export const saveInformation = publicRoute({
  method: 'PUT',
  path: '/users/sign-up/information',
  operationId: 'finishSignUp',
  summary: 'The last step: the account and its store are made, and the browser is signed in',
  tags: ['sign-up'],
  access: 'public',
  bodyLimit: 16 * 1024,
  body: INFORMATION,
  refusals: ['not_found'],
  answers: {
    201: { description: 'Signed in', schema: SESSION_INFO },
    404: { description: 'This browser has no sign-up under way' },
    422: { description: 'The code has not been confirmed yet, or fields break a rule' },
  },
  async handle(context) {
    const row = await currentSignUp(context);
    if (row.verified_at === null) throw invalid({ code: { key: 'required' } });
    return finishSignUp(context, row, context.body);
  },
});

/**
 * Makes the account and signs the browser in.
 * @throws ApiError `not_found` when the sign-up was finished by another call, or its address got an account meanwhile
 */
export async function finishSignUp(
  context: BaseContext,
  row: SignUpRow,
  information: Information,
): Promise<Answer> {
  if (row.user_id !== null) return repeatFinish(context, row);
  const { ports, now, requestId } = context;
  const repeatUntil = new Date(now.getTime() + SIGN_UP_REPEAT);
  const opened = await openAccount(ports, row, information, { now, requestId, repeatUntil });
  if (opened === null) throw new ApiError('not_found');
  await prepareStore(ports, opened.storeId);
  ports.logger.info({ requestId, userId: opened.userId, storeId: opened.storeId }, 'signed up');
  return enter(context, row, opened);
}

/** The call that finished it again, because its answer was lost. @throws ApiError `not_found` for any other call */
export async function repeatFinish(context: BaseContext, row: SignUpRow): Promise<Answer> {
  const { user_id: userId, finished_by } = row;
  if (userId === null || finished_by !== context.requestId) throw new ApiError('not_found');
  const membership = await context.ports.database.platform((sql) =>
    sql
      .selectFrom('memberships')
      .select('store_id')
      .where('user_id', '=', userId)
      .where('owner', '=', true)
      .orderBy('store_id')
      .limit(1)
      .executeTakeFirst(),
  );
  if (membership === undefined) throw new ApiError('not_found');
  return enter(context, row, { userId, storeId: membership.store_id });
}

async function enter(context: BaseContext, row: SignUpRow, opened: Opened): Promise<Answer> {
  const { ports } = context;
  const account = { id: opened.userId, email: row.email, mailbox_proven: row.channel === 'mail' };
  const session = await openSession(context, { ...opened, remember: false });
  return {
    status: 201,
    body: await sessionInfo(ports, session.id),
    cookies: [...session.cookies, await rememberDevice(context, account), unbound(ports.settings)],
  };
}
