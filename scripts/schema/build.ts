import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lintSchemas } from '../../domain/schema/lint/lint.ts';
import type { Mistake } from '../../domain/schema/lint/context.ts';
import { parseSchemas } from '../../domain/schema/lint/parse.ts';
import type { Resource } from '../../domain/schema/model.ts';
import { readResources } from '../../domain/schema/read.ts';
import { readSchemaFolder } from '../../server/open-ports.ts';
import { unknownComponents } from './components.ts';
import { slowPatterns } from './slow-patterns.ts';
import type { GeneratedFiles } from './generate/generate.ts';

export interface Linted {
  resources: Resource[];
}

export interface Mistaken {
  mistakes: Mistake[];
}

/** The resources of `schemas/`, or every mistake there, those of JSON itself included. */
export async function readLinted(root: string): Promise<Linted | Mistaken> {
  const { files, mistakes: unreadable } = parseSchemas(await readSchemaFolder(join(root, 'schemas')));
  const wrong = [...unreadable, ...lintSchemas(files), ...(await unknownComponents(root, files))];
  // Checks schemas without mistakes only. The analyser is slow on exponential patterns, and the linter has already
  // reported those.
  const mistakes = wrong.length > 0 ? wrong : await slowPatterns(files);
  return mistakes.length > 0 ? { mistakes } : { resources: readResources(files) };
}

/** The public pages' languages load on demand, so that a visitor loads one of them: `lazyWords` names their files. */
const PUBLIC_WORDS = 'visitor';

/** The folders of `i18n/` whose sentences load with the code that uses them, in all languages. */
async function readWordFolders(root: string): Promise<string[]> {
  const entries = await readdir(join(root, 'i18n'), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && entry.name !== PUBLIC_WORDS)
    .map(({ name }) => name)
    .toSorted();
}

/** What `generated/` must hold, or what keeps it from being made. */
export async function build(root: string): Promise<GeneratedFiles | Mistaken> {
  const read = await readLinted(root);
  if ('mistakes' in read) return read;
  // Takes longer to load than many a command to run.
  const { generate } = await import('./generate/generate.ts');
  return generate(read.resources, await readWordFolders(root));
}
