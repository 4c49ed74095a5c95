import type { InvitationOffer } from '../../domain/identity/invitation.ts';
import type { SessionInfo } from '../../domain/identity/session-info.ts';
import { callSession, SessionCallError, sessionIn } from './session-call.ts';
import { writeOnce } from './session-write.ts';

/** What a mailed invitation is about. @throws SessionCallError, with status 404 when its link is no longer good */
export async function readInvitation(token: string): Promise<InvitationOffer> {
  const answer = await callSession('GET', `/users/invitations/${encodeURIComponent(token)}`);
  if (isOffer(answer)) return answer;
  throw new SessionCallError(0, 'unexpected');
}

/** Joins the store, with a new password or as who is signed in. @throws SessionCallError */
export async function acceptInvitation(token: string, body: { password?: string }): Promise<SessionInfo> {
  return sessionIn(await writeOnce('POST', `/users/invitations/${encodeURIComponent(token)}/accept`, body));
}

function isOffer(answer: unknown): answer is InvitationOffer {
  return typeof answer === 'object' && answer !== null && 'step' in answer && 'store' in answer;
}
