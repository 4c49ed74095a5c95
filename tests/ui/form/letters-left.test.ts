import { expect, test } from 'vitest';
import { lettersLeft } from '../../../src/ui/input/NativeSelect.tsx';

test.each([
  [2, 'form.letters_left'],
  [0, 'form.letters_full'],
  [-1, 'form.letters_over'],
])('%s left', (left, key) => {
  expect(lettersLeft((asked) => asked, left)).toBe(key);
});
