import { _ } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { createAjv } from '../../../domain/schema/validate.ts';
import { createSchema, plain, updateSchema } from '../../../domain/schema/derive.ts';
import type { Resource } from '../../../domain/schema/model.ts';
import { banner } from './banner.ts';

const RUNTIME = /require\("ajv\/dist\/runtime\/(ucs2length|equal)"\)\.default/g;

/**
 * Imports instead of `require` for the modules that AJV's code uses. @throws Error when AJV requires a module that we
 * do not provide
 */
function asModule(code: string): string {
  const used = [...new Set([...code.matchAll(RUNTIME)].flatMap((match) => match[1] ?? []))].toSorted();
  const body = code
    .replaceAll(RUNTIME, '$1')
    .replace('"use strict";', '')
    .replaceAll('export const condition', 'const condition');
  const unknown = /require\([^)]*\)/.exec(body);
  if (unknown) throw new Error(`The generated validator asks for ${unknown[0]}`);
  const imports = [
    ...(/\bFORMATS\b/.test(body) ? [`import { FORMATS } from '../../domain/schema/formats.ts';`] : []),
    ...(used.length > 0
      ? [`import { ${used.join(', ')} } from '../../domain/schema/standalone-runtime.ts';`]
      : []),
  ];
  // A constant of AJV may have the same name as its value.
  return `${imports.join('\n')}\n${body.replaceAll(/const (\w+) = \1;/g, '')}`;
}

/** AJV's own code as a module without `eval`: `create`, `update` and one function for the `if` of each rule. */
export function validatorsModule(resource: Resource): string {
  const ajv = createAjv({ code: { source: true, esm: true, lines: true, formats: _`FORMATS` } });
  const names = resource.rules.map((_rule, index) => `condition${index}`);
  ajv.addSchema(createSchema(resource), 'create').addSchema(updateSchema(resource), 'update');
  resource.rules.forEach((rule, index) => ajv.addSchema(plain(rule.if), `condition${index}`));
  const exported = ['create', 'update', ...names];
  const code = standaloneCode(ajv, Object.fromEntries(exported.map((name) => [name, name])));
  return `${banner(`schemas/${resource.name}.json`)}${asModule(code)}\nexport const conditions = [${names.join(', ')}];\n`;
}

export function validatorsTypes(resource: Resource): string {
  return `${banner(`schemas/${resource.name}.json`)}import type { CompiledValidator } from '../../domain/schema/descriptors.ts';

export const create: CompiledValidator;
export const update: CompiledValidator;
export const conditions: CompiledValidator[];
`;
}
