import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { lintSchemas } from '../domain/schema/lint/lint.ts';
import { formatMistake } from '../domain/schema/lint/mistake.ts';
import { parseSchemas } from '../domain/schema/lint/parse.ts';
import { readResources } from '../domain/schema/read.ts';
import { StartError } from './start-error.ts';
import type { Resource } from '../domain/schema/model.ts';

/** Text of every `*.json` in a folder of schemas, by file name, in the order of the names. */
export async function readSchemaFolder(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return new Map(names.map((name, at): [string, string] => [name, texts[at] ?? '']));
}

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
