import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { AppDataProvider } from '../../../src/dataProvider/dataProvider.ts';
import { representRecord } from '../../../domain/schema/represent.ts';
import type { NamingField, Saying } from '../../../domain/kinds/spoken.ts';
import { createReferenceNames, sayingNames } from '../../../src/schema/representation.ts';
import { ownerSession } from '../owner-session.ts';

const saying: Saying = {
  locale: 'es-CO',
  timeZone: 'America/Bogota',
  currency: 'COP',
  wordOf: ({ es }) => es,
};
const collection = { resource: 'collections', relation: 'many-to-one' } as const;
const fields: Readonly<Record<string, NamingField>> = {
  number: { kind: 'text' },
  collection_id: { kind: 'reference', ref: collection },
};

function openNames() {
  const queries = new QueryClient();
  const records = [{ id: 3, name: 'Ropa' }];
  const getMany = vi.fn(async (_: string, { ids }: { ids: unknown[] }) => ({
    data: records.filter(({ id }) => ids.includes(id)),
  }));
  const names = createReferenceNames(
    queries,
    ownerSession(),
    getMany as unknown as AppDataProvider['getMany'],
  );
  const say = (id: number) =>
    representRecord(
      '{number} {collection_id}',
      (source) => fields[source],
      { number: 'COT-1', collection_id: id },
      sayingNames(saying, names.finder()),
    );
  return { queries, getMany, names, say };
}

test('a reference in a name is left out until its record has arrived, and then its name; one call reads all', async () => {
  const { getMany, names, say } = openNames();
  const changed = vi.fn();
  names.subscribe(changed);
  expect([say(3), say(4), say(3)]).toEqual(['COT-1', 'COT-1', 'COT-1']);
  await vi.waitFor(() => expect(say(3)).toBe('COT-1 Ropa'), { timeout: 30_000 });
  expect(say(4)).toBe('COT-1 #4');
  expect(getMany.mock.calls).toEqual([['collections', { ids: [3, 4] }]]);
  expect(changed).toHaveBeenCalled();
});

test('a record that was renamed gives its new name', async () => {
  const { queries, say } = openNames();
  say(3);
  await vi.waitFor(() => expect(say(3)).toBe('COT-1 Ropa'), { timeout: 30_000 });
  // As react-admin stores a saved change.
  queries.setQueryData(['collections', 'getMany', { ids: ['3'] }], [{ id: 3, name: 'Vestidos' }]);
  expect(say(3)).toBe('COT-1 Vestidos');
});
