import { createHttp } from './http.ts';

let userEmail: string | undefined;

/** The calls carry this e-mail from now on; `src/authProvider/session-store.ts` sets it. */
export function setUserEmail(email: string | undefined): void {
  userEmail = email;
}

/** The page's only client; the admin and the public pages share it. */
export const http = createHttp({
  baseUrl: '/api/v1',
  email: () => userEmail,
  locale: () => document.documentElement.lang || 'es',
});
