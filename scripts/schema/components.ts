import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  say,
  at,
  everyNode,
  rootOf,
  suggest,
  textOf,
  type Mistake,
} from '../../domain/schema/lint/context.ts';

/** Places of a file that name a component of the resource's manifest: `x-ui.component`, columns and fields of views. */
function componentsOf(content: unknown): { name: string; pointer: string }[] {
  return everyNode(rootOf(content)).flatMap((node) => {
    const name = textOf(at(node, 'component'));
    const isBlock = node.pointer.endsWith('/x-ui') || node.pointer.startsWith('/x-views/');
    return isBlock && name !== undefined ? [{ name, pointer: `${node.pointer}/component` }] : [];
  });
}

/** Keys of every `components: { … }` in the bespoke code of a resource. */
async function registered(root: string, resource: string): Promise<string[]> {
  const folder = join(root, 'src/resources', resource);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name));
  const { parseSync, Visitor } = await import('oxc-parser');
  const names: string[] = [];
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    const { program } = parseSync(path, await readFile(path, 'utf8'));
    new Visitor({
      Property: ({ key, value }) => {
        if (key.type !== 'Identifier' || key.name !== 'components' || value.type !== 'ObjectExpression')
          return;
        for (const member of value.properties) {
          if (member.type !== 'Property') continue;
          if (member.key.type === 'Identifier') names.push(member.key.name);
          if (member.key.type === 'Literal') names.push(String(member.key.value));
        }
      },
    }).visit(program);
  }
  return names;
}

/** Components that a schema names and no manifest has. Only here: the server has no screens. */
export async function unknownComponents(
  root: string,
  files: Readonly<Record<string, unknown>>,
): Promise<Mistake[]> {
  const mistakes: Mistake[] = [];
  for (const [file, content] of Object.entries(files)) {
    const used = componentsOf(content);
    if (used.length === 0) continue;
    const resource = file.replace(/\.json$/, '');
    const known = await registered(root, resource);
    for (const { name, pointer } of used)
      if (!known.includes(name))
        mistakes.push({
          file,
          pointer,
          reason: say(
            `src/resources/${resource} has no component "${name}"`,
            `src/resources/${resource} no tiene el componente "${name}"`,
          ),
          ...suggest(name, known),
        });
  }
  return mistakes;
}
