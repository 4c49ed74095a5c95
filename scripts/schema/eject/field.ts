import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import { pascalCase, typeName } from '../generate/names.ts';
import type { Ejected } from './ejected.ts';

interface Component {
  name: string;
  /** Relative to `src/resources/<name>/`. */
  from: string;
}

const KINDS = 'src/kinds';

/** What a kind of value says of a display or widget (`money: { Field: MoneyField, …`), and where it is imported from. */
async function componentOf(root: string, part: 'Field' | 'Input', key: string): Promise<Component> {
  for (const file of await readdir(join(root, KINDS))) {
    if (!file.endsWith('.tsx') || file.endsWith('-input.tsx') !== (part === 'Input')) continue;
    const source = await readFile(join(root, KINDS, file), 'utf8');
    const name = new RegExp(`\\b${key}: \\{\\s*${part}: (\\w+)`).exec(source)?.[1];
    if (name === undefined) continue;
    const path = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '\\./([^']+)'`).exec(source)?.[1];
    return { name, from: `../../kinds/${path ?? file}` };
  }
  throw new Error(`${KINDS} has no component for "${key}"`);
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
  const shown = await componentOf(root, 'Field', field.display);
  const edited = await componentOf(root, 'Input', field.widget);
  const readable: Ejected = {
    file: `${display}.tsx`,
    code: module(display, `How "${source}" is read: in tables, cards and details.`, shown, {
      type: 'FieldProps',
      of: `<'${resource.name}', '${source}'>`,
      from: '../../kinds/fields/field.ts',
    }),
    register: { file: 'manifest.ts', line: `fields: { ${source}: ${display} },` },
  };
  const editable: Ejected = {
    file: `${input}.tsx`,
    code: module(input, `How "${source}" is edited.`, edited, {
      type: 'InputProps',
      from: '../../kinds/inputs/input.ts',
    }),
    register: { file: 'form-parts.tsx', line: `fields: { ${source}: ${input} },` },
  };
  return [...(field.writeOnly ? [] : [readable]), ...(field.readOnly ? [] : [editable])];
}
