import { parseSync, Visitor, type JSXChild, type JSXExpression } from 'oxc-parser';
import { expect, test } from 'vitest';
import { lineAt, readSources, type Source } from './sources.ts';

const NETWORK = new Set(['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'sendBeacon']);

/** The places that use HTTP: the provider, the demo, which is the server, and the service worker, which passes files on. */
const SPEAKERS = /^src\/(?:(?:dataProvider|demo)\/|shell\/offline\/sw\.ts$)/;

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
      ({ file, text }) =>
        file.startsWith('src/') && text.includes('aria-haspopup') && /\blazyPart\b/u.test(text),
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
/** The name of the product and those of keys are the same in every language. */
const NAMES = new Set(['Tendero', '(Ctrl+K)']);

function isSentence(text: string): boolean {
  const words = text.trim();
  return WORD.test(words) && !KEY.test(words) && !NAMES.has(words);
}

/** The texts that an expression may show, whichever way its conditions go. A call, such as `translate`, shows its result. */
function textsOf(expression: JSXExpression | undefined): { start: number; words: string }[] {
  switch (expression?.type) {
    case 'Literal':
      return typeof expression.value === 'string'
        ? [{ start: expression.start, words: expression.value }]
        : [];
    case 'TemplateLiteral':
      return [
        ...expression.quasis.map(({ start, value }) => ({ start, words: value.raw })),
        ...expression.expressions.flatMap(textsOf),
      ];
    case 'ConditionalExpression':
      return [...textsOf(expression.consequent), ...textsOf(expression.alternate)];
    case 'LogicalExpression':
      return [expression.left, expression.right].flatMap(textsOf);
    case 'BinaryExpression':
      return expression.operator === '+' ? [expression.left, expression.right].flatMap(textsOf) : [];
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return textsOf(expression.expression);
    default:
      return [];
  }
}

/** What a component says in no language of i18n. */
function sentencesOf({ text, program }: Pick<Source, 'text' | 'program'>): string[] {
  const found: string[] = [];
  const note = (texts: readonly { start: number; words: string }[]): void => {
    for (const { start, words } of texts)
      if (isSentence(words)) found.push(`${lineAt(text, start)} says '${words.trim()}'`);
  };
  const children = (nodes: readonly JSXChild[]): void => {
    for (const node of nodes) if (node.type === 'JSXExpressionContainer') note(textsOf(node.expression));
  };
  new Visitor({
    JSXText: ({ start, value }) => note([{ start, words: value }]),
    JSXElement: (node) => children(node.children),
    JSXFragment: (node) => children(node.children),
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !SPOKEN.has(name.name)) return;
      if (value?.type === 'Literal') note(textsOf(value));
      if (value?.type === 'JSXExpressionContainer') note(textsOf(value.expression));
    },
  }).visit(program);
  return found;
}

test('no user-visible words outside schemas and i18n', () => {
  const wrong = readSources()
    .filter(({ file }) => file.startsWith('src/') && file.endsWith('.tsx'))
    .flatMap((source) => sentencesOf(source).map((sentence) => `${source.file}:${sentence}`));
  expect(wrong).toEqual([]);
});

test.each([
  ['<b>Cancelar</b>', 'a text'],
  ["<b>{'Cancelar'}</b>", 'an expression'],
  ["<>{busy ? '…' : 'Cancelar'}</>", 'a branch'],
  ["<b>{cancel ?? 'Cancelar'}</b>", 'what stands for another'],
  ["<b>{busy && 'Cancelar'}</b>", 'what comes with a condition'],
  ["<b>{count + ' Cancelar'}</b>", 'a sum'],
  ['<b>{`Cancelar ${count}`}</b>', 'a template'],
  ["<b title={busy ? undefined : 'Cancelar'} />", 'a branch of a prop'],
])('%s has words: %s', (text) => {
  const { program } = parseSync('example.tsx', text);
  expect(sentencesOf({ text, program })).toEqual([expect.stringMatching(/^1 says 'Cancelar'$/)]);
});

test.each([
  "<b>{busy ? '…' : translate('app.cancel')}</b>",
  "<b>{one('Cancelar')}</b>",
  "<b color={busy ? 'error' : 'primary'} />",
])('%s has none', (text) => {
  const { program } = parseSync('example.tsx', text);
  expect(sentencesOf({ text, program })).toEqual([]);
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
