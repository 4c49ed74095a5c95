import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { RETENTION } from '../../server/modules/upkeep/retention.ts';
import { ROOT } from './sources.ts';

const DAY = 24 * 60 * 60 * 1000;

/** `jobs 7 made` for each table and period of the guide. */
function promised(): string[] {
  const guide = readFileSync(path.join(ROOT, 'docs/guides/operate.md'), 'utf8');
  const section = guide.split('## What is removed by itself')[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .flatMap(([, , tables = '', days = '', from = '']) =>
      [...tables.matchAll(/`(\w+)`/g)].map(([, table = '']) => `${table} ${days} ${from}`),
    );
}

test('operators read how long the rows of each table live', () => {
  const kept = Object.entries(RETENTION).flatMap(([table, periods]) =>
    periods === 'lasting'
      ? []
      : periods.map(
          ({ column, keep }) => `${table} ${keep / DAY} ${column === 'created_at' ? 'made' : 'end'}`,
        ),
  );
  expect(promised().toSorted()).toEqual(kept.toSorted());
});
