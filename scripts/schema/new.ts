import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Name } from '../../domain/schema/vocabulary.ts';
import { formatted } from './format.ts';
import { pascalCase } from './generate/names.ts';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Names are English plurals, so they give the English words; the Spanish ones are the author's. */
function english(name: string): Name {
  const many = name.replaceAll('-', ' ');
  const capital = many.charAt(0).toUpperCase() + many.slice(1);
  return { one: capital.replace(/ies$/, 'y').replace(/s$/, ''), many: capital };
}

/** The smallest schema that works; the developer adds its fields. */
function starter(name: string, es: Name): object {
  const en = english(name);
  return {
    $schema: 'https://tendero.co/schemas/meta/resource',
    $id: `https://tendero.co/schemas/${name}`,
    title: pascalCase(en.one),
    type: 'object',
    'x-resource': {
      name,
      label: { es, en },
      representation: 'name',
      menu: { group: 'manage', order: 100 },
      version: 1,
    },
    required: ['name'],
    properties: {
      name: {
        type: 'string',
        minLength: 1,
        maxLength: 100,
        'x-label': { es: 'Nombre', en: 'Name', pt: 'Nome' },
      },
    },
  };
}

/**
 * Writes `schemas/<name>.json` and returns its path.
 * @param es singular and plural in Spanish
 * @throws Error when the name is no kebab-case plural, or the file exists
 */
export async function createSchemaFile(root: string, name: string, es: Name): Promise<string> {
  if (!NAME.test(name))
    throw new Error(`"${name}" must be lower case words joined by hyphens, such as gift-cards`);
  const path = join('schemas', `${name}.json`);
  const text = await formatted(path, JSON.stringify(starter(name, es)));
  await writeFile(join(root, path), text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(`${path} exists already`) : error;
  });
  return path;
}
