import { expect, test } from 'vitest';
import { writtenIn } from '../../../src/i18n/sentences.ts';

test.each([
  ['es-CO', '0,1'],
  ['en-US', '0.1'],
])('a step is written as %s writes it', (locale, multipleOf) => {
  const problem = { key: 'multipleOf', args: { multipleOf: 0.1 } };
  expect(writtenIn(locale, problem).args).toMatchObject({ multipleOf });
});

test('a limit has its separators, and still decides between one and several', () => {
  const problem = writtenIn('es-CO', { key: 'minLength', args: { limit: 12_345_678 } });
  expect(problem.args).toEqual({ limit: '12.345.678', smart_count: 12_345_678 });
  const human = { key: 'phone_short', args: { smart_count: 1 } };
  expect(writtenIn('es-CO', { key: 'pattern', human })).toEqual({ key: 'pattern', human });
});
