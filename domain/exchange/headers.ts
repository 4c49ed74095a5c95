import { fold } from '../places/fold.ts';
import type { Resource } from '../schema/model.ts';
import { columnLabel, fileColumns, fileHeader, type FileColumn, type FileLanguage } from './file-columns.ts';

const LANGUAGES: readonly FileLanguage[] = ['es', 'en', 'pt'];

/**
 * Paths by header, folded: without accents, case and punctuation. A header may be a label in any language, an alias of the
 * schema, or a property's own name. They count in that order: what a person reads is what they mean.
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
