const NAME = 'tendero_signed_in';

/** Whether the server's readable hint exists beside the session cookie. It only decides which code loads first. */
export function hasSignedInHint(): boolean {
  return document.cookie.split(';').some((pair) => pair.trim() === `${NAME}=1`);
}

/** Removes the hint, when the session has ended or is about to end. */
export function dropSignedInHint(): void {
  document.cookie = `${NAME}=; Path=/; Max-Age=0; SameSite=Lax`;
}
