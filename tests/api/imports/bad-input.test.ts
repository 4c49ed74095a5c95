/** What a person may bring that cannot be used: each gets a sentence, with line and column, and nothing is written. */
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import es from '../../../i18n/es.json';
import words from '../../../i18n/imports/es.json';
import batchWords from '../../../i18n/picture-batches/es.json';
import { createImportSession } from '../../../src/custom/imports/file/import-session.ts';
import { FileFault } from '../../../domain/imports/file-fault.ts';
import { fileSentence } from '../../../src/custom/imports/file-sentence.ts';
import { faultSentence } from '../../../src/custom/imports/review/fault-sentence.ts';
import { products } from '../../domain/imports/shapes.ts';
import { bytes, row, workbook, zip as parts } from '../../domain/imports/workbooks.ts';
import { blankPng, photo, workOn } from '../files/files-world.ts';
import { renamed, reportOf, sendZip, zip, type ZipFile } from '../picture-batches/batches-world.ts';
import { createImportsWorld } from './imports-world.ts';

let world: Awaited<ReturnType<typeof createImportsWorld>>;
beforeAll(async () => {
  world = await createImportsWorld();
  await world.owner.post(world.path('/products'), { name: 'Taza', sku: 'A-1', price: 1000 });
}, 120_000);
afterAll(() => world.close());

const stored = async (): Promise<unknown> =>
  (await world.owner.get(world.path('/products?limit=100&sort=id,asc'))).body;

type Make = () => Uint8Array | Promise<Uint8Array>;
const csv =
  (text: string): Make =>
  () =>
    bytes(text);
const secret: Make = () =>
  writeXlsx({ sheets: [{ name: 'A', rows: [['a'], ['b']] }], encryption: { password: 'x', spinCount: 1 } });
const ENTITY = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>';

describe('[PRD-10] a file that cannot be read', () => {
  const files: [string, Make, string][] = [
    ['a PDF', csv('%PDF-1.7\n\0'), words.file_faults.not_a_table],
    ['a workbook cut off', () => workbook(row(1, 'a')).subarray(0, 300), words.file_faults.damaged],
    ['a workbook with a password', secret, words.file_faults.password],
    [
      'an external entity',
      () => workbook(`<sheetData>${row(1, 'a')}</sheetData>`, ENTITY),
      words.file_faults.external_entities,
    ],
    [
      'a ZIP of 1:1000',
      () =>
        parts([
          { name: 'xl/workbook.xml', text: '<a/>' },
          { name: 'x.xml', text: 'a'.repeat(5_000_000) },
        ]),
      words.file_faults.unpacks_too_much,
    ],
    [
      'row 999999999',
      () => workbook(`<sheetData>${row(1, 'a')}${row(999_999_999, 'b')}</sheetData>`),
      `Línea 999999999: ${words.file_faults.too_many_lines}`,
    ],
    [
      'column XFD',
      () => workbook(`<sheetData>${row(1, 'a')}<row r="2"><c r="XFD2"><v>1</v></c></row></sheetData>`),
      `Línea 2, columna XFD: ${words.file_faults.too_many_columns}`,
    ],
    [
      'a text without end',
      csv(`Nombre,Precio\nGorra,${'9'.repeat(30_000)}\n`),
      `Línea 2, columna B: ${words.file_faults.cell_too_long}`,
    ],
    [
      'a text with a comma and without quotes',
      csv('Nombre,Precio\nGorra, azul,45000\n'),
      `Línea 2, columna C: ${words.file_faults.beyond_titles}`,
    ],
    [
      'quotes that never close',
      csv('Nombre,Precio\n"Gorra,45000\nCamisa,1\n'),
      `Línea 2: ${words.file_faults.quotes}`,
    ],
  ];
  test.each(files)('%s', async (_, make, sentence) => {
    const refused = await createImportSession()
      .open(await make(), products)
      .then(() => null)
      .catch((error: unknown) => error);
    if (!(refused instanceof FileFault)) throw refused;
    expect(fileSentence(words, refused)).toBe(sentence);
  });

  test('cells merged to A1:XFD1048576 are the two that hold a text', async () => {
    const merged = '<mergeCells count="1"><mergeCell ref="A1:XFD1048576"/></mergeCells>';
    const file = workbook(`<sheetData>${row(1, 'Nombre')}${row(2, 'Gorra')}</sheetData>${merged}`);
    expect(await createImportSession().open(file, products)).toMatchObject({ lines: 1, columns: [{}] });
  });
});

describe('[PRD-10] a cell that means nothing, by its line and column', () => {
  const line = (price: string, sku = 'BAD-1') => `Gorra,${sku},${price},3\n`;
  const HEAD = 'Nombre,SKU,Precio,Unidades disponibles\n';
  const cells: [string, string, [line: number, field: string, sentence: string]][] = [
    ['a negative price', line('-45000'), [2, 'price', 'No puede ser menor que 0']],
    ['a price that may be two', line('45.5'), [2, 'price', words.faults.ambiguous]],
    ['decimals', line('45000.5'), [2, 'price', '«45000.5»: va sin decimales']],
    ['a formula as a price', line('=1+1'), [2, 'price', 'No entendemos «=1+1»']],
    ['no price', line(''), [2, 'price', words.faults.empty]],
    ['one SKU on two lines', line('1') + line('1'), [3, 'sku', 'Ya está en la línea 2']],
  ];
  test.each(cells)('%s', async (_, text, [at, field, sentence]) => {
    const session = createImportSession();
    const { columns } = await session.open(bytes(HEAD + text), products);
    const paths = columns.map(({ meaning }) => meaning ?? null);
    const { faults } = await session.review(paths, false);
    const found = faults.map((fault) => [fault.line, fault.field, faultSentence(words, fault)]);
    expect(found).toEqual([[at, field, sentence]]);
    // Sent all the same, that line is refused by the server, too.
    const { records } = await session.records();
    const created = records.length - 1;
    expect(await world.bring('products', records)).toMatchObject({ created, failed: 1 });
  });

  test.each(['45.000', '"45,000"', '$45.000'])('the price %s is 45000', async (price) => {
    const session = createImportSession();
    const { columns } = await session.open(bytes(HEAD + line(price)), products);
    const { faults } = await session.review(
      columns.map(({ meaning }) => meaning ?? null),
      false,
    );
    expect(faults).toEqual([]);
  });

  test('a header `__proto__` is a column that nobody knows', async () => {
    const session = createImportSession();
    const { columns } = await session.open(bytes(`__proto__,constructor,${HEAD}x,y,${line('1')}`), products);
    expect(columns.slice(0, 2).map(({ meaning }) => meaning)).toEqual([undefined, undefined]);
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });
});

describe('[PRD-11] a file in a ZIP of pictures', () => {
  const picture = (over: Partial<ZipFile>) => async (): Promise<Uint8Array> =>
    zip([{ path: 'A-1/1.jpg', body: await photo(9, 9), ...over }]);
  const named = (from: string, to: string) => async (): Promise<Uint8Array> =>
    renamed(await picture({ path: from })(), from, to);
  const link = { body: bytes('/etc/passwd'), mode: 0o120777 };
  const zips: [string, () => Promise<Uint8Array>, string, string][] = [
    ['a path that climbs', named('xx/xx/A-1/1.jpg', '../../A-1/1.jpg'), '../../A-1/1.jpg', 'path'],
    ['an absolute path', named('Aabs/A-1/1.jpg', '/abs/A-1/1.jpg'), '/abs/A-1/1.jpg', 'path'],
    ['a link', picture(link), 'A-1/1.jpg', 'link'],
    ['a bomb', picture({ body: new Uint8Array(8_000_000) }), 'A-1/1.jpg', 'bomb'],
    ['a text named as a photo', picture({ body: bytes('hola') }), 'A-1/1.jpg', 'damaged'],
    ['20,000 × 20,000 pixels', picture({ body: blankPng(20_000) }), 'A-1/1.jpg', 'too_many_pixels'],
  ];
  test.each(zips)('%s', async (_, make, path, reason) => {
    const before = await stored();
    const { storeId } = world.test;
    const id = await sendZip(world.owner, storeId, await make());
    await workOn(world.test, ['picture-batches.run']);
    expect(await reportOf(world.owner, storeId, id)).toEqual({ [path]: reason });
    const sentences: Record<string, string> = batchWords.reasons;
    expect(sentences[reason]).toMatch(/\p{L}/u);
    expect(await stored()).toEqual(before);
  });
});

describe('[PRD-07] [PRD-08] a picture or a data sheet that is none', () => {
  const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
  const files: [string, () => Uint8Array, string, string, string][] = [
    ['a page', () => bytes('<html></html>'), 'picture', 'picture', es.validation.picture],
    [
      'a page in a drawing',
      () => bytes(svg('<foreignObject><p>Hola</p></foreignObject><rect width="9" height="9"/>')),
      'picture',
      'picture_page',
      es.validation.picture_page,
    ],
    ['20,000 × 20,000', () => blankPng(20_000), 'picture', 'picture_pixels', es.validation.picture_pixels],
    ['a page as a PDF', () => bytes('<html></html>'), 'document', 'document', es.validation.document],
    ['a PDF cut off', () => bytes('%PDF-1.7\n1 0 obj'), 'document', 'document', es.validation.document],
  ];
  test.each(files)('%s', async (_, make, kind, key, sentence) => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(make())], 'archivo'));
    const answer = await world.owner.raw(world.path(`/files?kind=${kind}`), { method: 'POST', body: form });
    const { errors } = await answer.json();
    expect([answer.status, errors]).toMatchObject([422, { file: { key } }]);
    expect(sentence).toMatch(/\p{L}/u);
  });
});
