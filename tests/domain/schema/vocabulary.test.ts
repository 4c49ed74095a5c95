import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { FORMATS } from '../../../domain/schema/formats.ts';
import { DISPLAYS, WIDGETS } from '../../../domain/schema/kind-names.ts';
import blocks from '../../../schemas/meta/blocks.json' with { type: 'json' };
import common from '../../../schemas/meta/common.json' with { type: 'json' };
import kinds from '../../../schemas/meta/kinds.json' with { type: 'json' };
import resource from '../../../schemas/meta/resource.json' with { type: 'json' };
import schema from '../../../schemas/meta/schema.json' with { type: 'json' };

const FILE = path.resolve(import.meta.dirname, '../../../domain/schema/vocabulary.ts');

/** Members of the interfaces of the vocabulary, `name?` when optional. */
function interfaces(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const node of parseSync(FILE, readFileSync(FILE, 'utf8')).program.body) {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : null;
    if (declaration?.type !== 'TSInterfaceDeclaration') continue;
    const members = declaration.body.body.flatMap((member) => {
      if (member.type !== 'TSPropertySignature') return [];
      const name =
        member.key.type === 'Identifier'
          ? member.key.name
          : member.key.type === 'Literal'
            ? String(member.key.value)
            : '';
      return [member.optional ? `${name}?` : name];
    });
    found.set(declaration.id.name, members.toSorted());
  }
  return found;
}

function membersOf(definition: { properties: object; required?: string[] }): string[] {
  return Object.keys(definition.properties)
    .map((name) => (definition.required?.includes(name) ? name : `${name}?`))
    .toSorted();
}

const declared = interfaces();
const { $defs: defs } = blocks;

test.each([
  ['Words', defs.words],
  ['Name', defs.name],
  ['AccessRule', defs.accessRule],
  ['XResource', defs.resource],
  ['XColumn', defs.column],
  ['XEdit', defs.edit],
  ['XAdds', defs.adds],
  ['XSortChoice', defs.sortChoice],
  ['XEmpty', defs.empty],
  ['XPhrase', defs.phrase],
  ['XFilter', defs.filter],
  ['XSection', defs.section],
  ['XBulk', defs.bulk],
  ['XExport', defs.export],
  ['XImport', defs.import],
  ['XForm', defs.form],
  ['XViews', defs.views],
  ['XRule', defs.rule],
  ['XUi', defs.ui],
  ['XRef', defs.ref],
  ['XEnumValue', defs.enum.additionalProperties],
  ['XDb', defs.db],
  ['JsonSchema', schema],
])('%s has the same members in the types and in the meta-schema', (name, definition) => {
  expect(membersOf(definition)).toEqual(declared.get(name));
});

test('a resource has the blocks that its type declares', () => {
  const own = membersOf(resource).filter(
    (name) => name.startsWith('x-') || ['type', 'properties'].includes(name),
  );
  expect(own).toEqual(declared.get('ResourceSchema'));
});

test('widgets, displays and formats are the same lists', () => {
  expect(kinds.$defs.widget.enum).toEqual([...WIDGETS]);
  expect(kinds.$defs.display.enum).toEqual([...DISPLAYS]);
  expect(kinds.$defs.format.enum).toEqual(expect.arrayContaining(Object.keys(FORMATS)));
});

test('the vocabulary is itself written as draft 2020-12 asks: the linter does not check it again', () => {
  const ajv = new Ajv2020({ strict: false });
  for (const one of [blocks, common, kinds, resource, schema])
    expect(ajv.validateSchema(one), one.$id).toBe(true);
});
