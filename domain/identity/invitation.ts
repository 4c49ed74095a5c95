const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** How long the link of an invitation works, in milliseconds. */
export const INVITATION_LIFETIME = 7 * 24 * HOUR;
/** How long a client may repeat the call that accepted the invitation, if it lost the answer. */
export const INVITATION_REPEAT = 10 * MINUTE;

/** Limits of the invitation mails that a store sends, and that one address receives from it. */
export const INVITATION_LIMITS = {
  store: { tries: 50, window: 24 * HOUR },
  recipient: { tries: 5, window: HOUR },
} as const;
