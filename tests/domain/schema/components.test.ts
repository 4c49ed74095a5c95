import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatMistake } from '../../../domain/schema/lint/context.ts';
import { unknownComponents } from '../../../scripts/schema/components.ts';
import { tiny } from './schema-files.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'components-'));
  mkdirSync(join(root, 'src/resources/things/list'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const things = {
  ...tiny({ a: { type: 'string', 'x-label': { es: 'A' }, 'x-ui': { component: 'Star' } } }),
  'x-views': { list: { columns: ['name', { source: 'a', component: 'Bar' }] } },
};

test('a component that a schema names is in the bespoke code of its resource', async () => {
  const manifest = join(root, 'src/resources/things/manifest.ts');
  writeFileSync(manifest, `export default { components: { Stars: () => null, 'Bar': () => null } };`);
  expect((await unknownComponents(root, { 'things.json': things })).map(formatMistake)).toEqual([
    'schemas/things.json /properties/a/x-ui/component: src/resources/things has no component "Star" (did you mean "Stars"?)',
  ]);
  writeFileSync(
    join(root, 'src/resources/things/list/parts.tsx'),
    'export const parts = { components: { Star } };',
  );
  expect(await unknownComponents(root, { 'things.json': things })).toEqual([]);
});

test('a resource without bespoke code has no components', async () => {
  const mistakes = await unknownComponents(root, { 'others.json': things });
  expect(mistakes.map(({ pointer }) => pointer)).toEqual([
    '/properties/a/x-ui/component',
    '/x-views/list/columns/1/component',
  ]);
});
