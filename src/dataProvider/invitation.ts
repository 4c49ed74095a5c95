import type { InvitationOffer } from '../../domain/identity/invitation.ts';
import type { SessionInfo } from '../../domain/identity/session-info.ts';
import { unreadableAnswer } from './api-error.ts';
import { http } from './client.ts';
import { sessionOf } from './session-answer.ts';

/** The content of a mailed invitation. @throws ApiHttpError, with status 404 when its link is no longer valid */
export async function readInvitation(token: string): Promise<InvitationOffer> {
  const { json } = await http(`/users/invitations/${encodeURIComponent(token)}`);
  if (isOffer(json)) return json;
  throw unreadableAnswer();
}

/** Joins the store, with a new password or as the signed-in user. @throws ApiHttpError */
export async function acceptInvitation(token: string, body: { password?: string }): Promise<SessionInfo> {
  const path = `/users/invitations/${encodeURIComponent(token)}/accept`;
  return sessionOf(await http(path, { method: 'POST', body }));
}

function isOffer(json: unknown): json is InvitationOffer {
  return typeof json === 'object' && json !== null && 'step' in json && 'store' in json;
}
