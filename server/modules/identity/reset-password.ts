import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../domain/identity/password.ts';
import { ApiError } from '../../errors.ts';
import { languageOf, type Language } from '../../http/language.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { announceAccessChange } from './access-changes.ts';
import { signedOutCookies } from './cookies.ts';
import { rememberDevice } from './device.ts';
import { PASSWORD_CHANGED_JOB, type PasswordChange } from './password-changed-job.ts';
import { sessionCacheOf } from './session-cache.ts';
import { consumeToken, ownerOfToken } from './user-tokens.ts';
import type { Database } from '../../db/database.ts';
import type { PublicRoute } from '../../http/route.ts';

const TOKEN_LENGTH = 100;

export const validateResetToken: PublicRoute = {
  method: 'GET',
  path: '/users/validate/token/{token}',
  operationId: 'validateResetToken',
  summary: 'Whether a link for a new password still works',
  tags: ['session'],
  access: 'public',
  answers: { 204: { description: 'It does' }, 404: { description: 'Unknown, used or too old' } },
  async handle({ ports, params, now }) {
    const use = { purpose: 'reset', now } as const;
    const owner = await ports.database.platform((sql) => ownerOfToken(sql, params['token'] ?? '', use));
    if (owner === null) throw new ApiError('not_found');
    return { status: 204 };
  },
};

export const resetPassword: PublicRoute = {
  method: 'PUT',
  path: '/users/change-password',
  operationId: 'resetPassword',
  summary: 'Set a new password by a mailed link; every session of the account ends',
  tags: ['session'],
  access: 'public',
  bodyLimit: 16 * 1024,
  body: {
    type: 'object',
    properties: {
      token: { type: 'string', minLength: 1, maxLength: TOKEN_LENGTH },
      password: { type: 'string', minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH },
    },
    required: ['token', 'password'],
    additionalProperties: false,
  },
  answers: {
    204: { description: 'The password is set' },
    404: { description: 'The link is unknown, used or too old' },
  },
  async handle(context) {
    const { ports, now } = context;
    // The router has checked the body against the schema above.
    const { token, password } = context.body as { token: string; password: string };
    const use = { purpose: 'reset', now } as const;
    const known = await ports.database.platform((sql) => ownerOfToken(sql, token, use));
    // Hashing is for those alone who hold a link.
    if (known === null) throw new ApiError('not_found');
    const hash = await ports.passwords.hash(password);
    const email = await setPassword(ports.database, {
      token,
      hash,
      now,
      language: languageOf(context.request),
    });
    if (email === null) throw new ApiError('not_found');
    // Whoever holds the mailbox is the owner: this device need not queue behind strangers who try the account.
    const device = await rememberDevice(context, email);
    return { status: 204, cookies: [...signedOutCookies(ports.settings), device] };
  },
};

interface NewPassword {
  token: string;
  hash: string;
  now: Date;
  language: Language;
}

/** Token, password and sessions in one transaction: of two calls with one link, one gets the account's address. */
async function setPassword(database: Database, { token, hash, now, language }: NewPassword) {
  const email = await database.platformWrite(async (sql) => {
    const userId = await consumeToken(sql, token, { purpose: 'reset', now });
    if (userId === null) return null;
    await sql.deleteFrom('sessions').where('user_id', '=', userId).execute();
    await announceAccessChange(sql);
    const change: PasswordChange = { userId, language };
    await enqueue({ sql }, PASSWORD_CHANGED_JOB, change, { runAt: now });
    const user = await sql
      .updateTable('users')
      .set({ password_hash: hash, password_changed_at: now })
      .where('id', '=', userId)
      .returning('email')
      .executeTakeFirstOrThrow();
    return user.email;
  });
  sessionCacheOf(database).clear();
  return email;
}
