/** What the page of a new order hands to the page that shows it. */
export const CREATED = { created: true } as const;

export function wasCreated(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'created' in state && state.created === true;
}
