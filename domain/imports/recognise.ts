import { fold } from '../places/fold.ts';
import type { ImportShape } from './shape.ts';

/** What a header means: a path, `null` for one that an import leaves alone, undefined for one that nobody knows. */
export type Meaning = string | null | undefined;

/** The meaning of each header. Of two headers for one column the first counts. */
export function recogniseColumns(shape: ImportShape, headers: readonly string[]): Meaning[] {
  const meanings = new Map<string, string>();
  for (const { path, headers: known } of shape.columns)
    for (const header of known) if (!meanings.has(header)) meanings.set(header, path);
  const taken = new Set<string>();
  return headers.map((header) => {
    const key = fold(header);
    const path = meanings.get(key);
    if (path === undefined) return key === '' || shape.ignored.includes(key) ? null : undefined;
    if (taken.has(path)) return undefined;
    taken.add(path);
    return path;
  });
}
