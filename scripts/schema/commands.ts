import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { formatMistakes, type Mistake } from '../../domain/schema/lint/context.ts';
import { build, readLinted } from './build.ts';
import { compareGenerated, PLATFORM_TABLES, writeGenerated } from './files.ts';

/** What a command says, and whether it succeeded. */
export interface Outcome {
  ok: boolean;
  lines: string[];
}

const done = (...lines: string[]): Outcome => ({ ok: true, lines });
const failed = (...lines: string[]): Outcome => ({ ok: false, lines });

function mistaken(mistakes: Mistake[]): Outcome {
  const count = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`;
  return failed(...formatMistakes(mistakes), count);
}

async function lint(root: string): Promise<Outcome> {
  const read = await readLinted(root);
  return 'mistakes' in read ? mistaken(read.mistakes) : done('The schemas are right');
}

async function types(root: string): Promise<Outcome> {
  const generated = await build(root);
  if ('mistakes' in generated) return mistaken(generated.mistakes);
  const { stale, surplus } = await writeGenerated(root, generated);
  const changes = [
    ...stale.map((path) => `written generated/${path}`),
    ...surplus.map((path) => `removed generated/${path}`),
  ];
  return changes.length > 0 ? done(...changes) : done('generated/ is fresh');
}

async function check(root: string): Promise<Outcome> {
  const generated = await build(root);
  if ('mistakes' in generated) return mistaken(generated.mistakes);
  const { stale, surplus } = await compareGenerated(root, generated);
  if (stale.length + surplus.length === 0) return done('generated/ is fresh');
  const changes = [
    ...stale.map((path) => `stale: generated/${path}`),
    ...surplus.map((path) => `of no schema: generated/${path}`),
  ];
  return failed(...changes, 'Run npm run schema types');
}

/** Separate from `types`, which needs no database. `tests/api/db/product-schemas.test.ts` checks that it is fresh. */
async function tables(root: string): Promise<Outcome> {
  const read = await readLinted(root);
  if ('mistakes' in read) return mistaken(read.mistakes);
  const { openPglite } = await import('../../server/db/pglite.ts');
  const { platformTablesModule } = await import('./generate/platform-tables.ts');
  const database = await openPglite({}, read.resources);
  try {
    const content = await database.platform((sql) => platformTablesModule(sql, read.resources));
    await writeFile(path.join(root, 'generated', PLATFORM_TABLES), content);
  } finally {
    await database.close();
  }
  return done(`written generated/${PLATFORM_TABLES}`);
}

async function create(root: string, name: string, es: string[]): Promise<Outcome> {
  const [one, many, ...rest] = es;
  if (one === undefined || many === undefined || rest.length > 0)
    return failed(
      'Name it in Spanish too, singular and plural:',
      `npm run schema new ${name} "Tarjeta de regalo" "Tarjetas de regalo"`,
    );
  const { createSchemaFile } = await import('./new.ts');
  const path = await createSchemaFile(root, name, { one, many });
  const made = await types(root);
  return { ok: made.ok, lines: [`written ${path}`, ...made.lines] };
}

async function eject(root: string, target: string): Promise<Outcome> {
  const read = await readLinted(root);
  if ('mistakes' in read) return mistaken(read.mistakes);
  const { ejectFile } = await import('./eject/eject.ts');
  return done(...(await ejectFile(root, read.resources, target)));
}

/** The commands that open the database; what they need takes longer to load than the others to run. */
async function data(root: string, command: string, names: string[]): Promise<Outcome> {
  const read = await readLinted(root);
  if ('mistakes' in read) return mistaken(read.mistakes);
  const { apply, plan, settle } = await import('./data/commands.ts');
  const { askAtTerminal } = await import('./data/terminal.ts');
  const over = { env: process.env, resources: read.resources };
  if (command === 'plan') return plan(over);
  return command === 'apply'
    ? apply(over, names, askAtTerminal)
    : settle(over, command === 'keep' ? 'keep' : 'drop', names);
}

export const USAGE = [
  'npm run schema lint                          every mistake in schemas/',
  'npm run schema types [-- --check]            write generated/, or tell whether it is fresh',
  'npm run schema tables                        write the row types of the tables that no schema declares',
  'npm run schema new <name> <one> <many>       start schemas/<name>.json, with its words in Spanish',
  'npm run schema eject <resource>.<view|field> write what is generated today as a file of your own',
  'npm run schema plan                          what a start would do to the data, and what it asks',
  'npm run schema apply [-- <name>[=<value>]…]  say yes to what a start asks',
  'npm run schema keep -- <name>…               acknowledge what no schema names any more',
  'npm run schema drop -- <name>…               delete it for ever',
];

/** @param root folder of the project */
export async function run(root: string, [command, target, ...rest]: string[]): Promise<Outcome> {
  if (command === 'lint' && target === undefined) return lint(root);
  if (command === 'types' && target === undefined) return types(root);
  if (command === 'types' && target === '--check' && rest.length === 0) return check(root);
  if (command === 'tables' && target === undefined) return tables(root);
  if (command === 'new' && target !== undefined) return create(root, target, rest);
  if (command === 'eject' && target !== undefined && rest.length === 0) return eject(root, target);
  const names = target === undefined ? [] : [target, ...rest];
  if ((command === 'plan' && names.length === 0) || command === 'apply') return data(root, command, names);
  if ((command === 'keep' || command === 'drop') && names.length > 0) return data(root, command, names);
  return failed(...USAGE);
}
