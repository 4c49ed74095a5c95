import { lintSchemas } from '../domain/schema/lint/lint.ts';
import { formatMistake } from '../domain/schema/lint/mistake.ts';
import { parseSchemas } from '../domain/schema/lint/parse.ts';
import { readResources } from '../domain/schema/read.ts';
import { LINTED } from '../generated/linted.ts';
import { digestOf, readSchemaFolder } from './schema-folder.ts';
import { StartError } from './start-error.ts';
import type { Resource } from '../domain/schema/model.ts';

/**
 * The models of a folder of schemas. Those that the generated code was made of were without a mistake then, and are not
 * gone through again, which takes a quarter of a start; any others are.
 * @throws StartError with every mistake of every file; nothing else has been touched by then
 */
export async function loadResources(folder: string): Promise<Resource[]> {
  const texts = await readSchemaFolder(folder);
  const { files, mistakes: unreadable } = parseSchemas(texts);
  const mistakes = digestOf(texts) === LINTED ? [] : [...unreadable, ...lintSchemas(files)];
  if (mistakes.length > 0)
    throw new StartError(
      [...mistakes.map(formatMistake), 'The server does not start, and the data is untouched.'].join('\n'),
    );
  return readResources(files);
}
