import { describe, expect, test } from 'vitest';
import { readCsv, readSeparated, sheetOf } from '../../../domain/imports/sheet.ts';
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

describe('[PRD-10] where the titles are', () => {
  const known = (header: string) => ['nombre', 'precio', 'sku'].includes(header);
  const titles = (text: string, isKnown?: (header: string) => boolean) =>
    sheetOf(readSeparated(bytes(text)), isKnown && { isKnown }).headers;

  test('in the first row, below a title, below a table of facts, and where they are said to be', () => {
    expect(titles('Nombre,Precio\nGorra,1\n', known)).toEqual(['Nombre', 'Precio']);
    expect(titles('INVENTARIO\n\nNombre,Precio\nGorra,1\n', known)).toEqual(['Nombre', 'Precio']);
    expect(titles('Tienda,Mi tienda\nFecha,hoy\nNombre,Precio\nGorra,1\n', known)).toEqual([
      'Nombre',
      'Precio',
    ]);
    expect(titles('INVENTARIO\nArtículo,Valor,Hay\nGorra,1,2\n')).toEqual(['Artículo', 'Valor', 'Hay']);
    expect(titles('Artículo,Valor\nGorra,1\n')).toEqual(['Artículo', 'Valor']);
    expect(sheetOf(readSeparated(bytes('a,b\nc,d\ne,f\n')), { titles: 2 })).toEqual({
      headers: ['c', 'd'],
      rows: [{ line: 3, cells: ['e', 'f'] }],
    });
  });

  test('a file names its separator; lines are counted as a spreadsheet does', () => {
    expect(read('sep=;\r\nNombre;Precio\r\nGorra, azul;1\r\n')).toEqual({
      headers: ['Nombre', 'Precio'],
      rows: [{ line: 3, cells: ['Gorra, azul', '1'] }],
    });
  });
});
