import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Text of every `*.json` in a folder of schemas, by file name, in the order of the names. */
export async function readSchemaFolder(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return new Map(names.map((name, at): [string, string] => [name, texts[at] ?? '']));
}
