import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { describeField } from '../../../domain/schema/describe.ts';
import { readField } from '../../../domain/schema/fields.ts';
import { FORMATS } from '../../../domain/schema/formats.ts';
import { DISPLAYS, WIDGETS } from '../../../domain/schema/kind-names.ts';
import { lintSchemas } from '../../../domain/schema/lint/lint.ts';
import type { JsonSchema } from '../../../domain/schema/vocabulary.ts';
import { vocabularyFiles } from '../../../scripts/schema/generate/vocabulary.ts';
import blocks from '../../../schemas/meta/blocks.json' with { type: 'json' };
import common from '../../../schemas/meta/common.json' with { type: 'json' };
import kinds from '../../../schemas/meta/kinds.json' with { type: 'json' };
import resource from '../../../schemas/meta/resource.json' with { type: 'json' };
import schema from '../../../schemas/meta/schema.json' with { type: 'json' };
import { readSteps } from '../../support/guide.ts';
import { schemaFiles, tiny } from './schema-files.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const BLOCKS = 'schemas/meta/blocks.json';
const GUIDE = 'docs/guides/schema-vocabulary.md';

/** The vocabulary of a copy of the project whose meta-schema has one word more. */
async function withWord(word: string, shape: object): Promise<Map<string, string>> {
  const root = await mkdtemp(path.join(tmpdir(), 'vocabulary-'));
  try {
    await cp(path.join(ROOT, 'schemas/meta'), path.join(root, 'schemas/meta'), { recursive: true });
    await cp(path.join(ROOT, GUIDE), path.join(root, GUIDE));
    const properties = { ...blocks.$defs.ui.properties, [word]: shape };
    const $defs = { ...blocks.$defs, ui: { ...blocks.$defs.ui, properties } };
    await writeFile(path.join(root, BLOCKS), JSON.stringify({ ...blocks, $defs }));
    return await vocabularyFiles(root);
  } finally {
    await rm(root, { recursive: true });
  }
}

test('a word is declared once: the meta-schema gives its type and its line in the guide', async () => {
  const files = await withWord('tint', { description: 'colour of the value', enum: ['warm', 'cold'] });
  expect(files.get('domain/schema/vocabulary.ts')).toContain(
    "  /** Colour of the value. */\n  tint?: 'warm' | 'cold';\n",
  );
  expect(files.get(GUIDE)).toMatch(/^\| `tint` +\| colour of the value +\|$/m);
  await expect(withWord('tint', { type: 'string' })).rejects.toThrow('"tint" has no description');
});

test('what x-ui says of a field reaches its model and the screens without being named there', () => {
  const schema: JsonSchema = JSON.parse(
    '{"type": "string", "x-label": {"es": "Dato"}, "x-ui": {"tint": "warm", "hidden": ["list"]}}',
  );
  const field = readField('a', schema, { required: false, system: false });
  expect(field).toMatchObject({ tint: 'warm', hidden: ['list'] });
  expect(describeField(field)).toEqual({
    source: 'a',
    kind: 'text',
    label: { es: 'Dato' },
    widget: 'text',
    display: 'text',
    hidden: ['list'],
    tint: 'warm',
  });
});

test('what the guide shows of a schema is a part of one that the linter accepts', async () => {
  const shown = (await readSteps('schema-vocabulary')).map(
    ({ note, content }): Record<string, JsonSchema> => {
      const label = { 'x-label': { es: 'Dato' } };
      const part = JSON.parse(`{${content}}`);
      return note === 'property' ? part : { shown: { type: 'integer', ...label, 'x-ui': part } };
    },
  );
  expect(shown.map((properties) => Object.keys(properties))).toEqual([['sizes'], ['shown']]);
  for (const properties of shown)
    expect(lintSchemas({ ...schemaFiles(), 'things.json': tiny(properties) })).toEqual([]);
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
