/** One year from the last choice, in seconds. */
const KEPT = 365 * 24 * 60 * 60;

/**
 * A choice for this browser that names no user, such as dark or light. It is a cookie, because signing out empties the
 * browser's storages. The next user sits at the same screen in the same shop.
 */
export function keptChoice(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** Undefined removes it. */
export function keepChoice(name: string, value: string | undefined): void {
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${value === undefined ? 0 : KEPT}; SameSite=Lax`;
}
