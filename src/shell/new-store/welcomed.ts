const NAME = 'tendero_welcomed';
/** As long as an account counts as new, in seconds. */
const KEPT = 30 * 24 * 60 * 60;

/** Whether this browser has welcomed the user. A cookie, because signing out empties the browser's storage. */
export function wasWelcomed(userId: number): boolean {
  return document.cookie.split(';').some((pair) => pair.trim() === `${NAME}=${userId}`);
}

export function rememberWelcome(userId: number): void {
  document.cookie = `${NAME}=${userId}; Path=/; Max-Age=${KEPT}; SameSite=Lax`;
}
