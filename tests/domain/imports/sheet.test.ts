import { describe, expect, test } from 'vitest';
import { readCsv } from '../../../domain/imports/sheet.ts';
import { bytes } from './workbooks.ts';

const read = (text: string) => readCsv(bytes(text));

describe('[PRD-10] a text whose cells cannot be told apart is refused at its line', () => {
  const HEAD = 'Nombre,Precio\n';
  const texts: [string, string, object][] = [
    [
      'a text with a comma and without quotes',
      `${HEAD}Gorra,1\nCamisa, azul,45000\n`,
      { key: 'beyond_titles', place: { line: 3, column: 'C' } },
    ],
    [
      'a value far to the right of the titles',
      `${HEAD}Gorra,1,,,\nCamisa,2,,,x\n`,
      { key: 'beyond_titles', place: { line: 3, column: 'E' } },
    ],
    [
      'quotes that never close',
      `${HEAD}Gorra,1\n"Camisa,2\nRuana,3\n`,
      { key: 'quotes', place: { line: 3 } },
    ],
    ['quotes that close too soon', `${HEAD}"Gorra" azul,1,"x"\n`, { key: 'quotes', place: { line: 2 } }],
    ['a title that never closes', '"Nombre,Precio\nGorra,1\n', { key: 'quotes', place: { line: 1 } }],
    [
      'a line behind a cell of two lines, counted as a spreadsheet does',
      `${HEAD}"Gorra\nazul",1\n\nCamisa,2,3\n`,
      { key: 'beyond_titles', place: { line: 4, column: 'C' } },
    ],
  ];
  test.each(texts)('%s', (_, text, fault) => {
    expect(() => read(text)).toThrow(expect.objectContaining(fault));
  });
});

test('[PRD-10] separators without a value behind the titles, and quotes inside a text, mean nothing', () => {
  expect(read('Nombre;Precio\nGorra 5";1;; \n"Dice ""hola""";2;\n').rows).toEqual([
    { line: 2, cells: ['Gorra 5"', '1', '', ''] },
    { line: 3, cells: ['Dice "hola"', '2', ''] },
  ]);
});
