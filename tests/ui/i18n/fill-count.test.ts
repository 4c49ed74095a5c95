import { expect, test } from 'vitest';
import { fillCount } from '../../../src/i18n/words.ts';

const ROWS = '%{smart_count} fila de %{name} |||| %{smart_count} filas de %{name}';

test('a sentence takes the form of its number, as the language writes it', () => {
  expect(fillCount(ROWS, 1, 'es', { name: 'productos' })).toBe('1 fila de productos');
  expect(fillCount(ROWS, 12_345, 'es', { name: 'productos' })).toBe('12.345 filas de productos');
  expect(fillCount(ROWS, 0, 'en', { name: 'products' })).toBe('0 filas de products');
});

test('a sentence with one form keeps it', () => {
  expect(fillCount('Quedan %{smart_count}', 3, 'es')).toBe('Quedan 3');
});
