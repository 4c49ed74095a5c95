import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../domain/identity/password.ts';
import { invalid } from '../../errors.ts';
import { publicRoute } from '../../http/typed-route.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { resetPassword } from './reset-password.ts';

const TOKEN_LENGTH = 100;

/** One call for both ways to a new password, as the spec names it (2 §7): by a mailed link, or by who is signed in. */
export const changePassword = publicRoute({
  method: 'PUT',
  path: '/users/change-password',
  operationId: 'changePassword',
  summary: 'Set a new password by a mailed link, or by the current one when signed in; other sessions end',
  tags: ['session'],
  access: 'public',
  bodyLimit: 16 * 1024,
  body: {
    type: 'object',
    properties: {
      token: { type: 'string', minLength: 1, maxLength: TOKEN_LENGTH },
      current_password: { type: 'string', minLength: 1, maxLength: PASSWORD_MAX_LENGTH },
      password: { type: 'string', minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH },
    },
    required: ['password'],
    additionalProperties: false,
  },
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
