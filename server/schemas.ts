import { lintSchemas } from '../domain/schema/lint/lint.ts';
import { formatMistake } from '../domain/schema/lint/mistake.ts';
import { parseSchemas } from '../domain/schema/lint/parse.ts';
import { readResources } from '../domain/schema/read.ts';
import { readSchemaFolder } from './schema-folder.ts';
import { StartError } from './start-error.ts';
import type { Resource } from '../domain/schema/model.ts';

/**
 * The models of a folder of schemas.
 * @throws StartError with every mistake of every file; nothing else has been touched by then
 */
export async function loadResources(folder: string): Promise<Resource[]> {
  const { files, mistakes: unreadable } = parseSchemas(await readSchemaFolder(folder));
  const mistakes = [...unreadable, ...lintSchemas(files)];
  if (mistakes.length > 0)
    throw new StartError(
      [...mistakes.map(formatMistake), 'The server does not start, and the data is untouched.'].join('\n'),
    );
  return readResources(files);
}
