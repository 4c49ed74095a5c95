/** Schemas that somebody adds: the guide's own block, and sixteen unlike those of the project. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../../../scripts/schema/commands.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import { elementOf } from '../../../domain/schema/fields.ts';
import { FIELD_KINDS } from '../../../domain/schema/kind-names.ts';
import { readResources } from '../../../domain/schema/read.ts';
import { newcomerFiles } from '../../support/newcomers.ts';
import { schemaFiles } from './schema-files.ts';

const root = resolve(import.meta.dirname, '../../..');
let folder: string;

/** The project's schemas with the new ones among them, beside the code that generated files import. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'newcomers-'));
  cpSync(join(root, 'schemas'), join(folder, 'schemas'), { recursive: true });
  for (const name of ['domain', 'i18n', 'node_modules']) symlinkSync(join(root, name), join(folder, name));
  copyFileSync(join(root, 'package.json'), join(folder, 'package.json'));
  for (const [file, content] of Object.entries(newcomerFiles()))
    writeFileSync(join(folder, 'schemas', file), JSON.stringify(content));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the guide’s schema is among them, and sixteen more with every kind of field', () => {
  const resources = readResources({ 'common.json': schemaFiles()['common.json'], ...newcomerFiles() });
  expect(resources.map(({ name }) => name)).toContain('coupons');
  expect(resources).toHaveLength(17);
  const kinds = new Set(resources.flatMap(({ fields }) => fields.map(({ kind }) => kind)));
  expect([...kinds].toSorted()).toEqual([...FIELD_KINDS]);
  expect(
    resources.some(({ fields }) => fields.some(({ writeOnly, required }) => writeOnly && required)),
  ).toBe(true);
});

/** What a schema of a merchant's own may ask for, and the generator must get right. */
const ASKED: Readonly<Record<string, (resource: Resource) => boolean>> = {
  'line items': ({ fields }) => fields.some(({ kind, db }) => kind === 'items' && db.table !== undefined),
  'a field that a rule shows': ({ rules }) => rules.some(({ then }) => then.show !== undefined),
  'a field that a rule requires': ({ rules }) => rules.some(({ then }) => then.require !== undefined),
  'a field that a rule locks': ({ rules }) => rules.some(({ then }) => then.readOnly !== undefined),
  'a reference with a filter': ({ fields }) => fields.some(({ ref }) => ref?.filter !== undefined),
  'an array of enums': elementIs(({ enum: choices }) => choices !== undefined),
  'an array of cities': elementIs(({ widget }) => widget === 'city'),
  'an array of pictures': elementIs(({ widget }) => widget === 'image'),
  'a file': ({ fields }) => fields.some(({ widget }) => widget === 'file'),
  'a secret': ({ fields }) => fields.some(({ writeOnly }) => writeOnly),
  'rows of another resource': ({ fields }) => fields.some(({ ref }) => ref?.relation === 'one-to-many'),
  'several records of another': ({ fields }) => fields.some(({ ref }) => ref?.relation === 'many-to-many'),
  'a status': ({ fields }) =>
    fields.some(({ source, enum: choices }) => source === 'status' && choices?.every(({ color }) => color)),
};

function elementIs(holds: (element: Field) => boolean): (resource: Resource) => boolean {
  return ({ fields }) => fields.map(elementOf).some((element) => element !== undefined && holds(element));
}

test.each(Object.keys(ASKED))('one of them has %s', (asked) => {
  const resources = readResources({ ...schemaFiles(), ...newcomerFiles() });
  const added = resources.filter(({ name }) => `${name}.json` in newcomerFiles());
  expect(added.filter((resource) => ASKED[asked]?.(resource)).map(({ name }) => name)).not.toEqual([]);
});

test('[SCH-01] they have no mistakes, and what is generated of them is sound TypeScript', async () => {
  expect(await run(folder, ['lint'])).toEqual({ ok: true, lines: ['The schemas are right'] });
  expect(await run(folder, ['types'])).toMatchObject({ ok: true });
  expect(await run(folder, ['types', '--check'])).toEqual({ ok: true, lines: ['generated/ is fresh'] });
  const { compilerOptions } = JSON.parse(
    execFileSync('npx', ['tsc', '--showConfig', '-p', root], { encoding: 'utf8' }),
  );
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...compilerOptions, types: [] }, include: ['generated'] }),
  );
  const types = execFileSync('npx', ['tsc', '--noEmit', '--singleThreaded'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(types).toBe('');
}, 180_000);
