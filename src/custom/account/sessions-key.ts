/** Under which the list of sessions is kept by the query client. */
export const SESSIONS_KEY = ['account', 'sessions'] as const;
