import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CITIES, cityAndState, findCity, searchCities } from '../../../domain/places/cities.ts';
import { COUNTRIES, countryName } from '../../../domain/places/countries.ts';

test('33 departments, all 1,123 municipalities, each with a code of its own that begins with its department', () => {
  expect(CITIES).toHaveLength(1_123);
  expect(new Set(CITIES.map(({ state }) => state)).size).toBe(33);
  expect(new Set(CITIES.map(({ code }) => code)).size).toBe(CITIES.length);
  const prefixes = new Map<string, string>();
  for (const { code, state } of CITIES) {
    expect(code).toMatch(/^\d{5}$/);
    expect(state).not.toBe('');
    expect(prefixes.get(code.slice(0, 2)) ?? state).toBe(state);
    prefixes.set(code.slice(0, 2), state);
  }
  expect(prefixes.size).toBe(33);
});

test('says what the list of DANE says', () => {
  const [, ...rows] = readFileSync('demo/divipola.csv', 'utf8').trim().split(/\r?\n/);
  for (const row of rows) {
    const [, code = '', quoted, plain, , state = ''] =
      /^(\d{5}),(?:"([^"]*)"|([^,]*)),(\d{2}),"?(.*?)"?$/.exec(row) ?? [];
    expect(findCity(code)).toMatchObject({ name: quoted ?? plain, state });
  }
  expect(rows).toHaveLength(CITIES.length);
});

test('accents are kept, and not needed to find a city', () => {
  expect(findCity('05001')).toMatchObject({
    id: '05001',
    code: '05001',
    name: 'Medellín',
    state: 'Antioquia',
  });
  expect(searchCities('bogota')[0]?.name).toBe('Bogotá D.C.');
  expect(searchCities('MEDELLIN')[0]?.code).toBe('05001');
  expect(searchCities('rionegro antioquia').map(({ code }) => code)).toEqual(['05615']);
  expect(searchCities('xyz')).toEqual([]);
});

test('municipalities are written as DANE writes them, and found as people type them', () => {
  const known = {
    '73001': 'Ibagué',
    '05030': 'Amagá',
    '05360': 'Itagüí',
    '27361': 'Istmina',
    '52838': 'Túquerres',
  };
  for (const [code, name] of Object.entries(known)) expect(findCity(code)?.name).toBe(name);
  for (const typed of ['ibague', 'Ibagué']) expect(searchCities(typed)[0]?.code).toBe('73001');
  for (const typed of ['don matias', 'donmatias']) expect(searchCities(typed)[0]?.code).toBe('05237');
});

test('Colombia comes first among the countries, which all have a name', () => {
  expect(COUNTRIES[0]).toMatchObject({ code: 'CO', currency: 'COP', phone_prefix: '57' });
  for (const { code } of COUNTRIES) expect(countryName(code)).not.toBe(code);
});

test('[CLI-03] a city is said with its department, Bogotá without a second Bogotá', () => {
  const said = (code: string) => CITIES.filter((city) => city.code === code).map(cityAndState);
  expect([...said('05001'), ...said('11001')]).toEqual(['Medellín, Antioquia', 'Bogotá D.C.']);
});
