/** Key of the list of sessions in the query client. */
export const SESSIONS_KEY = ['account', 'sessions'] as const;
