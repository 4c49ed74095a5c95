import fc from 'fast-check';
import { expect, test } from 'vitest';
import { xlsxStream } from '../../../server/resources/export/xlsx.ts';
import { readXlsx } from '../../../src/custom/imports/file/read-xlsx.ts';

async function* rowsOf(texts: readonly string[]): AsyncGenerator<string[]> {
  for (const text of texts) yield [text];
}

/** What a workbook of these texts says when it is read again. */
async function throughWorkbook(texts: readonly string[]): Promise<string[]> {
  const stream = xlsxStream('Textos', ['Texto'], rowsOf(texts));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const { sheet } = await readXlsx(bytes);
  return sheet.rows.map(({ cells }) => cells[0] ?? '');
}

const PIECES = [
  '_x0001_',
  '_x000D_',
  '_x005F_',
  '_X0041_',
  '_x00',
  'F_',
  '_',
  'x0041_',
  '&#x41;',
  '&amp;',
  '<t>',
  ']]>',
  '\n',
  '\t',
  ' ',
  '=1+1',
  "'",
  '"',
  'Ñandú',
  '🌵',
] as const;

test('a text that looks like an escape of a workbook is read back as it was typed (ECMA-376 §22.9.2.19)', async () => {
  const text = fc
    .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 6 })
    .map((pieces) => `a${pieces.join('')}z`);
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 30 }), async (texts) => {
      expect(await throughWorkbook(texts)).toEqual(texts);
    }),
    { numRuns: 40 },
  );
});
