import fc from 'fast-check';
import { expect, test } from 'vitest';
import { xlsxStream } from '../../../server/resources/export/csv.ts';
import { readFile } from '../../../src/custom/imports/file/read-file.ts';
import { workbookTexts } from './workbook-texts.ts';

async function* lines(texts: readonly string[]): AsyncGenerator<string[]> {
  for (const one of texts) yield ['row', one];
}

test('[PRD-12] whatever text goes into a workbook, the import reads the same one, but for the space around it', async () => {
  await fc.assert(
    fc.asyncProperty(
      workbookTexts,
      fc.array(workbookTexts, { minLength: 1, maxLength: 20 }),
      async (header, texts) => {
        const stream = xlsxStream('Productos', ['row', header], lines(texts));
        const { headers, rows } = await readFile(new Uint8Array(await new Response(stream).arrayBuffer()));
        expect(headers[1] ?? '').toBe(header.trim());
        expect(rows.map(({ cells }) => cells[1] ?? '')).toEqual(texts.map((one) => one.trim()));
      },
    ),
  );
});
