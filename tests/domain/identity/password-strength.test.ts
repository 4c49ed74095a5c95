import { expect, test } from 'vitest';
import { passwordStrength } from '../../../domain/identity/password-strength.ts';

test.each([
  ['', 'short'],
  ['café', 'short'],
  ['contraseña', 'common'],
  ['zzzzzzzzzzzzzzzzzzzz', 'common'],
  ['marcela@correo.co', 'common'],
  ['ruana fría', 'fair'],
  ['ruana y panela', 'good'],
  ['panela con queso a las seis', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password, ['marcela@correo.co'])).toBe(strength);
});
