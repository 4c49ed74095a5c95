import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { faultsOf, proseOf } from './prose.ts';
import { readSources } from './sources.ts';

test('a comment has sentences of at most 30 words, and the words of the field', () => {
  const wrong = readSources().flatMap(({ file, text, comments }) =>
    proseOf(text, comments).flatMap((prose) =>
      faultsOf(prose.text).map((fault) => `${file}:${prose.line} ${fault}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('a long sentence and a banned word are found, wherever the comment stands', () => {
  const thirty = Array.from({ length: 30 }, () => 'word').join(' ');
  const source = [
    `/** ${thirty} more. */`,
    `// ${thirty}`,
    '// more',
    'const zero = 0;',
    'const one = 1; // It tells nothing.',
    '/**',
    ` * ${thirty}.`,
    ` * @returns ${thirty.replace('word ', '')}; \`${thirty}\``,
    ' */',
    '// oxlint-disable-next-line told',
  ].join('\n');
  const { comments } = parseSync('planted.ts', source);
  const found = proseOf(source, comments).map(({ line, text }) => [line, faultsOf(text).length]);
  expect(found).toEqual([
    [1, 1],
    [2, 1],
    [5, 1],
    [6, 0],
  ]);
});
