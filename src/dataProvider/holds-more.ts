/** Whether a list has more records than its total, by what the data provider answers beside it. */
export function holdsMore(meta: unknown): boolean {
  return typeof meta === 'object' && meta !== null && 'more' in meta && meta.more === true;
}
