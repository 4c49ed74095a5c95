import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import { pascalCase, typeName } from '../generate/names.ts';
import type { Ejected } from './ejected.ts';

interface Component {
  name: string;
  /** Relative to `src/resources/<name>/`. */
  from: string;
}

/** What a map of the admin (`money: MoneyField`) has under a key, and where it is imported from. */
async function componentOf(root: string, file: string, key: string): Promise<Component> {
  const source = await readFile(join(root, 'src/generator', file), 'utf8');
  const name = new RegExp(`^\\s+${key}: (\\w+),$`, 'm').exec(source)?.[1] ?? '';
  const path = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '\\./([^']+)'`).exec(source)?.[1];
  const own = new RegExp(`^export function ${name}\\(`, 'm').test(source);
  if (name === '' || (path === undefined && !own))
    throw new Error(`src/generator/${file} has no component for "${key}"`);
  return { name, from: `../../generator/${own ? file : `${file.split('/')[0]}/${path}`}` };
}

function module(
  own: string,
  doc: string,
  component: Component,
  props: { type: string; of?: string; from: string },
): string {
  return `import { ${component.name} } from '${component.from}';
import type { ${props.type} } from '${props.from}';

/** ${doc} */
export function ${own}(props: ${props.type}${props.of ?? ''}) {
  return <${component.name} {...props} />;
}
`;
}

/** How one field is read and how it is edited: two files, each with the line that makes the admin use it. */
export async function ejectField(root: string, resource: Resource, field: Field): Promise<Ejected[]> {
  const { source } = field;
  // With the resource's name: `TagsField` is what the generated one is called.
  const name = `${typeName(resource)}${pascalCase(source)}`;
  const [display, input] = [`${name}Field`, `${name}Input`];
  const shown = await componentOf(root, 'fields/FieldDisplay.tsx', field.display);
  const edited = await componentOf(root, 'inputs/widgets.ts', field.widget);
  const readable: Ejected = {
    file: `${display}.tsx`,
    code: module(display, `How "${source}" is read: in tables, cards and details.`, shown, {
      type: 'FieldProps',
      of: `<'${resource.name}', '${source}'>`,
      from: '../../generator/fields/field.ts',
    }),
    register: { file: 'manifest.ts', line: `fields: { ${source}: ${display} },` },
  };
  const editable: Ejected = {
    file: `${input}.tsx`,
    code: module(input, `How "${source}" is edited.`, edited, {
      type: 'InputProps',
      from: '../../generator/inputs/input.ts',
    }),
    register: { file: 'form-parts.tsx', line: `fields: { ${source}: ${input} },` },
  };
  return [...(field.writeOnly ? [] : [readable]), ...(field.readOnly ? [] : [editable])];
}
