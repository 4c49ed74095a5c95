import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SecretError } from '../../../server/ports/secrets.ts';
import { aesGcmSecrets } from '../../../server/secrets/aes-gcm.ts';
import { newKey } from '../../../server/secrets/keys.ts';

const PLACE = 'channels.key/1/7';

test('[ASVS 13.3.1] any text opens at its place with its key, and the sealed value shows none of it', async () => {
  const secrets = await aesGcmSecrets([newKey()]);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 4, maxLength: 500 }), async (text) => {
      const sealed = await secrets.seal(text, PLACE);
      expect(sealed).toMatch(/^sealed:1:[0-9a-f]{8}:[\w-]+$/);
      expect(sealed).not.toContain(text);
      expect(await secrets.open(sealed, PLACE)).toBe(text);
    }),
    { numRuns: 50 },
  );
});

test('one text sealed twice gives two values: equal secrets cannot be seen', async () => {
  const secrets = await aesGcmSecrets([newKey()]);
  const sealed = await Promise.all(Array.from({ length: 200 }, () => secrets.seal('prv_live', PLACE)));
  expect(new Set(sealed).size).toBe(200);
});

test('a value opens at no other place: row, column, store or table', async () => {
  const secrets = await aesGcmSecrets([newKey()]);
  const sealed = await secrets.seal('prv_live', PLACE);
  for (const place of ['channels.key/1/8', 'channels.key/2/7', 'channels.other/1/7', 'others.key/1/7', ''])
    await expect(secrets.open(sealed, place)).rejects.toThrow(SecretError);
});

test('a value that was changed in any character does not open, and the error says nothing of it', async () => {
  const secrets = await aesGcmSecrets([newKey()]);
  const sealed = await secrets.seal('prv_live', PLACE);
  for (let at = 0; at < sealed.length; at += 1) {
    const other = sealed[at] === 'A' ? 'B' : 'A';
    const changed = sealed.slice(0, at) + other + sealed.slice(at + 1);
    const outcome = await secrets.open(changed, PLACE).catch((error: unknown) => error);
    // The last character of base64url may carry bits that belong to no byte.
    if (at === sealed.length - 1 && outcome === 'prv_live') continue;
    expect(outcome, changed).toBeInstanceOf(SecretError);
    expect(String(outcome)).not.toContain('prv_live');
  }
  for (const text of ['', 'prv_live', 'sealed:1:', 'sealed:1::', sealed.slice(0, -9)])
    await expect(secrets.open(text, PLACE)).rejects.toThrow(SecretError);
});

test('the first key seals, every key opens, and a key that is not here is named by its id', async () => {
  const [old, current] = [newKey(), newKey()];
  const before = await aesGcmSecrets([old]);
  const sealed = await before.seal('prv_live', PLACE);
  const both = await aesGcmSecrets([current, old]);
  expect(await both.open(sealed, PLACE)).toBe('prv_live');
  expect(await both.seal('x', PLACE)).toContain(`:${both.keyId}:`);
  expect(both.keyIds).toEqual([both.keyId, before.keyId]);
  const after = await aesGcmSecrets([current]);
  await expect(after.open(sealed, PLACE)).rejects.toThrow(`the key ${before.keyId}, which is not here`);
});
