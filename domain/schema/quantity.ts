import type { Field } from './model.ts';

/** Whether a number counts or measures. A whole number that is read as text is a name, such as a year or a room. */
export function isQuantity({ kind, display }: Pick<Field, 'kind' | 'display'>): boolean {
  return kind === 'money' || ((kind === 'integer' || kind === 'number') && display !== 'text');
}
