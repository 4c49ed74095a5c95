import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readResources } from '../../domain/schema/read.ts';
import type { Resource } from '../../domain/schema/model.ts';

export const SCHEMA_FOLDER = path.resolve(import.meta.dirname, '../../schemas');

/** Parsed content of a folder of schemas, by file name. */
export function readSchemaFiles(folder: string = SCHEMA_FOLDER): Record<string, unknown> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    names.map((name): [string, unknown] => [name, JSON.parse(readFileSync(path.join(folder, name), 'utf8'))]),
  );
}

let resources: Resource[] | undefined;

/** The product's own resources, read once a process. */
export function productResources(): Resource[] {
  resources ??= readResources(readSchemaFiles());
  return resources;
}
