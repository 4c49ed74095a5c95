import { readFileSync } from 'node:fs';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { MOST_FILE_BYTES, MOST_LINES } from '../../../domain/imports/limits.ts';
import { readFile, readTables } from '../../../src/custom/imports/file/read-file.ts';
import { sheetOf } from '../../../domain/imports/sheet.ts';
import { bytes, row, workbook, zip } from './workbooks.ts';

const fixture = (name: string) => readFileSync(new URL(`../../fixtures/imports/${name}`, import.meta.url));

describe('[PRD-10] workbooks', () => {
  test('as a library writes them: texts, numbers, days, yes and no', async () => {
    const file = await writeXlsx({
      sheets: [
        {
          name: 'Productos',
          rows: [
            ['Nombre', 'Precio', 'Desde', 'Activo'],
            ['Gorra', 45000, new Date('2026-11-03T00:00:00Z'), true],
            [],
            ['Ñandú', 12.5, null, false],
          ],
        },
      ],
    });
    expect(await readFile(file)).toEqual({
      headers: ['Nombre', 'Precio', 'Desde', 'Activo'],
      rows: [
        { line: 2, cells: ['Gorra', '45000', '2026-11-03', 'true'] },
        { line: 4, cells: ['Ñandú', '12.5', '', 'false'] },
      ],
    });
  });

  test('as LibreOffice writes them: formulas with their values, a code with zeros, a blank line, two sheets', async () => {
    const file = fixture('libreoffice.xlsx');
    const { sheets, grid } = await readTables(file);
    expect({ sheets, sheet: sheetOf(grid) }).toEqual({
      sheets: ['Productos', 'Otoño'],
      sheet: {
        headers: ['Nombre', 'SKU', 'Precio', 'Unidades disponibles', 'Descripción'],
        rows: [
          { line: 2, cells: ['Camiseta niño', 'LO-1', '45000', '3', 'Algodón, suave'] },
          { line: 3, cells: ['Gorra', 'LO-2', '12500', '', 'Hecha a mano'] },
          { line: 5, cells: ['Pañuelo "fino" & suave', '00123', '12900', '0', 'línea 1\nlínea 2'] },
        ],
      },
    });
    expect(sheetOf((await readTables(file, 'Otoño')).grid).rows).toEqual([
      { line: 2, cells: ['Ruana', '180000'] },
    ]);
  });

  test('a sheet that is hidden is not offered, and an empty one is no fault while there are others', async () => {
    const file = await writeXlsx({
      sheets: [
        { name: 'Notas', rows: [] },
        { name: 'Oculta', rows: [['a'], ['b']], hidden: true },
        { name: 'Stock', rows: [['SKU'], ['A-1']] },
      ],
    });
    const read = await readTables(file);
    expect([read.sheets, read.grid.rows]).toEqual([['Notas', 'Stock'], []]);
    expect(sheetOf((await readTables(file, 'Stock')).grid).rows).toEqual([{ line: 2, cells: ['A-1'] }]);
  });

  test('a formula is the value that it had, and is never run', async () => {
    const file = workbook(
      `<sheetData>${row(1, 'Nombre', 'Precio')}<row r="2"><c r="A2" t="str"><f>HYPERLINK("x")</f><v>Gorra</v></c><c r="B2"><f>2*500</f><v>1000</v></c></row></sheetData>`,
    );
    expect((await readFile(file)).rows).toEqual([{ line: 2, cells: ['Gorra', '1000'] }]);
  });

  test('a number is what its cell shows: rounded, with its zeros; three decimals are no group of thousands', async () => {
    const cell = (at: string, style: number, value: string) =>
      `<c r="${at}" s="${style}"><v>${value}</v></c>`;
    const numbers = [
      cell('A2', 1, '123'),
      cell('B2', 2, '33333.33333333334'),
      cell('C2', 3, '12.345'),
      cell('D2', 0, '1.234'),
      cell('E2', 4, '0.19'),
    ];
    const file = workbook(
      `<sheetData>${row(1, 'a', 'b', 'c', 'd', 'e')}<row r="2">${numbers.join('')}</row></sheetData>`,
      undefined,
      ['000000', '&quot;$&quot;\\ #,##0', '0.00', '0%'],
    );
    expect((await readFile(file)).rows).toEqual([
      { line: 2, cells: ['000123', '33333', '12.35', '1.2340', '0.19'] },
    ]);
  });

  test('cells merged downwards repeat their value, to the right they do not', async () => {
    const merged = '<mergeCells><mergeCell ref="A2:A3"/><mergeCell ref="B2:C2"/></mergeCells>';
    const rows = `${row(1, 'a', 'b', 'c')}${row(2, 'Camisa', 'S')}<row r="3"><c r="B3"><v>2</v></c></row>${row(4, '', 'L')}`;
    const file = workbook(`<sheetData>${rows}</sheetData>${merged}`);
    expect((await readFile(file)).rows.map(({ cells }) => cells)).toEqual([
      ['Camisa', 'S'],
      ['Camisa', '2'],
      ['', 'L'],
    ]);
  });

  test('merged cells to the end of the sheet cost nothing', async () => {
    const file = workbook(
      `<dimension ref="A1:XFD1048576"/><sheetData>${row(1, 'Nombre')}${row(2, 'Gorra')}</sheetData><mergeCells count="1"><mergeCell ref="A1:XFD1048576"/></mergeCells>`,
    );
    expect((await readFile(file)).rows).toEqual([{ line: 2, cells: ['Gorra'] }]);
  });
});

describe('[PRD-10] what is refused, with line and column where there is one', () => {
  const cases: [string, () => Uint8Array | Promise<Uint8Array>, object][] = [
    ['a PDF', () => bytes('%PDF-1.7\n\0'), { key: 'not_a_table' }],
    ['nothing', () => bytes(''), { key: 'empty' }],
    ['a header alone', () => bytes('Nombre,Precio\n'), { key: 'empty' }],
    ['a ZIP that is no workbook', () => zip([{ name: 'a.txt', text: 'x' }]), { key: 'not_a_table' }],
    ['a cut workbook', () => workbook(row(1, 'a')).subarray(0, 300), { key: 'damaged' }],
    [
      'an old workbook',
      () =>
        Uint8Array.from([
          0xd0,
          0xcf,
          0x11,
          0xe0,
          0xa1,
          0xb1,
          0x1a,
          0xe1,
          ...Array.from({ length: 600 }, () => 0),
        ]),
      { key: 'old_excel' },
    ],
    [
      'a workbook with a password',
      () =>
        writeXlsx({
          sheets: [{ name: 'A', rows: [['a'], ['b']] }],
          encryption: { password: 'x', spinCount: 1 },
        }),
      { key: 'password' },
    ],
    [
      'a document type',
      () =>
        workbook(
          `<sheetData>${row(1, 'a')}</sheetData>`,
          '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>',
        ),
      { key: 'external_entities' },
    ],
    [
      'a part of 1:1000',
      () =>
        zip([
          { name: 'xl/workbook.xml', text: '<a/>' },
          { name: 'x.xml', text: 'a'.repeat(5_000_000) },
        ]),
      { key: 'unpacks_too_much' },
    ],
    [
      'a part that hides its size',
      () =>
        zip([
          { name: 'xl/workbook.xml', text: '<a/>' },
          { name: 'x.xml', text: 'a'.repeat(9_000), size: 0 },
        ]),
      { key: 'damaged' },
    ],
    [
      'row 999999999',
      () => workbook(`<sheetData>${row(1, 'a')}${row(999_999_999, 'b')}</sheetData>`),
      { key: 'too_many_lines', place: { line: 999_999_999 } },
    ],
    [
      'column XFD',
      () => workbook(`<sheetData>${row(1, 'a')}<row r="2"><c r="XFD2"><v>1</v></c></row></sheetData>`),
      { key: 'too_many_columns', place: { line: 2, column: 'XFD' } },
    ],
    [
      'a cell without end',
      () => bytes(`Nombre,Precio\nGorra,${'9'.repeat(30_000)}\n`),
      { key: 'cell_too_long', place: { line: 2, column: 'B' } },
    ],
    [
      'too many lines',
      () => bytes(`a\n${'1\n'.repeat(MOST_LINES + 1)}`),
      { key: 'too_many_lines', place: { line: MOST_LINES + 2 } },
    ],
    ['too many bytes', () => new Uint8Array(MOST_FILE_BYTES + 1), { key: 'too_large' }],
  ];
  test.each(cases)('%s', async (_, file, fault) => {
    await expect(readFile(await file())).rejects.toMatchObject(fault);
  });
});

test('a text in UTF-8 with and without its mark, in UTF-16 of both orders, in Latin-1', async () => {
  const text = 'Nombre;Ubicación\nÑandú;Bogotá\n';
  const files = [
    bytes(text),
    bytes(`\uFEFF${text}`),
    new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le')),
    new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()),
    new Uint8Array(Buffer.from(text, 'latin1')),
  ];
  for (const file of files) {
    const sheet = await readFile(file);
    expect(sheet.rows[0]?.cells).toEqual(['Ñandú', 'Bogotá']);
    expect(sheet.headers).toEqual(['Nombre', 'Ubicación']);
  }
  expect((await readFile(fixture('excel-es.csv'))).rows).toHaveLength(2);
});
