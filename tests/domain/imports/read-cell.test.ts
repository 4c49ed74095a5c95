import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { CITIES } from '../../../domain/places/cities.ts';
import { readCell } from '../../../domain/imports/read-cell.ts';
import { writeCity } from '../../../domain/imports/read-place.ts';
import { readOptions, unguarded, writeOptions } from '../../../domain/imports/cell-text.ts';
import { columnAt, type ImportColumn } from '../../../domain/imports/shape-answer.ts';
import { inertText } from '../../../server/resources/export/csv.ts';
import { customers, products } from './shapes.ts';

function column(path: string, shape = products): ImportColumn {
  const found = columnAt(shape, path);
  if (found === undefined) throw new Error(path);
  return found;
}
const of = (kind: ImportColumn['kind']): ImportColumn => ({ ...column('name'), kind });
const price = column('price');

test.each([
  ['sku', '7.70252E+12'],
  ['sku', '7,70252e+12'],
  ['name', '#N/A'],
  ['name', '#N/D'],
  ['name', '#¡REF!'],
  ['price', '#DIV/0!'],
  ['name', '#¿NOMBRE?'],
  ['name', '####'],
  ['name', 'Caf\uFFFD'],
])('%s: %s was broken by a spreadsheet, and is asked for', (path, text) =>
  expect(readCell(column(path), text)).toEqual({ fault: 'broken' }),
);

test.each(['1E5', '#1', '# 12', '12E3', 'N/A'])('%s is a code like others', (text) =>
  expect(readCell(column('sku'), text)).toEqual({ value: text }),
);

describe('[PRD-10] prices', () => {
  test.each([
    '45000',
    '45.000',
    '45,000',
    '$45.000',
    '$ 45.000',
    '45.000,00',
    '45000,00',
    '45000.0',
    'COP 45.000',
    '45 mil',
    '45k',
    '45000.000000',
  ])('%s is 45000', (text) => expect(readCell(price, text)).toEqual({ value: 45000 }));
  test.each([
    ['45.5', 'ambiguous'],
    ['45,50', 'ambiguous'],
    ['45000.5', 'decimals'],
    ['-45000', 'too_small'],
    ['$-45.000', 'too_small'],
    ['99999999999', 'too_large'],
    ['gratis', 'wrong_format'],
    ['=1+1', 'wrong_format'],
    ['4.50.00', 'wrong_format'],
    ['12.500000', 'ambiguous'],
    ['1.500 mil', 'wrong_format'],
  ])('%s is %s', (text, fault) => expect(readCell(price, text)).toMatchObject({ fault }));

  test.each([
    ['33333.33333333334', 33_333],
    ['37815,126050', 37_815],
  ])('%s, which a formula made, is rounded', (text, value) =>
    expect(readCell(price, text)).toEqual({ value }),
  );

  test('every amount is read back, plain and grouped by point or comma', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (amount) => {
        const grouped = amount.toLocaleString('en-US');
        for (const text of [String(amount), grouped, grouped.replaceAll(',', '.'), `$ ${grouped}`])
          expect(readCell(price, text)).toEqual({ value: amount });
      }),
    );
  });
});

test('any text at all is read or refused, and never throws', () => {
  const columns = [...products.columns, ...customers.columns];
  fc.assert(
    fc.property(fc.constantFrom(...columns), fc.string({ unit: 'binary' }), (one, text) => {
      const read = readCell(one, text);
      expect('value' in read || 'fault' in read).toBe(true);
    }),
  );
});

test('units are whole, with thousands grouped; not negative, not a fraction', () => {
  const stock = column('quantity_available');
  expect(readCell(stock, '1.200')).toEqual({ value: 1200 });
  expect(readCell(stock, '12,0')).toEqual({ value: 12 });
  for (const text of ['11 und', '11 unidades', '11 uds.', '11pcs'])
    expect(readCell(stock, text), text).toEqual({ value: 11 });
  expect(readCell(stock, 'pocas und')).toEqual({ fault: 'wrong_format' });
  expect(readCell(stock, '12,5')).toEqual({ fault: 'decimals' });
  expect(readCell(stock, '-3')).toEqual({ fault: 'too_small', limit: 0 });
});

test('decimals have a comma or a point; a single group of three may be either and is asked about', () => {
  expect(readCell(of('number'), '12,5')).toEqual({ value: 12.5 });
  expect(readCell(of('number'), '1.234,5')).toEqual({ value: 1234.5 });
  expect(readCell(of('number'), '1,234.5')).toEqual({ value: 1234.5 });
  expect(readCell(of('number'), '1.234')).toEqual({ fault: 'ambiguous' });
});

test('a percentage may have its sign, and stars may be written', () => {
  for (const text of ['12,5 %', '12.5%', '12,5'])
    expect(readCell(of('percent'), text), text).toEqual({ value: 12.5 });
  expect(readCell({ ...of('percent'), maximum: 100 }, '120 %')).toEqual({ fault: 'too_large', limit: 100 });
  expect(readCell(of('rating'), '★★★★')).toEqual({ value: 4 });
  expect(readCell(of('rating'), '4')).toEqual({ value: 4 });
  expect(readCell(of('rating'), 'buena')).toEqual({ fault: 'wrong_format' });
});

test('yes and no in three languages, and the words of the schema', () => {
  const active = column('active');
  for (const text of ['Sí', 'SI', 'yes', 'sim', '1', 'VERDADERO', 'Activo', 'ativo'])
    expect(readCell(active, text), text).toEqual({ value: 1 });
  for (const text of ['No', 'não', '0', 'FALSO', 'Inactivo', 'inactive'])
    expect(readCell(active, text), text).toEqual({ value: 0 });
  expect(readCell(active, 'quizás')).toMatchObject({ fault: 'wrong_format' });
});

test('[CLI-02] choices by value, word or everyday name; another is unknown', () => {
  const type = column('document_type', customers);
  expect(readCell(type, 'nit')).toEqual({ value: 'NIT' });
  expect(readCell(type, 'Cédula de ciudadanía (CC)')).toEqual({ value: 'CC' });
  for (const text of ['Cédula', 'C.C.', 'cedula de ciudadania'])
    expect(readCell(type, text), text).toEqual({ value: 'CC' });
  expect(readCell(type, 'Cédula de Extranjería')).toEqual({ value: 'CE' });
  expect(readCell(type, 'carné')).toEqual({ fault: 'unknown' });
});

test('days with the day first, or the year; what no calendar has is refused', () => {
  expect(readCell(of('date'), '3/11/2026')).toEqual({ value: '2026-11-03' });
  expect(readCell(of('date'), '2026-11-03')).toEqual({ value: '2026-11-03' });
  expect(readCell(of('date'), '30/02/2026')).toEqual({ fault: 'wrong_format' });
});

test('phones get the code of Colombia where they have none', () => {
  const phone = column('phone_number', customers);
  for (const text of [
    '300 123 4567',
    '(+57) 300 123 4567',
    '+57 300-123-4567',
    '573001234567',
    '0057 3001234567',
  ])
    expect(readCell(phone, text), text).toEqual({ value: '573001234567' });
  expect(readCell(phone, '+54 9 11 2233 4455')).toEqual({ value: '5491122334455' });
  expect(readCell(phone, '0000000')).toEqual({ value: '0000000' });
  for (const text of ['300 123 4568 ext 12', '3001234568.0', 'Cel: 300 123 4568', '(300) 123-4568'])
    expect(readCell(phone, text), text).toEqual({ value: '573001234568' });
  for (const text of [
    '123',
    '2501234567',
    '6112345678',
    '+57 200 123 4567',
    '30012345678',
    '03001234567',
    '+0300 123 4567',
    '300123456A',
    '7654321',
  ])
    expect(readCell(phone, text), text).toEqual({ fault: 'phone' });
});

test('a city by code, name, or name and department; every city that an export writes is read back', () => {
  const city = column('city_id', customers);
  expect(readCell(city, 'bogota')).toEqual({ value: '11001' });
  expect(readCell(city, '5001')).toEqual({ value: '05001' });
  expect(readCell(city, 'Rionegro')).toEqual({ fault: 'unknown' });
  expect(readCell(city, 'Rionegro, Antioquia')).toEqual({ value: '05615' });
  expect(readCell(city, 'Cali, Valle')).toEqual({ value: '76001' });
  expect(readCell(city, 'Cali (Val)')).toEqual({ fault: 'unknown' });
  for (const typed of ['Ibagué', 'Ibague', 'IBAGUE, Tolima', 'ibagué (tolima)'])
    expect(readCell(city, typed), typed).toEqual({ value: '73001' });
  // As files of before the correction have them.
  for (const [typed, value] of [
    ['Montengro', '63470'],
    ['Montenegro', '63470'],
    ['Don Matias', '05237'],
    ['Donmatías, Antioquia', '05237'],
  ] as const)
    expect(readCell(city, typed), typed).toEqual({ value });
  for (const { code } of CITIES) expect(readCell(city, writeCity(code) ?? '')).toEqual({ value: code });
});

test('countries by code or name', () => {
  const country = column('country_code', customers);
  expect(readCell(country, 'colombia')).toEqual({ value: 'CO' });
  expect(readCell(country, 'AR')).toEqual({ value: 'AR' });
  expect(readCell(country, 'Narnia')).toEqual({ fault: 'unknown' });
});

test('texts keep to the length and the form of the schema', () => {
  expect(readCell(column('name'), 'x'.repeat(151))).toEqual({ fault: 'too_long', limit: 150 });
  expect(readCell(column('email', customers), 'laura@')).toEqual({ fault: 'wrong_format' });
  expect(readCell(column('name'), '=HYPERLINK("x")')).toEqual({ value: '=HYPERLINK("x")' });
});

test('what is said of the options of a variant is read back', () => {
  const sign = fc.constantFrom('a', 'Ñ', ' ', '/', '|', ':', '\\', ' / ', ': ');
  const word = fc
    .array(sign, { minLength: 1, maxLength: 6 })
    .map((signs) => signs.join('').trim())
    .filter((text) => text !== '');
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 3 }), word, (names, value) => {
      const options = names.map((name) => ({ name, value }));
      expect(readOptions(writeOptions(options))).toEqual(options);
    }),
  );
  expect(readOptions('M')).toBeUndefined();
  expect(readOptions('Peso: neto: 5 / Talla: 36\\/37')).toEqual([
    { name: 'Peso', value: 'neto: 5' },
    { name: 'Talla', value: '36/37' },
  ]);
});

test('what an export guards against formulas is read back as it was', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...`=-+@'"; a1\n\t`, '\ufeff', '\u2028', '\u00a0', '\u000b'), {
        maxLength: 8,
      }),
      (signs) => {
        const text = signs.join('');
        const guarded = inertText(text);
        const cells = guarded.split(/[;\t\r\n]/);
        if (!Number.isFinite(Number(text)))
          expect(cells.filter((cell) => /^[\s"]*[=+\-@]/.test(cell))).toEqual([]);
        // A quote of the text's own looks like a guard.
        if (guarded !== text && !text.startsWith("'")) expect(unguarded(guarded)).toBe(text);
      },
    ),
  );
  expect(unguarded("'Tapas del 5'")).toBe("'Tapas del 5'");
});
