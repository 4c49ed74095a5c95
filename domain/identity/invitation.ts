const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** How long the link of an invitation works, in milliseconds. */
export const INVITATION_LIFETIME = 7 * 24 * HOUR;
/** How long the call that accepted it may be repeated when its answer was lost. */
export const INVITATION_REPEAT = 10 * MINUTE;

/** Letters that a store may send, and that one address may get from it. */
export const INVITATION_LIMITS = {
  store: { tries: 50, window: 24 * HOUR },
  recipient: { tries: 5, window: HOUR },
} as const;

/** One line, and nothing that mail programs would make a link of: the name goes into a letter to a stranger. */
export const INVITED_NAME_PATTERN = '^(?=.*\\S)[^\\p{Cc}<>:/@]+$';
export const INVITED_NAME_MAX_LENGTH = 100;

/** What whoever opens the link has to do next. `other_account`: this browser is signed in as somebody else. */
export type InvitationStep = 'password' | 'sign_in' | 'accept' | 'other_account';

/** `GET /users/invitations/{token}`. */
export interface InvitationOffer {
  store: string;
  /** Name of the person who invited; null when they have left. */
  inviter: string | null;
  first_name: string;
  last_name: string;
  email: string;
  /** Null reads as Administrador. */
  role: string | null;
  expires_at: string;
  step: InvitationStep;
}
