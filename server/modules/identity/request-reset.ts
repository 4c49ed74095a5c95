import { EMAIL_MAX_LENGTH, normaliseEmail } from '../../../domain/identity/email.ts';
import { addressGroup, RECOVERY_LIMITS } from '../../../domain/identity/sign-in-limits.ts';
import { sha256 } from '../../encoding.ts';
import { ApiError } from '../../errors.ts';
import { languageOf } from '../../http/language.ts';
import { publicRoute } from '../../http/typed-route.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { countTry } from './rate-limit.ts';
import { RESET_JOB, type ResetOrder } from './reset-job.ts';

/** The job finds out later whether the address has an account. Neither text nor time of this answer shows it. */
export const requestReset = publicRoute({
  method: 'POST',
  path: '/users/reset',
  operationId: 'requestPasswordReset',
  summary: 'Mail a link for a new password, if the address has an account',
  tags: ['session'],
  access: 'public',
  bodyLimit: 16 * 1024,
  body: {
    type: 'object',
    properties: { email: { type: 'string', format: 'email', maxLength: EMAIL_MAX_LENGTH } },
    required: ['email'],
    additionalProperties: false,
  },
  refusals: ['too_many_requests'],
  answers: {
    202: { description: 'The mail is on its way, if there is an account' },
    429: { description: 'Too many mails asked for; `retry_after` in seconds' },
    503: { description: 'This installation sends no mail' },
  },
  async handle({ ports, body, request, now, clientAddress }) {
    if (ports.mail === undefined) throw new ApiError('unavailable');
    const email = normaliseEmail(body.email);
    const limits = [
      { key: `reset:account:${await sha256(email)}`, ...RECOVERY_LIMITS.account },
      { key: `reset:address:${addressGroup(clientAddress)}`, ...RECOVERY_LIMITS.address },
    ];
    await countTry(ports.database, limits, now);
    const order: ResetOrder = { email, language: languageOf(request) };
    await ports.database.platformWrite((sql) => enqueue({ sql }, RESET_JOB, order, { runAt: now }));
    return { status: 202 };
  },
});
