/** Seconds: a year after it was last chosen. */
const KEPT = 365 * 24 * 60 * 60;

/**
 * What was chosen for this browser and names nobody, such as dark or light. A cookie, because signing out empties the
 * browser's storages, and whoever signs in next sits at the same screen in the same shop.
 */
export function keptChoice(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1);
}

/** Undefined takes it away. */
export function keepChoice(name: string, value: string | undefined): void {
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${value === undefined ? 0 : KEPT}; SameSite=Lax`;
}
