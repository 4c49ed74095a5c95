import { closedObject } from '../../../domain/schema/schema-parts.ts';
import {
  EMAIL_MAX_LENGTH,
  normaliseEmail,
  PASSWORD_MAX_LENGTH,
} from '../../../domain/identity/credentials.ts';
import { addressGroup, SIGN_IN_LIMITS } from '../../../domain/identity/sign-in-limits.ts';
import { sha256 } from '../../encoding.ts';
import { ApiError } from '../../errors.ts';
import type { Answer } from '../../http/route.ts';
import type { BaseContext } from '../../context.ts';
import { publicRoute } from '../../http/typed-route.ts';
import { accountsOf, checkPassword } from './check-password.ts';
import { knownDevice, rememberDevice } from './device.ts';
import { countTry, giveBack, type Limit } from './rate-limit.ts';
import { SESSION_INFO } from '../../../domain/identity/session-info.ts';
import { sessionInfo } from './session-info.ts';
import { openSession } from './sessions.ts';

interface Credentials {
  email: string;
  password: string;
  /** Keeps the session on this device when the browser closes. */
  remember: boolean;
}

export const signIn = publicRoute({
  method: 'POST',
  path: '/users/auth',
  operationId: 'signIn',
  summary: 'Open a session with an address and a password; the token comes as a cookie',
  access: 'public',
  bodyLimit: 16 * 1024,
  body: closedObject(
    {
      email: { type: 'string', minLength: 1, maxLength: EMAIL_MAX_LENGTH },
      password: { type: 'string', minLength: 1, maxLength: PASSWORD_MAX_LENGTH },
      remember: { type: 'boolean' },
    },
    { optional: ['remember'] },
  ),
  refusals: ['wrong_credentials', 'too_many_requests'],
  answers: {
    200: { description: 'Signed in', schema: SESSION_INFO },
    401: { description: 'Wrong address or password; the answer does not say which' },
    429: { description: 'Too many tries; `retry_after` in seconds' },
  },
  async handle(context) {
    const { email, password, remember = false } = context.body;
    return signInAs(context, { email: normaliseEmail(email), password, remember });
  },
});

async function signInAs(context: BaseContext, credentials: Credentials): Promise<Answer> {
  const { ports, now } = context;
  const { email, remember } = credentials;
  const accounts = await accountsOf(ports.database, email);
  const known = await knownDevice(context, accounts);
  const device = known?.device ?? null;
  const { own, shared } = await limitsOf({ email, clientAddress: context.clientAddress, device });
  const [address, ...others] = shared;
  await countTry(ports.database, address === undefined ? [own] : [own, address], now);
  for (const limit of others) await countTry(ports.database, [limit], now);

  const account = await checkPassword(ports, known === null ? accounts : [known.account], credentials);
  if (account === null) throw new ApiError('wrong_credentials');
  const userId = account.id;

  await giveBack(ports.database, { forget: [own], refund: shared });
  const session = await openSession(context, { userId, storeId: null, remember });
  ports.logger.info({ requestId: context.requestId, userId, remember }, 'signed in');
  return {
    status: 200,
    body: await sessionInfo(ports, session.id),
    cookies: [...session.cookies, await rememberDevice(context, account)],
  };
}

interface SignInLimits {
  /** This person's own count; a successful sign-in clears it. */
  own: Limit;
  /**
   * Shared with others, who must not keep out a device that the account knows: none for such a device. Counted one after
   * the other, the address before the account, so that one address cannot use the account's up. A successful sign-in
   * takes only itself back.
   */
  shared: Limit[];
}

/**
 * The limits of one try. Keys are made of what the server knows (the address) and of the account being tried;
 * nothing else that a client sends takes part, and no mail address stands in the table.
 */
async function limitsOf(attempt: {
  email: string;
  clientAddress: string;
  /** The device's own id when this account knows it, else null. */
  device: string | null;
}): Promise<SignInLimits> {
  const account = await sha256(attempt.email);
  const address = addressGroup(attempt.clientAddress);
  if (attempt.device !== null)
    return { own: { key: `sign-in:device:${attempt.device}`, ...SIGN_IN_LIMITS.device }, shared: [] };
  return {
    own: { key: `sign-in:both:${address}:${account}`, ...SIGN_IN_LIMITS.addressAndAccount },
    shared: [
      { key: `sign-in:address:${address}`, ...SIGN_IN_LIMITS.address },
      { key: `sign-in:account:${account}`, ...SIGN_IN_LIMITS.account },
    ],
  };
}
