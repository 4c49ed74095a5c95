import { afterAll, beforeAll, expect, test } from 'vitest';
import { readResources } from '../../../domain/schema/read.ts';
import { createTestApi, signedIn, type TestApi } from '../../support/api.ts';

const visits = {
  type: 'object',
  'x-resource': {
    name: 'visits',
    label: { es: { one: 'Visita', many: 'Visitas' } },
    representation: '{day} · {kind} · {fee}',
  },
  properties: {
    day: { type: 'string', format: 'date' },
    kind: {
      type: 'string',
      enum: ['fitting'],
      'x-enum': { fitting: { label: { es: 'Prueba', en: 'Fitting' } } },
    },
    fee: { type: 'integer', 'x-money': { currency: 'COP', unit: 'major' } },
  },
};

let api: TestApi;

beforeAll(async () => {
  const resources = readResources({ 'visits.json': visits });
  api = await createTestApi({ resources });
}, 60_000);
afterAll(() => api.close());

test('the log names a record as its screens do, in the language of the reader', async () => {
  const owner = await signedIn(api, 'owner');
  const store = `/stores/${api.storeId}`;
  await owner.post(`${store}/visits`, { day: '2026-11-05', kind: 'fitting', fee: 89_900 });
  const nameIn = async (language: string) => {
    const { body } = await owner.get<{ record: string }[]>(`${store}/audit`, {
      headers: { 'accept-language': language },
    });
    return body[0]?.record.replaceAll('\u00A0', ' ');
  };
  expect(await nameIn('es')).toBe('5 nov 2026 · Prueba · $ 89.900');
  expect(await nameIn('en')).toMatch(/^5 Nov 2026 · Fitting · /);
});
