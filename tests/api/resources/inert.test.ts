import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvStream } from '../../../server/resources/export/csv.ts';
import { effort } from '../../support/effort.ts';

const piece = fc.constantFrom(
  ';',
  ',',
  '"',
  "'",
  ' ',
  '\n',
  '\t',
  '\r',
  '=',
  '+',
  '-',
  '@',
  '=HYPERLINK("x")',
  '＝',
  '＋',
  '－',
  '＠',
  '\u200b',
  '\u2060',
  '\u00ad',
  '\ufeff',
  '\u3000',
  'a',
  '1',
);
const text = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.string(),
);

async function csvOf(cells: string[]): Promise<string> {
  async function* rows() {
    yield cells;
  }
  const headers = cells.map((_, at) => `c${at}`);
  return new Response(csvStream(headers, rows())).text();
}

/** What a spreadsheet would run, also behind characters that nobody sees. A plain number is none. */
const runs = (cell: string) =>
  /^[\s"\u200b\u2060\u00ad\ufeff]*[=+\-@＝＋－＠]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell);

test('[CWE-1236] no cell of a CSV is a formula, whether commas, semicolons or tabs end cells', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 4 }), async (cells) => {
      const csv = await csvOf(cells);
      for (const delimiter of [',', ';', '\t']) {
        const { data } = Papa.parse<string[]>(csv.slice(1), { delimiter });
        expect(data.flat().filter(runs), delimiter).toEqual([]);
      }
    }),
    { numRuns: effort(50, 500), examples: [[['-1', '2*3']], [['＝1+1', '\u200b=1+1', 'a;\u2060＠x']]] },
  );
});
