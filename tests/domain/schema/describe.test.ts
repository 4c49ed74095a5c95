import { expect, test } from 'vitest';
import { describeResource } from '../../../domain/schema/describe.ts';
import { readResource } from '../../../domain/schema/read.ts';
import { tiny } from './schema-files.ts';

const LABEL = { 'x-label': { es: 'Dato' } };

test('what a list searches is described with the rule of who reads it', () => {
  const read = { permission: 'customers.notes' };
  const schema = tiny({
    open: { type: 'string', ...LABEL },
    guarded: { type: 'string', 'x-access': { read }, ...LABEL },
  });
  const resource = readResource({ ...schema, 'x-views': { list: { search: ['open', 'guarded'] } } });
  expect(describeResource(resource).list.search).toEqual([{ source: 'open' }, { source: 'guarded', read }]);
});
