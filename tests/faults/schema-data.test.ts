/** `npm run schema plan`, `apply`, `keep` and `drop` over the database that the settings name, while no server runs. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readResource } from '../../domain/schema/read.ts';
import type { JsonSchema } from '../../domain/schema/vocabulary.ts';
import { apply, plan, settle } from '../../scripts/schema/data/commands.ts';
import { withOwner } from '../../scripts/schema/data/database.ts';
import type { AskAll } from '../../scripts/schema/data/terminal.ts';
import { startEmbeddedPostgres } from '../../server/adapters/embedded-postgres/start.ts';
import { openConfiguredDatabase } from '../../server/adapters/configured-database.ts';
import { readConfig } from '../../server/config.ts';
import { setUp } from '../../server/db/setup.ts';
import type { Environment } from '../../server/environment.ts';
import { schema } from '../api/db/shop.ts';
import { newDatabase } from '../support/postgres-server.ts';

const coupons = (properties: Record<string, JsonSchema>, required: string[] = ['name']) => [
  readResource(schema('coupons', { name: { type: 'string' }, ...properties }, required)),
];
const BEFORE = coupons({ code: { type: 'string' }, old: { type: 'string' } });
const AFTER = coupons({ code: { type: 'integer' }, percent: { type: 'integer' } }, ['name', 'percent']);
const nobody: AskAll = async () => undefined;

interface Place {
  env: Environment;
  clear(): Promise<void>;
}

async function embedded(): Promise<Place> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tendero-plan-'));
  const server = await startEmbeddedPostgres(folder);
  await server.stop();
  return { env: { TENDERO_DATA: folder }, clear: () => rm(folder, { recursive: true, force: true }) };
}

async function named(): Promise<Place> {
  const { url, drop } = await newDatabase();
  return { env: { DATABASE_URL: url }, clear: drop };
}

describe.each([
  ['the embedded PostgreSQL', embedded],
  ['DATABASE_URL', named],
])('[SCH-04] over %s', (_, place) => {
  let env: Environment;
  let clear: () => Promise<void>;
  beforeAll(async () => {
    ({ env, clear } = await place());
    await withOwner(env, async (owner) => {
      await setUp(owner, BEFORE);
      await owner.script(`insert into coupons (store_id, name, code, old) values (1, 'uno', '12', 'x')`);
    });
  }, 120_000);
  afterAll(() => clear());

  test('a server refuses, the plan says why, a yes settles it, and the server starts', async () => {
    await expect(openConfiguredDatabase(readConfig(env), AFTER)).rejects.toThrow('npm run schema plan');
    const { ok, lines } = await plan({ env, resources: AFTER });
    expect(ok).toBe(false);
    expect(lines).toEqual(
      expect.arrayContaining([
        'A start does:',
        'Needs a yes:',
        expect.stringContaining('coupons.code holds text, and its schema now says bigint'),
        '    To do it: npm run schema apply -- coupons.percent=<value>',
        '  coupons.old',
        'A start refuses until this is settled. Nothing was changed.',
      ]),
    );

    // Nobody at a terminal: nothing is done.
    expect(await apply({ env, resources: AFTER }, [], nobody)).toEqual({ ok: false, lines });
    // A no to one of them: all or nothing.
    const half: AskAll = async () => new Map([['coupons.code', undefined]]);
    await expect(apply({ env, resources: AFTER }, [], half)).rejects.toThrow('coupons.percent is required');
    await apply({ env, resources: AFTER }, ['coupons.code', 'coupons.percent=5'], nobody);

    const open = await openConfiguredDatabase(readConfig(env), AFTER);
    await open.close();
    expect(open.database.report.toSorted()).toEqual([
      'coupons.code_former is in no schema any more: its data is kept',
      'coupons.old is in no schema any more: its data is kept',
    ]);

    await settle({ env, resources: AFTER }, 'drop', ['coupons.old']);
    await settle({ env, resources: AFTER }, 'keep', ['coupons.code_former']);
    expect(await plan({ env, resources: AFTER })).toEqual({
      ok: true,
      lines: [
        'In no schema any more (npm run schema keep -- <name>, npm run schema drop -- <name>):',
        '  coupons.code_former',
        '',
        'A start goes through. Nothing was changed.',
      ],
    });
    await withOwner(env, async (owner) => {
      const { rows } = await owner.query('select code, percent, code_former from coupons', []);
      expect(rows).toEqual([{ code: 12, percent: 5, code_former: '12' }]);
    });
  }, 120_000);

  test('answers at a terminal are the same yes', async () => {
    const next = coupons({ code: { type: 'boolean' }, percent: { type: 'integer' } }, ['name', 'percent']);
    const asked: string[] = [];
    const all: AskAll = async (questions) => {
      asked.push(...questions.map(({ name }) => name));
      return new Map(questions.map(({ name }) => [name, undefined]));
    };
    expect(await apply({ env, resources: next }, [], all)).toMatchObject({ ok: true });
    expect(asked).toEqual(['coupons.code']);
  }, 60_000);
});

test('a plan makes no data folder', async () => {
  const folder = path.join(tmpdir(), `tendero-none-${crypto.randomUUID()}`);
  await expect(plan({ env: { TENDERO_DATA: folder }, resources: AFTER })).rejects.toThrow(
    'There is no data in',
  );
});
