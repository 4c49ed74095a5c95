/** What the page of a new order hands to the list that shows it on top. */
export interface Created {
  created: number;
}

/** The id of the order that was just made. */
export function createdIn(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('created' in state)) return undefined;
  return typeof state.created === 'number' ? state.created : undefined;
}
