import { expect, test } from 'vitest';
import { lintSchemas } from '../../../domain/schema/lint/lint.ts';

const LABEL = { 'x-label': { es: 'Llave', en: 'Key', pt: 'Chave' } };
const secret = { ...LABEL, type: 'string', maxLength: 100, writeOnly: true };
const nested = (property: object) => ({ ...LABEL, type: 'object', properties: { key: property } });

function reasons(property: object): string[] {
  const words = { one: 'Canal', many: 'Canales' };
  const schema = {
    $schema: 'https://tendero.co/schemas/meta/resource',
    $id: 'https://tendero.co/schemas/channels',
    title: 'Channel',
    type: 'object',
    'x-resource': { name: 'channels', label: { es: words, en: words, pt: words }, representation: 'name' },
    required: ['name'],
    properties: { name: { ...LABEL, type: 'string', maxLength: 100 }, key: property },
  };
  return lintSchemas({ 'channels.json': schema }).map(({ reason }) => reason.en);
}

test('a text of the record may be a secret', () => {
  expect(reasons(secret)).toEqual([]);
});

test.each([
  ['a number', { ...LABEL, type: 'integer', writeOnly: true }, 'only a text can be a secret'],
  ['an object', { ...nested({ ...LABEL, type: 'string' }), writeOnly: true }, 'only a text can be a secret'],
  ['a day', { ...secret, format: 'date' }, 'only a text can be a secret'],
  ['unique', { ...secret, 'x-db': { index: 'unique' } }, 'no index can find it'],
  ['indexed', { ...secret, 'x-db': { index: true } }, 'no index can find it'],
  ['renamed', { ...secret, 'x-db': { renamedFrom: 'old' } }, 'keep the name of its column'],
  ['in an object', nested(secret), 'of the record itself'],
  ['in an array', { ...LABEL, type: 'array', maxItems: 5, items: nested(secret) }, 'of the record itself'],
])('a secret that is %s is a mistake', (_name, property, reason) => {
  expect(reasons(property)).toEqual([expect.stringContaining(reason)]);
});
