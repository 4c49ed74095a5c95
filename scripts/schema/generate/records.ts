import type { Resource } from '../../../domain/schema/model.ts';
import { banner } from './banner.ts';
import { typeName } from './names.ts';

function quoted(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`;
}

/** One map of all resources: what a record is, and what creates and updates it. Bespoke code looks its types up here. */
export function recordsModule(resources: Resource[]): string {
  const types = resources.map((resource) => ({ name: resource.name, type: typeName(resource) }));
  const imports = types.map(
    ({ name, type }) => `import type { ${type}, ${type}Create, ${type}Update } from './${name}/types.ts';\n`,
  );
  const members = types.map(
    ({ name, type }) =>
      `  ${quoted(name)}: { record: ${type}; create: ${type}Create; update: ${type}Update };\n`,
  );
  return `${banner('schemas/*.json')}${imports.join('')}
/** By the name of the resource. */
export interface Records {
${members.join('')}}
`;
}
