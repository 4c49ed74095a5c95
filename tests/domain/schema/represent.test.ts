import { expect, test } from 'vitest';
import { representRecord } from '../../../domain/schema/represent.ts';
import type { NamingField, Saying } from '../../../domain/kinds/spoken.ts';

const saying: Saying = {
  locale: 'es-CO',
  timeZone: 'America/Bogota',
  currency: 'COP',
  wordOf: ({ es }) => es,
};

const fields: Readonly<Record<string, NamingField>> = {
  day: { kind: 'date' },
  at: { kind: 'datetime' },
  opens: { kind: 'time' },
  size: { kind: 'enum', enum: [{ value: 'l', label: { es: 'Grande' } }] },
  price: { kind: 'money', currency: 'COP' },
  fee: { kind: 'money', currency: { source: 'code' } },
  off: { kind: 'percent' },
  n: { kind: 'integer' },
  name: { kind: 'text' },
};

const say = (representation: string, record: object) =>
  representRecord(representation, (source) => fields[source], { ...record }, saying).replaceAll(
    '\u00A0',
    ' ',
  );

test('dates, enums and amounts are said as people read them', () => {
  expect(say('{name} {day}', { name: ' Ruta ', day: '2026-11-05' })).toBe('Ruta 5 nov 2026');
  expect(say('at', { at: '2026-11-21T01:00:00.000Z' })).toBe('20 nov 2026, 8:00 p. m.');
  expect(say('{name} {opens}', { name: 'Ruta', opens: '13:30:00' })).toBe('Ruta 1:30 p. m.');
  expect(say('{size} · {price}', { size: 'l', price: 89_900 })).toBe('Grande · $ 89.900');
  expect(say('fee', { fee: 1250, code: 'USD' })).toContain('12,50');
  expect(say('{name} {off}', { name: 'Rebaja', off: 12.5 })).toBe('Rebaja 12,5%');
  expect(say('Mesa {n}', { n: 3 })).toBe('Mesa 3');
});

test('a record without any of the values has no name', () => {
  expect(say('{name} {day}', { other: 'x' })).toBe('');
});
