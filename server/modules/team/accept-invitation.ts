import { closedObject } from '../../../domain/schema/schema-parts.ts';
import type { AuditAction } from '../../../domain/audit/audit-answers.ts';
import { OFFER, type InvitationOffer } from '../../../domain/access/team.ts';
import { INVITATION_REPEAT } from '../../../domain/identity/sign-up.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../domain/identity/credentials.ts';
import { isCommonPassword } from '../../../domain/identity/password-strength.ts';
import type { Sql } from '../../db/database.ts';
import { fromBase64Url, sha256 } from '../../encoding.ts';
import { ApiError, invalid } from '../../errors.ts';
import { LANGUAGES } from '../../http/language.ts';
import type { Answer, PublicRoute } from '../../http/route.ts';
import type { BaseContext, SessionUser } from '../../context.ts';
import { publicRoute } from '../../http/typed-route.ts';
import {
  accountsOf,
  announceAccessChange,
  checkPassword,
  enterStore,
  forgetAccess,
  insertUser,
  missingJwt,
  openSession,
  proveMailbox,
  rememberDevice,
  sessionInfo,
  visitorOf,
} from '../identity/module.ts';
import { SESSION_INFO } from '../../../domain/identity/session-info.ts';
import { acquireTeamLock } from './team.ts';

/**
 * The invitation of a mailed link, accepted or not.
 * @throws ApiError `not_found` when the link is unknown, taken back or replaced; `invitation_expired` and
 *   `invitation_used` when it is too old
 */
async function findInvitation(sql: Sql, token: string, now: Date) {
  const token_hash = fromBase64Url(token) === null ? null : await sha256(token);
  const found =
    token_hash === null
      ? undefined
      : await sql
          .selectFrom('invitations as i')
          .innerJoin('stores as st', 'st.id', 'i.store_id')
          .leftJoin('roles as r', (join) =>
            join.onRef('r.store_id', '=', 'i.store_id').onRef('r.id', '=', 'i.role_id'),
          )
          .leftJoin('users as u', 'u.id', 'i.invited_by')
          .leftJoin('users as known', (join) =>
            join.onRef('known.email', '=', 'i.email').on('known.mailbox_proven', '=', true),
          )
          .select(({ exists, selectFrom }) =>
            exists(
              selectFrom('users as claim')
                .select('claim.id')
                .whereRef('claim.email', '=', 'i.email')
                .where('claim.mailbox_proven', '=', false),
            ).as('claimed'),
          )
          .select([
            'i.store_id',
            'i.id',
            'i.email',
            'i.first_name',
            'i.last_name',
            'i.role_id',
            'i.language',
            'i.token_hash',
            'i.expires_at',
            'i.accepted_at',
            'i.accepted_by',
            'i.accepted_request',
            'r.name as role',
            'st.name as store',
            'u.first_name as inviter',
            'u.last_name as inviter_last',
            'known.id as account',
          ])
          .where('i.token_hash', '=', token_hash)
          .executeTakeFirst();
  if (!found) throw new ApiError('not_found');
  if (found.expires_at <= now)
    throw new ApiError(found.accepted_at === null ? 'invitation_expired' : 'invitation_used');
  return found;
}

type FoundInvitation = Awaited<ReturnType<typeof findInvitation>>;

/** The holder of the link holds the mailbox. So they may learn that this address, and no other, has an account. */
export const readInvitation: PublicRoute = {
  method: 'GET',
  path: '/users/invitations/{token}',
  operationId: 'readInvitation',
  summary: 'What a mailed invitation is about, and what is to be done to accept it',
  access: 'public',
  refusals: ['not_found', 'invitation_used', 'invitation_expired'],
  answers: {
    200: { description: 'The invitation', schema: OFFER },
    404: { description: 'The link is unknown or taken back' },
    410: { description: 'The link was used, or is too old' },
  },
  async handle(context) {
    const { ports, params, now } = context;
    const found = await ports.database.platform((sql) => findInvitation(sql, params['token'] ?? '', now));
    if (found.accepted_at !== null) throw new ApiError('invitation_used');
    const body: InvitationOffer = {
      store: found.store,
      inviter: found.inviter === null ? null : `${found.inviter} ${found.inviter_last ?? ''}`.trim(),
      first_name: found.first_name,
      last_name: found.last_name,
      email: found.email,
      role: found.role,
      expires_at: found.expires_at.toISOString(),
      step: stepOf(found, await visitorOf(context)),
    };
    return { status: 200, body };
  },
};

function stepOf(
  { email, account, claimed }: FoundInvitation,
  visitor: SessionUser | null,
): InvitationOffer['step'] {
  if (visitor === null && account === null) return claimed === true ? 'claimed' : 'password';
  if (visitor === null) return 'sign_in';
  // An account that only says that the address is its own joins nothing once another has proven it.
  const isInvited = visitor.email === email && (account === null || account === visitor.userId);
  return isInvited ? 'accept' : 'other_account';
}

export const acceptInvitation = publicRoute({
  method: 'POST',
  path: '/users/invitations/{token}/accept',
  operationId: 'acceptInvitation',
  summary: 'Join the store: with a password, or signed in to the account of the invited address',
  access: 'public',
  bodyLimit: 16 * 1024,
  body: closedObject(
    {
      password: {
        type: 'string',
        minLength: PASSWORD_MIN_LENGTH,
        maxLength: PASSWORD_MAX_LENGTH,
        description:
          'Of an account that names the address, or of a new one; not looked at when the address has proven one.',
      },
    },
    { optional: ['password'] },
  ),
  refusals: ['missing_jwt', 'not_found', 'other_account', 'invitation_used', 'invitation_expired'],
  answers: {
    200: { description: 'Joined; the store is the current one of the session', schema: SESSION_INFO },
    201: { description: 'Joined with the account of the password, and signed in', schema: SESSION_INFO },
    401: { description: 'The address has an account: sign in to it first' },
    404: { description: 'The link is unknown or taken back' },
    409: { description: 'Signed in to another account' },
    410: { description: 'The link was used, or is too old' },
  },
  async handle(context) {
    const { ports, params, now } = context;
    const token = params['token'] ?? '';
    const { password } = context.body;
    const found = await ports.database.platform((sql) => findInvitation(sql, token, now));
    if (found.accepted_at !== null) return repeat(context, found);
    const visitor = await visitorOf(context);
    if (visitor !== null && visitor.email !== found.email) throw new ApiError('other_account');
    if (visitor !== null) return acceptAs(context, found, visitor);
    if (found.account !== null) throw missingJwt();
    if (password === undefined) throw invalid({ password: { key: 'required' } });
    return acceptByPassword(context, found, password);
  },
});

/**
 * Joins as the account that the password opens, of those that name the address without proof: a merchant who signed up
 * by phone has their own store in it. The link proves its mailbox. Another password makes a new account.
 * @throws ApiError `invalid` at `password`
 */
async function acceptByPassword(context: BaseContext, found: FoundInvitation, password: string) {
  const { ports } = context;
  const { email, first_name, last_name, store } = found;
  const known = await checkPassword(ports, await accountsOf(ports.database, email), { email, password });
  if (
    known === null &&
    isCommonPassword(password, [email, first_name, last_name, `${first_name}${last_name}`, store])
  )
    throw invalid({ password: { key: 'common_password' } });
  // Hashing is for those alone who hold a link.
  const joining =
    known === null ? { passwordHash: await ports.passwords.hash(password) } : { userId: known.id };
  return enter(context, found, await joinStore(context, found, joining));
}

async function acceptAs(context: BaseContext, found: FoundInvitation, user: SessionUser): Promise<Answer> {
  const { ports } = context;
  await joinStore(context, found, { userId: user.userId });
  forgetAccess(ports);
  await enterStore(ports.database, user, found.store_id);
  return { status: 200, body: await sessionInfo(ports, user.sessionId) };
}

/**
 * Answers a call that comes again because its answer was lost. A member who has joined gets the same answer. Only the
 * call that made the account signs it in again.
 * @throws ApiError `not_found` for any other call
 */
async function repeat(context: BaseContext, found: FoundInvitation): Promise<Answer> {
  const { accepted_at, accepted_by, accepted_request } = found;
  const visitor = await visitorOf(context);
  if (visitor !== null && visitor.userId === accepted_by)
    return { status: 200, body: await sessionInfo(context.ports, visitor.sessionId) };
  const isRepeat =
    accepted_by !== null &&
    accepted_at !== null &&
    accepted_request === context.requestId &&
    context.now.getTime() - accepted_at.getTime() < INVITATION_REPEAT;
  if (!isRepeat) throw new ApiError('invitation_used');
  return enter(context, found, accepted_by);
}

async function enter(context: BaseContext, found: FoundInvitation, userId: number): Promise<Answer> {
  const { ports, requestId } = context;
  forgetAccess(ports);
  const session = await openSession(context, { userId, storeId: found.store_id, remember: false });
  ports.logger.info({ requestId, userId, storeId: found.store_id }, 'joined by invitation');
  return {
    status: 201,
    body: await sessionInfo(ports, session.id),
    cookies: [
      ...session.cookies,
      await rememberDevice(context, { id: userId, email: found.email, mailbox_proven: true }),
    ],
  };
}

/** Who joins: an account that there is, or a new one of the invited address. */
type Joining = { userId: number } | { passwordHash: string };

/**
 * Account, membership and the end of the link in one transaction: of two calls with one link, one joins.
 * @returns the member's user id
 * @throws ApiError `not_found` when the invitation was accepted or taken back meanwhile; `missing_jwt` when its
 *   address has got an account meanwhile
 */
async function joinStore(
  { ports, now, requestId }: Pick<BaseContext, 'ports' | 'now' | 'requestId'>,
  found: FoundInvitation,
  joining: Joining,
): Promise<number> {
  const { store_id, id } = found;
  return ports.database.platformWrite(async (sql) => {
    await acquireTeamLock(sql, store_id);
    const invitation = await lock(sql, found);
    const userId = 'userId' in joining ? joining.userId : await openAccount(sql, found, joining, now);
    // The link came to the mailbox of the address.
    if (!(await proveMailbox(sql, userId))) throw new ApiError('other_account');
    // A member keeps their role.
    await sql
      .insertInto('memberships')
      .values({ store_id, user_id: userId, owner: false, role_id: invitation.role_id, created_at: now })
      .onConflict((conflict) => conflict.columns(['store_id', 'user_id']).doNothing())
      .execute();
    await sql
      .updateTable('invitations')
      .set({ accepted_at: now, accepted_by: userId, accepted_request: requestId })
      .where('store_id', '=', store_id)
      .where('id', '=', id)
      .execute();
    await sql
      .insertInto('audit')
      .values({
        store_id,
        at: now,
        user_id: userId,
        request_id: requestId,
        action: 'accept' satisfies AuditAction,
        resource: 'invitations',
        record_id: id,
        changes: JSON.stringify({ email: [null, found.email], role_id: [null, invitation.role_id] }),
      })
      .execute();
    await announceAccessChange(sql);
    return userId;
  });
}

/** The invitation as it is now, and until the transaction ends. */
async function lock(
  sql: Sql,
  { store_id, id, token_hash }: FoundInvitation,
): Promise<{ role_id: number | null }> {
  const invitation = await sql
    .selectFrom('invitations')
    .select('role_id')
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('token_hash', '=', token_hash)
    .forUpdate()
    .executeTakeFirst();
  if (!invitation) throw new ApiError('not_found');
  return invitation;
}

async function openAccount(
  sql: Sql,
  found: FoundInvitation,
  { passwordHash }: { passwordHash: string },
  now: Date,
): Promise<number> {
  const { email, first_name: firstName, last_name: lastName } = found;
  const language = LANGUAGES.find((one) => one === found.language) ?? 'es';
  const user = { email, firstName, lastName, passwordHash, verified: true };
  const userId = await insertUser(sql, user, now);
  if (userId === null) throw missingJwt();
  await sql.updateTable('users').set({ language }).where('id', '=', userId).execute();
  return userId;
}
