import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { faultsOf, proseOf } from './prose.ts';
import { readSources } from './sources.ts';

test('a comment has sentences of at most 20 words, and the words of the field', () => {
  const wrong = readSources().flatMap(({ file, text, comments }) =>
    proseOf(text, comments).flatMap((prose) =>
      faultsOf(prose.text).map((fault) => `${file}:${prose.line} ${fault}`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('a long sentence and a banned word are found, wherever the comment stands', () => {
  const twenty = Array.from({ length: 20 }, () => 'word').join(' ');
  const source = [
    `/** ${twenty} more. */`,
    `// ${twenty}`,
    '// more',
    'const zero = 0;',
    'const one = 1; // It tells nothing.',
    '/**',
    ` * ${twenty}.`,
    ` * @returns ${twenty.replace('word ', '')}; \`${twenty}\``,
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
