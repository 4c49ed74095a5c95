import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import { pascalCase } from './generate/names.ts';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

function words(name: string): { one: string; many: string } {
  const many = name.replaceAll('-', ' ');
  return { one: many.replace(/s$/, ''), many };
}

/** The smallest schema that works; the developer adds its words and fields. */
function starter(name: string): object {
  const { one, many } = words(name);
  return {
    $schema: 'https://tendero.co/schemas/meta/resource',
    $id: `https://tendero.co/schemas/${name}`,
    title: pascalCase(one),
    type: 'object',
    'x-resource': {
      name,
      label: { es: { one, many } },
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
 * @throws Error when the name is no kebab-case plural, or the file exists
 */
export async function createSchemaFile(root: string, name: string): Promise<string> {
  if (!NAME.test(name))
    throw new Error(`"${name}" must be lower case words joined by hyphens, such as gift-cards`);
  const path = join('schemas', `${name}.json`);
  const text = await format(JSON.stringify(starter(name)), { parser: 'json', printWidth: 110 });
  await writeFile(join(root, path), text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(`${path} exists already`) : error;
  });
  return path;
}
