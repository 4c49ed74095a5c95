import { expect, test } from 'vitest';
import { AUDIT_ACTIONS } from '../../domain/audit/audit-answers.ts';
import en from '../../i18n/audit/en.json' with { type: 'json' };
import es from '../../i18n/audit/es.json' with { type: 'json' };
import pt from '../../i18n/audit/pt.json' with { type: 'json' };
import { readSources } from './sources.ts';

/** An update has a sentence by the number of its changes, and 'other' is what no word exists for. */
const SPECIAL = new Set(['update_one', 'touch', 'other']);
/** What the log names without a schema. */
const KINDS = [
  'views',
  'users',
  'roles',
  'invitations',
  'stores',
  'payment-notifications',
  'billing',
  'imports',
  'picture-batches',
] as const;
const LANGUAGES = Object.entries({ es, en, pt });

test.each(LANGUAGES)('every action of the log has words in %s, and no others do', (_, words) => {
  const sentences = Object.keys(words.sentence).filter((name) => !SPECIAL.has(name));
  expect(sentences.toSorted()).toEqual(AUDIT_ACTIONS.toSorted());
  expect(Object.keys(words.actions).toSorted()).toEqual(AUDIT_ACTIONS.toSorted());
});

test.each(LANGUAGES)('every place of the log without a schema has a word in %s', (_, words) => {
  expect(Object.keys(words.kinds).toSorted()).toEqual(KINDS.toSorted());
});

test('the server writes no place into the log that has neither a schema nor a word', () => {
  const known = new Set<string>([...KINDS, 'products', 'collections', 'customers', 'orders']);
  const writers = readSources().filter(
    ({ file, text }) => file.startsWith('server/modules/') && /recordAudit|insertInto\('audit'\)/.test(text),
  );
  const named = writers.flatMap(({ file, text }) =>
    [...text.matchAll(/resource: '([a-z-]+)'/g)].map(([, name = '']) => ({ file, name })),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
});
