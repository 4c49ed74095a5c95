/** `aria-describedby` of the texts that are on screen. */
export function described(ids: readonly (string | false)[]): string | undefined {
  const shown = ids.filter((id) => id !== false);
  return shown.length === 0 ? undefined : shown.join(' ');
}
