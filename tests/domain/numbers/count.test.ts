import { expect, test } from 'vitest';
import { formatCount } from '../../../domain/numbers/count.ts';

test.each([
  [1204, '1.204'],
  [0.0625, '0,0625'],
  [1234.567891, '1.234,567891'],
  [0.1 + 0.2, '0,3'],
])('%d is said with all of its decimals', (value, said) => {
  expect(formatCount(value, 'es-CO')).toBe(said);
});
