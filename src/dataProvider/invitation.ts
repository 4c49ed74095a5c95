import type { InvitationOffer } from '../../domain/access/team.ts';
import type { SessionInfo } from '../../domain/identity/session-info.ts';
import type { Http } from './http.ts';
import { objectOf } from './records.ts';
import { sessionOf } from './session-answer.ts';

/** The content of a mailed invitation. @throws ApiHttpError, with status 404 when its link is no longer valid */
export async function readInvitation(http: Http, token: string): Promise<InvitationOffer> {
  const answer = await http(`/users/invitations/${encodeURIComponent(token)}`);
  return objectOf<InvitationOffer>(answer, 'step', 'store');
}

/** Joins the store, with a new password or as the signed-in user. @throws ApiHttpError */
export async function acceptInvitation(
  http: Http,
  token: string,
  body: { password?: string },
): Promise<SessionInfo> {
  const path = `/users/invitations/${encodeURIComponent(token)}/accept`;
  return sessionOf(await http(path, { method: 'POST', body }));
}
