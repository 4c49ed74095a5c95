import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBlock, nextInOrder, pastedBlock, placeBlock, step } from '../../../domain/sheet/sheet-edits.ts';

test('a block of a spreadsheet: tabs, line breaks of any system, no row for the last one', () => {
  expect(pastedBlock('45.000\t3\r\n48.000\t7\r\n')).toEqual([
    ['45.000', '3'],
    ['48.000', '7'],
  ]);
  expect(pastedBlock('a\rb')).toEqual([['a'], ['b']]);
  expect(pastedBlock('1\t\t3\n\n')).toEqual([['1', '', '3'], ['']]);
});

test('a quoted cell holds tabs, line breaks and quotes; a text that begins with a quote stays as it is', () => {
  expect(pastedBlock('"dos\nlíneas\t""ya"""\t5')).toEqual([['dos\nlíneas\t"ya"', '5']]);
  expect(pastedBlock('"Luna" azul\t5')).toEqual([['"Luna" azul', '5']]);
  expect(pastedBlock('"sin cierre\t5\n6')).toEqual([['"sin cierre', '5'], ['6']]);
});

test('one value is no block', () => {
  expect(isBlock(pastedBlock('45000\r\n'))).toBe(false);
  expect(isBlock(pastedBlock('1\t2'))).toBe(true);
  expect(isBlock(pastedBlock('1\n2'))).toBe(true);
});

const cell = fc.string({ maxLength: 8 }).map((text) => text.trim());
const quoted = (text: string) => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

test('whatever a spreadsheet copies is read as it was', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      (rows) => {
        const text = rows.map((row) => row.map(quoted).join('\t')).join('\n');
        expect(pastedBlock(`${text}\n`)).toEqual(
          rows.map((row) => row.map((one) => one.replaceAll(/\r\n?/g, '\n'))),
        );
      },
    ),
  );
});

test('a block is placed from its spot; what finds no place is counted and never written', () => {
  const size = { rows: 3, columns: 2 };
  const placed = placeBlock([['1', '2', '3'], ['4'], ['5'], ['6']], { row: 1, column: 1 }, size);
  expect(placed.cells).toEqual([
    { row: 1, column: 1, text: '1' },
    { row: 2, column: 1, text: '4' },
  ]);
  expect(placed).toMatchObject({ rowsOver: 2, columnsOver: 2 });
});

const size = fc.record({ rows: fc.integer({ min: 1, max: 9 }), columns: fc.integer({ min: 1, max: 5 }) });

test('every placed cell and every step stays inside the grid', () => {
  fc.assert(
    fc.property(
      size,
      fc.array(fc.array(fc.string(), { maxLength: 7 }), { maxLength: 12 }),
      fc.nat(20),
      fc.nat(20),
      fc.integer({ min: -20, max: 20 }),
      (grid, block, row, column, by) => {
        const at = step({ row: 0, column: 0 }, { row, column }, grid);
        for (const spot of [...placeBlock(block, at, grid).cells, step(at, { row: by }, grid)]) {
          expect(spot.row).toBeGreaterThanOrEqual(0);
          expect(spot.row).toBeLessThan(grid.rows);
          expect(spot.column).toBeLessThan(grid.columns);
        }
      },
    ),
  );
});

test('reading order passes every cell once and ends', () => {
  fc.assert(
    fc.property(size, (grid) => {
      let spot = { row: 0, column: 0 };
      let seen = 1;
      for (let next = nextInOrder(spot, 1, grid); next !== undefined; next = nextInOrder(next, 1, grid)) {
        expect(nextInOrder(next, -1, grid)).toEqual(spot);
        spot = next;
        seen += 1;
      }
      expect(seen).toBe(grid.rows * grid.columns);
      expect(nextInOrder({ row: 0, column: 0 }, -1, grid)).toBeUndefined();
    }),
  );
});
