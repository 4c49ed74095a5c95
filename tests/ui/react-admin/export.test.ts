import { expect, test } from 'vitest';
import jsonExport from '../../../scripts/vite/replacements/jsonexport.ts';

function written(records: object[], headers?: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const done = (problem: Error | null, csv: string) => (problem === null ? resolve(csv) : reject(problem));
    if (headers === undefined) jsonExport(records, done);
    else jsonExport(records, { headers }, done);
  });
}

test('the exporter of a react-admin list writes CSV, with and without columns', async () => {
  const records = [{ id: 1, name: 'Ruana, azul' }];
  expect(await written(records)).toBe('id,name\r\n1,"Ruana, azul"');
  expect(await written(records, ['name'])).toBe('name\r\n"Ruana, azul"');
});

test('no cell of it is a formula', async () => {
  expect(await written([{ name: '=1+1' }])).toBe(`name\r\n"'=1+1"`);
});
