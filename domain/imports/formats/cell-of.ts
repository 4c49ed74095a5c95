import { fold } from '../../places/fold.ts';
import type { TableRow } from '../table.ts';

/** The cell under the first of these headers that the file has; accents and case do not matter. */
export function cellOf({ cells }: TableRow, names: readonly string[]): string {
  const wanted = names.map(fold);
  for (const [header, text] of cells) if (wanted.includes(fold(header)) && text !== '') return text;
  return '';
}

export function hasHeaders(headers: readonly string[], wanted: readonly (readonly string[])[]): boolean {
  const known = new Set(headers.map(fold));
  return wanted.every((names) => names.some((name) => known.has(fold(name))));
}
