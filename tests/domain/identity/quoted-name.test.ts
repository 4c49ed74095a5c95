import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quotedName } from '../../../domain/identity/names.ts';
import { HARM, hostileName } from '../../support/hostile-names.ts';
import { effort } from '../../support/effort.ts';

test.each([
  ['Café Luna', 'Café Luna'],
  ['Dulces & Más 24', 'Dulces & Más 24'],
  ['  Ana   Ruiz ', 'Ana Ruiz'],
  ['Confecciones J. R. S.A.S.', 'Confecciones J. R. S.A.S.'],
  ["D'Ángel (Centro)", "D'Ángel Centro"],
  ['¡Qué rico! 🍰', 'Qué rico'],
  ['Papelería 1950', 'Papelería 1950'],
  ['Nuñez-Díaz', 'Nuñez-Díaz'],
  ['متجر لينا', 'متجر لينا'],
  ['李 的店', '李 的店'],
])('%s is quoted as %s', (typed, quoted) => {
  expect(quotedName(typed)).toBe(quoted);
});

test.each([
  '',
  '   ',
  '🍰🍰',
  '1234',
  'evil.co',
  'Gana en evil．co',
  'a@b',
  'Llama 300 123 4567',
  'x'.repeat(61),
])('%s is not quoted', (typed) => {
  expect(quotedName(typed)).toBeNull();
});

test('of a hostile name nothing is left that is more than a name: one line of words', () => {
  fc.assert(
    fc.property(hostileName, (typed) => {
      const quoted = quotedName(typed);
      if (quoted === null) return;
      expect(quoted).not.toMatch(HARM);
      expect(quoted).toMatch(/^[\p{L}\p{M}\p{Nd} .&+'’-]{1,60}$/u);
      expect(quotedName(quoted)).toBe(quoted);
    }),
    { numRuns: effort(50, 3000) },
  );
});
