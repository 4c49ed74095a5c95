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

test('the screens know of a resource whether a file can bring its records', () => {
  const schema = tiny({ code: { type: 'string', ...LABEL } });
  const named = { ...schema, 'x-import': { identity: ['code'] } };
  const readOnly = {
    ...named,
    'x-resource': { ...schema['x-resource'], operations: ['list' as const, 'show' as const] },
  };
  expect([named, schema, readOnly].map((one) => describeResource(readResource(one)).imports)).toEqual([
    true,
    undefined,
    undefined,
  ]);
});
