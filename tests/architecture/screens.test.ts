import { Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { lineAt, readSources } from './sources.ts';

const NETWORK = new Set(['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'sendBeacon']);

/** The places that use HTTP: the provider, and the demo, which is the server. */
const SPEAKERS = /^src\/(dataProvider|demo)\//;

test('screens never speak HTTP', () => {
  const wrong = readSources()
    .filter(({ file }) => file.startsWith('src/') && !SPEAKERS.test(file))
    .flatMap(({ file, text, program }) => {
      const found: string[] = [];
      const note = (node: { start: number }, name: string): void => {
        if (NETWORK.has(name)) found.push(`${file}:${lineAt(text, node.start)} uses ${name}`);
      };
      new Visitor({
        CallExpression: ({ callee }) => {
          if (callee.type === 'Identifier') note(callee, callee.name);
          if (
            callee.type === 'MemberExpression' &&
            callee.object.type === 'Identifier' &&
            ['window', 'globalThis', 'self', 'navigator'].includes(callee.object.name) &&
            callee.property.type === 'Identifier'
          )
            note(callee, callee.property.name);
        },
        NewExpression: ({ callee }) => {
          if (callee.type === 'Identifier') note(callee, callee.name);
        },
      }).visit(program);
      return found;
    });
  expect(wrong).toEqual([]);
});

test('the router has one name, the one of the examples of react-admin', () => {
  const wrong = readSources()
    .filter(({ file }) => /^(src|tests)\//.test(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ specifier }) => /^react-router($|\/)/.test(specifier))
        .map(({ line }) => `${file}:${line}`),
    );
  expect(wrong).toEqual([]);
});

test('what a tap opens answers while its code loads', () => {
  // The code of a page, or of a part of it, has a skeleton in its place; see `lazyPopup`.
  const wrong = readSources()
    .filter(
      ({ file, text, imports }) =>
        file.startsWith('src/') &&
        text.includes('aria-haspopup') &&
        imports.some(({ specifier }) => specifier.endsWith('/lazy-part.ts')),
    )
    .map(({ file }) => file);
  expect(wrong).toEqual([]);
});

/** Props whose text a person reads or hears. */
const SPOKEN = new Set([
  'label',
  'title',
  'placeholder',
  'alt',
  'helperText',
  'aria-label',
  'aria-description',
]);
const WORD = /\p{L}{2,}/u;
/** Keys of i18n (`app.save`) and names of things are not sentences. */
const KEY = /^[\w-]+(\.[\w-]+)+$/;
/** The name of the product is the same in every language. */
const NAMES = new Set(['Tendero']);

function isSentence(text: string): boolean {
  const words = text.trim();
  return WORD.test(words) && !KEY.test(words) && !NAMES.has(words);
}

test('no user-visible words outside schemas and i18n', () => {
  const wrong = readSources()
    .filter(({ file }) => file.startsWith('src/') && file.endsWith('.tsx'))
    .flatMap(({ file, text, program }) => {
      const found: string[] = [];
      const note = (node: { start: number }, words: string): void => {
        if (isSentence(words)) found.push(`${file}:${lineAt(text, node.start)} says '${words.trim()}'`);
      };
      new Visitor({
        JSXText: (node) => note(node, node.value),
        JSXAttribute: ({ name, value }) => {
          const prop = name.type === 'JSXIdentifier' ? name.name : '';
          if (SPOKEN.has(prop) && value?.type === 'Literal' && typeof value.value === 'string')
            note(value, value.value);
        },
        JSXExpressionContainer: ({ expression }) => {
          if (
            expression.type === 'Literal' &&
            typeof expression.value === 'string' &&
            /\s/.test(expression.value)
          )
            note(expression, expression.value);
        },
      }).visit(program);
      return found;
    });
  expect(wrong).toEqual([]);
});

/** The places that format amounts and dates: the kit's hooks, the public pages without kit, and the demo server. */
const WRITERS = /^src\/(ui\/figure|public|demo)\//;

test('screens write money and dates with the kit alone', () => {
  const wrong = readSources()
    .filter(({ file }) => file.startsWith('src/') && !WRITERS.test(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ target }) => target === 'domain/money/format.ts' || target === 'domain/dates/format.ts')
        .map(({ target }) => `${file} imports ${target}`),
    );
  expect(wrong).toEqual([]);
});

test('no screen names a currency', () => {
  const wrong = readSources()
    .filter(({ file, text }) => file.startsWith('src/') && /['"`](COP|USD|EUR)['"`]/.test(text))
    .map(({ file }) => file);
  expect(wrong).toEqual([]);
});
