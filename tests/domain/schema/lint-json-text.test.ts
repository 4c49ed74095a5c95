import { describe, expect, test } from 'vitest';
import { formatMistake } from '../../../domain/schema/lint/context.ts';
import { parseSchemas } from '../../../domain/schema/lint/parse.ts';

describe('text that is no JSON, with line and column', () => {
  const mistakesOf = (content: string) =>
    parseSchemas(new Map([['a.json', content]])).mistakes.map(formatMistake);

  test.each([
    ['{\n  "a": 1,\n}', 'is not JSON in line 3, column 1: expected a name in double quotes, found }'],
    ['{\n  "a" 1\n}', 'is not JSON in line 2, column 7: expected ":", found 1'],
    ['{\n  "a": [1 2]\n}', 'is not JSON in line 2, column 11: expected "," or "]", found 2'],
    ["{ 'a': 1 }", "is not JSON in line 1, column 3: expected a name in double quotes, found '"],
    ['{ "a": yes }', 'is not JSON in line 1, column 8: expected a value, found yes'],
    ['{ "a": "open\n}', 'is not JSON in line 1, column 8: expected a value, found "open'],
    ['{ "a": 1 } x', 'is not JSON in line 1, column 12: expected the end of the file, found x'],
    ['{ "a": 1', 'is not JSON in line 1, column 9: expected "," or "}", found the end of the file'],
    ['\ufeff{}', 'begins with a byte order mark: save it as UTF-8 without one'],
    ['', 'is not JSON in line 1, column 1: expected a value, found the end of the file'],
  ])('%j', (content, message) => {
    expect(mistakesOf(content)).toEqual([`schemas/a.json: ${message}`]);
  });

  test('a key that is there twice', () => {
    expect(mistakesOf('{\n  "p": {\n    "a": 1,\n    "a": 2\n  }\n}')).toEqual([
      'schemas/a.json /p/a: "a" is there twice, again in line 4, column 5: take one out',
    ]);
  });

  test('what JSON allows is no fault', () => {
    const content = '{ "a": [1.5e-3, -0, true, null, "\\u00e9\\n", {}, []], "b": { "a": "a" } }';
    expect(mistakesOf(content)).toEqual([]);
  });
});
