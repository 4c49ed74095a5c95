import { fold } from '../places/fold.ts';
import type { Resource } from '../schema/model.ts';
import { columnLabel, fileColumns, fileHeader, type FileColumn, type FileLanguage } from './file-columns.ts';

const LANGUAGES: readonly FileLanguage[] = ['es', 'en', 'pt'];

/**
 * What the headers of a file mean for a resource: the path of each, or null for one that it does not know. A header
 * may be a label in any language, an alias of the schema, or a property's own name. Accents, case and punctuation do not
 * matter.
 * Of two headers for one column the first counts.
 */
export function recogniseHeaders(resource: Resource, headers: readonly string[]): (string | null)[] {
  const meanings = headerMeanings(resource);
  const taken = new Set<string>();
  return headers.map((header) => {
    const path = meanings.get(fold(header));
    if (path === undefined || taken.has(path)) return null;
    taken.add(path);
    return path;
  });
}

/** The properties that name one record, the surest first, as far as the file has them. */
export function identityOf(resource: Resource, paths: readonly (string | null)[]): string[] {
  return ['id', ...resource.identity].filter((source) => paths.includes(source));
}

/**
 * Paths by header, folded. Labels count before aliases, and those before names: what a person reads is what they mean.
 */
export function headerMeanings(resource: Resource): Map<string, string> {
  const meanings = new Map<string, string>();
  const columns = fileColumns(resource);
  const add = (header: string, { path }: FileColumn): void => {
    const key = fold(header);
    if (key !== '' && !meanings.has(key)) meanings.set(key, path);
  };
  for (const headerOf of [fileHeader, columnLabel])
    for (const column of columns) for (const language of LANGUAGES) add(headerOf(column, language), column);
  for (const column of columns) for (const alias of column.field.aliases) add(alias, column);
  for (const column of columns) add(column.path, column);
  return meanings;
}
