import { expect, test } from 'vitest';
import { formatPhone } from '../../../domain/phones/notations.ts';

test.each([
  ['573001234567', '300 123 4567'],
  ['576012345678', '601 234 5678'],
  ['3001234567', '300 123 4567'],
  ['13055550123', '+1 305 555 0123'],
  ['34612345678', '+34612345678'],
  ['1234567', '1234567'],
  ['', ''],
  ['0000000', ''],
  ['sin número', 'sin número'],
])('%s is written %s', (stored, written) => {
  expect(formatPhone(stored)).toBe(written);
});
