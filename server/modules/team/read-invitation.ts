import { ApiError } from '../../errors.ts';
import { visitorOf } from '../identity/module.ts';
import { OFFER } from './answers.ts';
import { findInvitation, type FoundInvitation } from './find-invitation.ts';
import type { InvitationOffer, InvitationStep } from '../../../domain/identity/invitation.ts';
import type { PublicRoute, SessionUser } from '../../http/route.ts';

/** The holder of the link holds the mailbox. So they may learn that this address, and no other, has an account. */
export const readInvitation: PublicRoute = {
  method: 'GET',
  path: '/users/invitations/{token}',
  operationId: 'readInvitation',
  summary: 'What a mailed invitation is about, and what is to be done to accept it',
  tags: ['team'],
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

function stepOf({ email, account }: FoundInvitation, visitor: SessionUser | null): InvitationStep {
  if (visitor === null) return account === null ? 'password' : 'sign_in';
  // An account that only says that the address is its own joins nothing once another has proven it.
  const isInvited = visitor.email === email && (account === null || account === visitor.userId);
  return isInvited ? 'accept' : 'other_account';
}
