import { createHttp } from './http.ts';

let userEmail: string | undefined;

/** Whose e-mail the calls carry from here on; the session tells it (`src/authProvider/session-store.ts`). */
export function setUserEmail(email: string | undefined): void {
  userEmail = email;
}

/** The page's one client, of the admin and of the public pages. */
export const http = createHttp({
  baseUrl: '/api/v1',
  email: () => userEmail,
  locale: () => document.documentElement.lang || 'es',
});
