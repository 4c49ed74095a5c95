import { join } from 'node:path';
import { lintSchemas } from '../../domain/schema/lint/lint.ts';
import type { Mistake } from '../../domain/schema/lint/mistake.ts';
import { parseSchemas } from '../../domain/schema/lint/parse.ts';
import type { Resource } from '../../domain/schema/model.ts';
import { readResources } from '../../domain/schema/read.ts';
import { readSchemaFolder } from '../../server/schemas.ts';
import { generate, type GeneratedFiles } from './generate/generate.ts';

/** Every mistake in `schemas/`, those of JSON itself included. */
export async function lintFolder(root: string): Promise<Mistake[]> {
  const { files, mistakes } = parseSchemas(await readSchemaFolder(join(root, 'schemas')));
  return [...mistakes, ...lintSchemas(files)];
}

export type Built = { resources: Resource[]; generated: GeneratedFiles } | { mistakes: Mistake[] };

/** What `generated/` must hold, or what keeps it from being made. */
export async function build(root: string): Promise<Built> {
  const { files, mistakes: unreadable } = parseSchemas(await readSchemaFolder(join(root, 'schemas')));
  const mistakes = [...unreadable, ...lintSchemas(files)];
  if (mistakes.length > 0) return { mistakes };
  const resources = readResources(files);
  return { resources, generated: await generate(resources) };
}
