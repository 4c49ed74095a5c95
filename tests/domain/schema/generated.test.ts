import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { ValidatorsModule } from '../../../domain/schema/descriptors.ts';
import { toFieldErrors } from '../../../domain/schema/field-errors.ts';
import type { Field, Resource } from '../../../domain/schema/model.ts';
import { partsOf } from '../../../domain/schema/fields.ts';
import { readResources } from '../../../domain/schema/read.ts';
import { createValidator } from '../../../domain/schema/validate.ts';
import { run } from '../../../scripts/schema/commands.ts';
import { syncKinds } from '../../../scripts/schema/generate/kinds.ts';
import { schemaFiles } from './schema-files.ts';
import { effort } from '../../support/effort.ts';

const root = resolve(import.meta.dirname, '../../..');
const resources = readResources(schemaFiles());
const modules = import.meta.glob<ValidatorsModule>('../../../generated/*/validators.js');

async function standalone(name: string): Promise<ValidatorsModule> {
  const load = modules[`../../../generated/${name}/validators.js`];
  if (!load) throw new Error(`generated/${name}/validators.js is missing`);
  return load();
}

/** Good, nearly good and bad values, so that both verdicts are common. */
function valuesOf(field: Field): fc.Arbitrary<unknown> {
  const { schema } = field;
  const parts = partsOf(field);
  const inner = parts && recordsOf(parts);
  const numbers = [schema.minimum, schema.maximum].flatMap((bound) =>
    bound === undefined ? [] : [bound, bound - 1, bound + 1],
  );
  const texts = [
    '',
    ' a ',
    '573001234567',
    '05001',
    'CO',
    'a@b.co',
    '2026-02-30',
    '2026-02-28',
    '2026-02-28T10:00:00Z',
    '🌵'.repeat(60),
  ];
  const usual: fc.Arbitrary<unknown>[] = [fc.constantFrom(...texts), fc.integer({ min: 0, max: 12 })];
  if (schema.enum) usual.push(fc.constantFrom(...schema.enum));
  if (numbers.length > 0) usual.push(fc.constantFrom(...numbers));
  if (inner)
    usual.push(
      field.kind === 'items'
        ? fc.array(inner, { maxLength: 3 })
        : fc.oneof(inner, fc.array(inner, { maxLength: 2 })),
    );
  if (field.kind === 'references') usual.push(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 }));
  return fc.oneof(
    { weight: 8, arbitrary: fc.oneof(...usual) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );
}

function recordsOf(fields: Field[]): fc.Arbitrary<Record<string, unknown>> {
  const members = Object.fromEntries(fields.map((field) => [field.source, valuesOf(field)]));
  const requiredKeys = fields
    .filter(({ required, readOnly }) => required && !readOnly)
    .map(({ source }) => source);
  const known = fc.record(members, { requiredKeys });
  return fc.oneof(
    { weight: 6, arbitrary: known },
    { weight: 1, arbitrary: known.map((record) => ({ ...record, sobra: 1 })) },
  );
}

const writable = (resource: Resource) => recordsOf(resource.fields.filter(({ readOnly }) => !readOnly));

describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (name, resource) => {
  test('the standalone validators and the run-time ones agree on any record', async () => {
    const { create, update } = await standalone(name);
    const atRunTime = createValidator(resource);
    fc.assert(
      fc.property(writable(resource), (record) => {
        expect(create(record) ? {} : toFieldErrors(create.errors)).toEqual(atRunTime.create(record));
        expect(update(record) ? {} : toFieldErrors(update.errors)).toEqual(atRunTime.update(record));
      }),
      { numRuns: effort(50, 150) },
    );
  });

  test('the condition of each rule agrees with what normalising takes away', async () => {
    const { conditions } = await standalone(name);
    expect(conditions).toHaveLength(resource.rules.length);
    const { normalise } = createValidator(resource);
    const shown = new Set(resource.rules.flatMap(({ then }) => then.show ?? []));
    fc.assert(
      fc.property(writable(resource), (record) => {
        const result = normalise(record);
        const visible = resource.rules.flatMap(({ then }, index) =>
          conditions[index]?.(result) ? (then.show ?? []) : [],
        );
        const kept = Object.keys(Object(result)).filter((source) => shown.has(source));
        expect(visible).toEqual(expect.arrayContaining(kept));
      }),
      { numRuns: effort(50, 100) },
    );
  });

  test('the standalone module runs under a strict CSP, in a browser', () => {
    const code = readFileSync(join(root, 'generated', name, 'validators.js'), 'utf8');
    expect(code).not.toMatch(/\b(require|eval|Function)\s*\(/);
  });
});

test('[SCH-01] generated/ is what the schemas give: the seven resources, and nothing by hand', async () => {
  expect(await run(root, ['types', '--check'])).toEqual({ ok: true, lines: ['generated/ is fresh'] });
});

test('the registries of kinds are what the files of kinds give', async () => {
  expect(await syncKinds(root, { check: true })).toEqual([]);
});

describe('in a copy of the project', () => {
  const copies: string[] = [];
  afterEach(() => copies.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

  /** Two of the schemas, and what they give. */
  async function copy(): Promise<string> {
    const folder = mkdtempSync(join(tmpdir(), 'schemas-'));
    copies.push(folder);
    mkdirSync(join(folder, 'schemas'));
    for (const file of ['common.json', 'user-stores.json'])
      copyFileSync(join(root, 'schemas', file), join(folder, 'schemas', file));
    expect(await run(folder, ['types'])).toMatchObject({ ok: true });
    return folder;
  }

  test('a new schema is generated, and forgotten when it goes', async () => {
    const folder = await copy();
    const spanish = ['Tarjeta de regalo', 'Tarjetas de regalo'];
    expect(await run(folder, ['new', 'gift-cards'])).toMatchObject({ ok: false });
    expect(await run(folder, ['new', 'gift-cards', ...spanish])).toMatchObject({ ok: true });
    expect(JSON.parse(readFileSync(join(folder, 'schemas/gift-cards.json'), 'utf8'))).toMatchObject({
      'x-resource': {
        label: {
          es: { one: 'Tarjeta de regalo', many: 'Tarjetas de regalo' },
          en: { one: 'Gift card', many: 'Gift cards' },
        },
      },
    });
    expect(readFileSync(join(folder, 'generated/gift-cards/types.ts'), 'utf8')).toContain(
      'export interface GiftCard {',
    );
    expect(readFileSync(join(folder, 'generated/tables.ts'), 'utf8')).toContain(
      'gift_cards: GiftCardsTable;',
    );
    expect(readFileSync(join(folder, 'generated/records.ts'), 'utf8')).toContain(
      "'gift-cards': { record: GiftCard; create: GiftCardCreate; update: GiftCardUpdate };",
    );
    await expect(run(folder, ['new', 'gift-cards', ...spanish])).rejects.toThrow('exists already');
    rmSync(join(folder, 'schemas/gift-cards.json'));
    expect(await run(folder, ['types', '--check'])).toMatchObject({ ok: false });
    const { lines } = await run(folder, ['types']);
    expect(lines).toEqual(expect.arrayContaining(['removed generated/gift-cards/types.ts']));
    expect(await run(folder, ['types', '--check'])).toMatchObject({ ok: true });
  });

  test('a schema with mistakes changes nothing', async () => {
    const folder = await copy();
    writeFileSync(join(folder, 'schemas/bad.json'), '{"type": "object"');
    writeFileSync(join(folder, 'schemas/worse.json'), '{}');
    const { ok, lines } = await run(folder, ['types']);
    expect(ok).toBe(false);
    expect(lines.filter((line) => line.startsWith('schemas/bad.json'))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('schemas/worse.json'))).toHaveLength(3);
    rmSync(join(folder, 'schemas/bad.json'));
    rmSync(join(folder, 'schemas/worse.json'));
    expect(await run(folder, ['types', '--check'])).toMatchObject({ ok: true });
  });
});
