import { readXlsx } from 'hucre/xlsx';
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
    colours: {
      type: 'array',
      items: {
        type: 'string',
        enum: ['red', 'blue'],
        'x-enum': { red: { label: { es: 'Rojo' } }, blue: { label: { es: 'Azul' } } },
      },
    },
    cities: { type: 'array', items: { type: 'string', 'x-ui': { widget: 'city', display: 'city' } } },
    visit_ids: {
      type: 'array',
      items: { type: 'integer', 'x-ref': { resource: 'visits', relation: 'many-to-one' } },
    },
    after: {
      type: 'object',
      properties: { visit_id: { type: 'integer', 'x-ref': { resource: 'visits', relation: 'many-to-one' } } },
    },
    steps: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          visit_id: { type: 'integer', 'x-ref': { resource: 'visits', relation: 'many-to-one' } },
        },
      },
    },
  },
};

const spaces = /\u00a0/g;

/** Two visits and a note that refers to them; `table` reads a file of the notes. */
async function openNotes() {
  const resources = readResources({ 'visits.json': visits, 'notes.json': notes });
  const api = await createTestApi({ resources });
  const owner = await signedIn(api, 'owner');
  const base = `/stores/${api.storeId}`;
  const ids = [];
  for (const [day, fee] of [
    ['2026-11-22', 45_000],
    ['2026-11-23', 9_000],
  ]) {
    const { body } = await owner.post<{ id: number }>(`${base}/visits`, { day, state: 'done', fee });
    ids.push(body.id);
  }
  const [first, second] = ids;
  const answer = await owner.post(`${base}/notes`, {
    text: 'Volver',
    visit_id: first,
    colours: ['blue', 'red'],
    cities: ['05001', '11001'],
    visit_ids: [second, first],
    after: { visit_id: second },
    steps: [{ visit_id: first }, { visit_id: second }],
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return { api, file: (format: string) => owner.raw(`${base}/notes/export?format=${format}`) };
}

const FIRST = '22 nov 2026: Hecha, $ 45.000';
const SECOND = '23 nov 2026: Hecha, $ 9.000';
const IN_A_FILE = {
  visit_id: FIRST,
  colours: 'Azul, Rojo',
  cities: 'Medellín, Bogotá D.C.',
  visit_ids: `${SECOND}, ${FIRST}`,
  'after · visit_id': SECOND,
  steps: `${FIRST}, ${SECOND}`,
};

test('a file names the records that others refer to as the screens do, in lists and objects too', async () => {
  const { api, file } = await openNotes();
  const text = await (await file('csv')).text();
  const { data } = Papa.parse<Record<string, string>>(text.replaceAll(spaces, ' ').replace('\uFEFF', ''), {
    header: true,
  });
  expect(data[0]).toMatchObject(IN_A_FILE);
  await api.close();
});

test('a workbook has the same words', async () => {
  const { api, file } = await openNotes();
  const { sheets } = await readXlsx(new Uint8Array(await (await file('xlsx')).arrayBuffer()));
  const texts = sheets[0]?.rows.flat().map((cell) => String(cell).replaceAll(spaces, ' '));
  expect(texts).toEqual(expect.arrayContaining(Object.values(IN_A_FILE)));
  await api.close();
});
