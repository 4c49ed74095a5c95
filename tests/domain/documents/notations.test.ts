import { expect, test } from 'vitest';
import { documentKey, documentNotations } from '../../../domain/documents/documents.ts';

test('a document is one with points and without, with a dash and without, in any case', () => {
  for (const text of ['1045678', '1.045.678', '1 045 678']) expect(documentKey(text), text).toBe('1045678');
  for (const text of ['9001234567', '900123456-7', '900.123.456-7'])
    expect(documentKey(text), text).toBe('9001234567');
  expect(documentKey('ab-1234')).toBe(documentKey('AB1234'));
  expect(documentKey('1045679')).not.toBe(documentKey('1045678'));
});

test('each notation of a document has the key of the others', () => {
  expect(documentNotations('1.045.678')).toEqual(['1.045.678', '1045678', '104567-8', '104.567-8']);
  for (const text of ['9', '123', '900.123.456-7', 'AB-1234'])
    for (const one of documentNotations(text)) expect(documentKey(one), one).toBe(documentKey(text));
});
