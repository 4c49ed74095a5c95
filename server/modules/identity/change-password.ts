import { closedObject } from '../../../domain/schema/schema-parts.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../domain/identity/credentials.ts';
import { CHANGE_PASSWORD_LIMIT } from '../../../domain/identity/sign-in-limits.ts';
import type { Database } from '../../db/database.ts';
import { ApiError, invalid } from '../../errors.ts';
import { languageOf } from '../../http/language.ts';
import type { Answer } from '../../http/route.ts';
import type { BaseContext } from '../../context.ts';
import { publicRoute } from '../../http/typed-route.ts';
import { readUser } from './authenticator.ts';
import { countTry, giveBack } from './rate-limit.ts';
import { resetPassword } from './password-reset.ts';
import { openSession } from './sessions.ts';
import { refuseWeakPassword, setPassword } from './set-password.ts';

const TOKEN_LENGTH = 100;

/** One call for both ways to a new password, as the spec names it (2 §7): by a mailed link, or by who is signed in. */
export const changePassword = publicRoute({
  method: 'PUT',
  path: '/users/change-password',
  operationId: 'changePassword',
  summary: 'Set a new password by a mailed link, or by the current one when signed in; other sessions end',
  access: 'public',
  bodyLimit: 16 * 1024,
  body: closedObject(
    {
      token: { type: 'string', minLength: 1, maxLength: TOKEN_LENGTH },
      current_password: { type: 'string', minLength: 1, maxLength: PASSWORD_MAX_LENGTH },
      password: { type: 'string', minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH },
    },
    { optional: ['token', 'current_password'] },
  ),
  refusals: ['missing_jwt', 'invalid_jwt', 'identity_mismatch', 'not_found', 'too_many_requests'],
  answers: {
    204: { description: 'The password is set; who is signed in goes on in a new session' },
    401: { description: 'Neither a link nor a session' },
    404: { description: 'The link is unknown, used or too old' },
    429: { description: 'Too many wrong current passwords; `retry_after` in seconds' },
  },
  async handle(context) {
    const { token, current_password, password } = context.body;
    if (token !== undefined && current_password !== undefined)
      throw invalid({ current_password: { key: 'unknown' } });
    if (token !== undefined) return resetPassword(context, { token, password });
    return changeOwnPassword(context, { current: current_password, password });
  },
});

/**
 * Sets another password for a signed-in user who knows the old one. Their other sessions end, and this browser gets a
 * new one. So a copied cookie is worthless from here on.
 * @throws ApiError `missing_jwt`, `invalid_jwt`, `invalid` at `current_password` or `password`, `too_many_requests`
 */
async function changeOwnPassword(
  context: BaseContext,
  { current, password }: { current: string | undefined; password: string },
): Promise<Answer> {
  const { ports, request, now } = context;
  const user = await readUser(ports, request);
  if (user instanceof ApiError) throw user;
  if (current === undefined) throw invalid({ current_password: { key: 'required' } });

  const limit = { key: `password:user:${user.userId}`, ...CHANGE_PASSWORD_LIMIT };
  await countTry(ports.database, [limit], now);
  const { password_hash: old, ...session } = await readAccount(ports.database, user.sessionId);
  if (!(await ports.passwords.verify(old, current)))
    throw invalid({ current_password: { key: 'wrong_password' } });
  await giveBack(ports.database, { forget: [limit], refund: [] });
  if (current === password) throw invalid({ password: { key: 'same_password' } });
  await refuseWeakPassword(ports.database, user.userId, password);

  const hash = await ports.passwords.hash(password);
  await ports.database.platformWrite((sql) =>
    setPassword(sql, {
      userId: user.userId,
      language: languageOf(request),
      hash,
      now,
      except: user.sessionId,
    }),
  );
  ports.state.sessions.clear();
  const opened = await openSession(context, { ...session, userId: user.userId });
  ports.logger.info({ requestId: context.requestId, userId: user.userId }, 'password changed');
  return { status: 204, cookies: opened.cookies };
}

/** Of the session's user, with what the session that follows keeps of this one. @throws ApiError `invalid_jwt` when it has just ended */
async function readAccount(database: Database, sessionId: string) {
  const row = await database.platform((sql) =>
    sql
      .selectFrom('sessions as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .select(['u.password_hash', 's.store_id as storeId', 's.remember'])
      .where('s.id', '=', sessionId)
      .executeTakeFirst(),
  );
  if (row === undefined) throw new ApiError('invalid_jwt');
  return row;
}
