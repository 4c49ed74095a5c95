import fc from 'fast-check';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mapLines } from '../../../domain/imports/map-lines.ts';
import { recogniseColumns } from '../../../domain/imports/recognise.ts';
import type { ImportShape } from '../../../domain/imports/shape-answer.ts';
import { readFile } from '../../../src/custom/imports/file/read-file.ts';
import { createImportsWorld } from './imports-world.ts';
import { draw } from '../../support/effort.ts';

let world: Awaited<ReturnType<typeof createImportsWorld>>;
beforeAll(async () => {
  world = await createImportsWorld();
}, 120_000);
afterAll(() => world.close());

interface Collection {
  id: number;
  name: string;
  description: string | null;
}

/** What a spreadsheet would run, hidden behind whatever a program may read over. */
const formula = fc
  .tuple(
    fc.constantFrom('', '"', "'", "''", 'a;', 'a\t', 'a,', '" '),
    fc.constantFrom('=', '+', '-', '@', '=-', "'=", '"+'),
    fc.constantFrom('HYPERLINK("http://evil","x")', "cmd|' /C calc'!A0", 'SUM(A1)', '1+1;=2', 'A1', "x'"),
  )
  .map((parts) => parts.join(''));
/** Each once, as names must be. */
const some = (count: number): string[] => [...new Set(draw(formula, count))];

const collections = async (): Promise<Collection[]> =>
  (await world.owner.get<Collection[]>(world.path('/collections?limit=100&sort=id,asc'))).body;

async function exported(format: string): Promise<Uint8Array> {
  const file = await world.owner.raw(world.path(`/collections/export?format=${format}`));
  return new Uint8Array(await file.arrayBuffer());
}

/** As the page reads it. */
async function bring(bytes: Uint8Array) {
  const sheet = await readFile(bytes);
  const shape = (await world.owner.get<ImportShape>(world.path('/imports/shapes/collections'))).body;
  const paths = recogniseColumns(shape, sheet.headers).map((path) => path ?? null);
  return world.bring('collections', mapLines(shape, sheet, paths));
}

/** As Excel in Spanish saves what it has opened. */
function withSemicolons(bytes: Uint8Array): Uint8Array {
  const { data } = Papa.parse<string[]>(new TextDecoder().decode(bytes), { skipEmptyLines: true });
  return new TextEncoder().encode(Papa.unparse(data, { delimiter: ';' }));
}

test.each([
  ['a CSV', 'csv', (bytes: Uint8Array) => bytes],
  ['a CSV that Excel has saved again', 'csv', withSemicolons],
  ['a workbook', 'xlsx', (bytes: Uint8Array) => bytes],
] as const)(
  '[CWE-1236] what an export makes inert is itself again after the import of %s',
  async (_, format, saved) => {
    for (const name of some(25)) {
      const { status } = await world.owner.post(world.path('/collections'), {
        name,
        description: `${name}\nx`,
      });
      expect([201, 422], name).toContain(status);
    }
    const before = await collections();
    expect(before.filter(({ name }) => /[=+@-]/.test(name)).length).toBeGreaterThan(10);

    const same = await bring(saved(await exported(format)));
    expect(same).toMatchObject({ failed: 0, unchanged: same.total });

    // Under other words meanwhile: the file of before brings back its own, byte for byte.
    const file = await exported(format);
    for (const { id } of before)
      await world.owner.patch(world.path(`/collections/${id}`), { description: 'otra' });
    expect(await bring(saved(file))).toMatchObject({ failed: 0 });
    expect(await collections()).toMatchObject(
      before.map(({ id, name, description }) => ({ id, name, description })),
    );
  },
  120_000,
);
