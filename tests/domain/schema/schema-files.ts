/** The project's own schemas, and small ones for tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { readResources } from '../../../domain/schema/read.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import type { JsonSchema, ResourceSchema, XRule } from '../../../domain/schema/vocabulary.ts';

const folder = new URL('../../../schemas/', import.meta.url);

/** Parsed content of `schemas/*.json`; a new copy at every call. */
export function schemaFiles(): Record<string, unknown> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    names.map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8'))]),
  );
}

export function resourceOf(name: string): Resource {
  const resource = readResources(schemaFiles()).find((candidate) => candidate.name === name);
  if (!resource) throw new Error(`no schema declares ${name}`);
  return resource;
}

/** A schema without mistakes, with the given properties on top of `name`. */
export function tiny(
  properties: Record<string, JsonSchema>,
  more: { rules?: XRule[]; required?: string[] } = {},
): ResourceSchema {
  return {
    type: 'object',
    'x-resource': { name: 'things', label: { es: { one: 'Cosa', many: 'Cosas' } }, representation: 'name' },
    ...(more.rules && { 'x-rules': more.rules }),
    required: more.required ?? ['name'],
    properties: { name: { type: 'string', minLength: 1, 'x-label': { es: 'Nombre' } }, ...properties },
  };
}
