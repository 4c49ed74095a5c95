import { describe, expect, test } from 'vitest';
import { argon2Passwords } from '../../../server/adapters/argon2.ts';
import { webPasswords } from '../../../server/adapters/web-passwords.ts';

describe.each([
  ['argon2', argon2Passwords(), /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/],
  ['web', webPasswords(), /^pbkdf2-sha256\$600000\$[0-9a-f]{32}\$[0-9a-f]{64}$/],
])('%s', (_, passwords, form) => {
  test('hashes as ASVS 5.0 appendix C asks, with a salt of its own', async () => {
    const [one, two] = await Promise.all([
      passwords.hash('café con panela'),
      passwords.hash('café con panela'),
    ]);
    expect(one).toMatch(form);
    expect(one).not.toBe(two);
    expect(await passwords.verify(one, 'café con panela')).toBe(true);
    expect(await passwords.verify(one, 'café con panelA')).toBe(false);
  });

  test('takes passwords as they are: no character is cut, trimmed or folded', async () => {
    const long = 'x'.repeat(72);
    const hash = await passwords.hash(`${long}a`);
    expect(await passwords.verify(hash, `${long}b`)).toBe(false);
    expect(await passwords.verify(hash, `${long}a`)).toBe(true);
    expect(await passwords.verify(hash, `${long}a `)).toBe(false);
    const accented = await passwords.hash('contrase\u00f1a');
    expect(await passwords.verify(accented, 'contrasen\u0303a')).toBe(false);
  });
});

test('web: a hash that is none matches nothing', async () => {
  const passwords = webPasswords(1000);
  for (const stored of ['', 'x', 'bcrypt$1$00$00', 'pbkdf2-sha256$1000$00', 'pbkdf2-sha256$1000$00$00'])
    expect(await passwords.verify(stored, 'x')).toBe(false);
});
