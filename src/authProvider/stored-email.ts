import { hasSignedInHint } from './signed-in-hint.ts';

const KEY = 'tendero.user_email';

/**
 * E-mail of the last sign-in in this browser, for the call that requests the session. Undefined when nobody is signed
 * in. It grants nothing: the server compares it with the session, and signing out removes it.
 */
export function keptEmail(): string | undefined {
  return hasSignedInHint() ? (localStorage.getItem(KEY) ?? undefined) : undefined;
}

export function keepEmail(email: string): void {
  localStorage.setItem(KEY, email);
}

/** @returns whether there was one */
export function forgetEmail(): boolean {
  const known = localStorage.getItem(KEY) !== null;
  localStorage.removeItem(KEY);
  return known;
}
