import { ApiError } from '../../errors.ts';
import { languageOf } from '../../http/language.ts';
import { signedOutCookies } from './cookies.ts';
import { rememberDevice } from './device.ts';
import { proveMailbox } from './mailbox.ts';
import { refuseWeakPassword, setPassword } from './set-password.ts';
import { consumeToken, ownerOfToken } from './user-tokens.ts';
import type { Answer, BaseContext, PublicRoute } from '../../http/route.ts';

export const validateResetToken: PublicRoute = {
  method: 'GET',
  path: '/users/validate/token/{token}',
  operationId: 'validateResetToken',
  summary: 'Whether a link for a new password still works',
  tags: ['session'],
  access: 'public',
  refusals: ['not_found'],
  answers: { 204: { description: 'It does' }, 404: { description: 'Unknown, used or too old' } },
  async handle({ ports, params, now }) {
    const use = { purpose: 'reset', now } as const;
    const owner = await ports.database.platform((sql) => ownerOfToken(sql, params['token'] ?? '', use));
    if (owner === null) throw new ApiError('not_found');
    return { status: 204 };
  },
};

/**
 * Sets a new password for the holder of a mailed link. Throws `not_found` when the link is unknown, used or too old.
 */
export async function resetPassword(
  context: BaseContext,
  { token, password }: { token: string; password: string },
): Promise<Answer> {
  const { ports, now, request } = context;
  const use = { purpose: 'reset', now } as const;
  const owner = await ports.database.platform((sql) => ownerOfToken(sql, token, use));
  // Hashing is for those alone who hold a link.
  if (owner === null) throw new ApiError('not_found');
  await refuseWeakPassword(ports.database, owner, password);
  const hash = await ports.passwords.hash(password);
  const account = await ports.database.platformWrite(async (sql) => {
    // Token, password and sessions together: of two calls with one link, one gets the account.
    const userId = await consumeToken(sql, token, use);
    if (userId === null || !(await proveMailbox(sql, userId))) return null;
    return setPassword(sql, { userId, hash, now, language: languageOf(request) });
  });
  if (account === null) throw new ApiError('not_found');
  ports.state.sessions.clear();
  // The holder of the mailbox is the owner. So tries of strangers do not limit this device.
  const device = await rememberDevice(context, account);
  return { status: 204, cookies: [...signedOutCookies(ports.settings), device] };
}
