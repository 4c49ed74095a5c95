const NAME = 'tendero_signed_in';

/** Whether the server set its readable hint beside the session's own cookie. It only chooses what to load first. */
export function hasSignedInHint(): boolean {
  return document.cookie.split(';').some((pair) => pair.trim() === `${NAME}=1`);
}

/** The session turned out to be over, or is about to be. */
export function dropSignedInHint(): void {
  document.cookie = `${NAME}=; Path=/; Max-Age=0; SameSite=Lax`;
}
