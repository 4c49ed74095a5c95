import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { readResources } from '../../../domain/schema/read.ts';
import { createTestApi, signedIn } from '../../support/api.ts';

const words = (es: string) => ({ es: { one: es, many: `${es}s` } });

const visits = {
  type: 'object',
  'x-resource': { name: 'visits', label: words('Visita'), representation: '{day}: {state}, {fee}' },
  properties: {
    day: { type: 'string', format: 'date' },
    state: { type: 'string', enum: ['done'], 'x-enum': { done: { label: { es: 'Hecha' } } } },
    fee: { type: 'integer', 'x-money': { currency: 'COP', unit: 'major' } },
  },
};

const notes = {
  type: 'object',
  'x-resource': { name: 'notes', label: words('Nota'), representation: 'text' },
  properties: {
    text: { type: 'string', maxLength: 100 },
    visit_id: { type: 'integer', 'x-ref': { resource: 'visits', relation: 'many-to-one' } },
  },
};

test('a file names the records that others refer to as the screens do', async () => {
  const resources = readResources({ 'visits.json': visits, 'notes.json': notes });
  const api = await createTestApi({ resources });
  const owner = await signedIn(api, 'owner');
  const base = `/stores/${api.storeId}`;
  const visit = { day: '2026-11-22', state: 'done', fee: 45_000 };
  const { body } = await owner.post<{ id: number }>(`${base}/visits`, visit);
  await owner.post(`${base}/notes`, { text: 'Volver', visit_id: body.id });
  const file = await (await owner.raw(`${base}/notes/export?format=csv`)).text();
  const { data } = Papa.parse<Record<string, string>>(file.replace('\uFEFF', ''), { header: true });
  const spaces = /\u00a0/g;
  expect(data[0]?.['visit_id']?.replace(spaces, ' ')).toBe('22 nov 2026: Hecha, $ 45.000');
  await api.close();
});
