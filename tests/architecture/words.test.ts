import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Visitor } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import en from '../../i18n/en.json' with { type: 'json' };
import es from '../../i18n/es.json' with { type: 'json' };
import pt from '../../i18n/pt.json' with { type: 'json' };
import { ERRORS } from '../../server/errors.ts';
import { lineAt, readSources } from './sources.ts';

/** Dotted keys of every sentence. */
function keysOf(words: object, prefix = ''): string[] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${name}.`) : [`${prefix}${name}`],
  );
}

function sentenceAt(words: object, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>(
      (at, part) =>
        typeof at === 'object' && at !== null
          ? Object.entries(at).find(([name]) => name === part)?.[1]
          : undefined,
      words,
    );
}

/** Names of the values that a sentence is filled in with. */
function placeholders(text: unknown): string[] {
  return [...new Set(String(text).match(/%\{\w+\}/g))].toSorted();
}

const languages: [string, object][] = [
  ['en', en],
  ['pt', pt],
];
/** react-admin's own sentences come from its language packages; ours only amend them. */
const ownKeys = (words: object): string[] => keysOf(words).filter((key) => !key.startsWith('ra.'));
const spanish = new Set(ownKeys(es));

describe.each(languages)('%s', (_, words) => {
  test('has every sentence of the Spanish, and no other', () => {
    const keys = new Set(ownKeys(words));
    expect({
      missing: [...spanish].filter((key) => !keys.has(key)),
      surplus: [...keys].filter((key) => !spanish.has(key)),
    }).toEqual({ missing: [], surplus: [] });
  });

  test('fills in the same values', () => {
    const wrong = [...spanish].filter(
      (key) => placeholders(sentenceAt(words, key)).join() !== placeholders(sentenceAt(es, key)).join(),
    );
    expect(wrong).toEqual([]);
  });
});

test('a percent has no space before its sign, as Intl writes it in es-CO, en and pt', () => {
  for (const locale of ['es-CO', 'en', 'pt'])
    expect((0.4).toLocaleString(locale, { style: 'percent' }), locale).toBe('40%');
  const spaced = readdirSync('i18n', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .filter((name) => /[}\d]\s%(?!\{)/.test(readFileSync(path.join('i18n', name), 'utf8')));
  expect(spaced).toEqual([]);
});

test('every error of the catalogue has its sentence', () => {
  expect(Object.keys(ERRORS).filter((code) => !spanish.has(`errors.${code}`))).toEqual([]);
});

/** Functions whose first argument is a key, by the names that hooks give them. */
const TRANSLATORS = new Set(['translate', 't', 'words', 'say']);

test('every key that a screen names exists', () => {
  const roots = new Set(Object.keys(es));
  const wrong = readSources()
    .filter(({ file }) => file.startsWith('src/'))
    .flatMap(({ file, text, program }) => {
      const found: string[] = [];
      new Visitor({
        CallExpression: ({ callee, arguments: [first] }) => {
          if (callee.type !== 'Identifier' || !TRANSLATORS.has(callee.name)) return;
          if (first?.type !== 'Literal' || typeof first.value !== 'string') return;
          const key = first.value;
          // `resources.<name>.…` comes from the schemas, `ra.…` from react-admin’s own messages.
          const ours = roots.has(key.split('.')[0] ?? '') && !/^(resources|ra)\./.test(key);
          const isPlural = [...spanish].some((known) => known.startsWith(`${key}.`));
          if (ours && !spanish.has(key) && !isPlural)
            found.push(`${file}:${lineAt(text, first.start)} ${key}`);
        },
      }).visit(program);
      return found;
    });
  expect(wrong).toEqual([]);
});

test('collections and configuration have one word each; others only find them', () => {
  const files = ['i18n', 'schemas'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json') && !/(^|\/)(en|pt)\.json$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  // `also` holds the words by which the palette finds a thing, `aliases` the titles by which a file's column is found.
  const spoken = (words: object): unknown[] =>
    Object.entries(words).flatMap(([name, value]: [string, unknown]) => {
      if (['also', 'aliases', 'en', 'pt', 'description'].includes(name)) return [];
      return typeof value === 'object' && value !== null ? spoken(value) : [value];
    });
  const other = files.flatMap((file) =>
    spoken(JSON.parse(readFileSync(file, 'utf8'))).filter((text) =>
      /categor[ií]as?|\bajustes\b/i.test(String(text)),
    ),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(other).toEqual([]);
});
