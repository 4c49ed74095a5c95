import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lintSchemas } from '../../../domain/schema/lint/lint.ts';
import { formatMistake } from '../../../domain/schema/lint/context.ts';
import { nestsRepetition } from '../../../domain/schema/lint/patterns.ts';
import { backtracking } from '../../../scripts/schema/backtracking.ts';
import { slowPatterns } from '../../../scripts/schema/slow-patterns.ts';
import { schemaFiles, tiny } from './schema-files.ts';
import { effort } from '../../support/effort.ts';

const withPattern = (pattern: string) => ({
  ...schemaFiles(),
  'things.json': tiny({ a: { type: 'string', pattern, 'x-label': { es: 'Dato' } } }),
});

describe('patterns of a schema', () => {
  test('one that doubles its time with each character is refused with its place, at every start too', () => {
    expect(lintSchemas(withPattern('^(a+)+$')).map(formatMistake)).toEqual([
      expect.stringMatching(/^schemas\/things\.json \/properties\/a\/pattern: repeats a group/),
    ]);
  });

  test('one for files that takes another address of the API is refused, with the definition that is right', () => {
    expect(lintSchemas(withPattern('^(https?://|/api/v1/files/)[^\\s]+$')).map(formatMistake)).toEqual([
      expect.stringMatching(
        /pattern: accepts "\/api\/v1\/files\/..\/..\/users".*common.json#\/\$defs\/file_url/,
      ),
    ]);
    const files = {
      ...schemaFiles(),
      'things.json': tiny({ a: { $ref: 'common.json#/$defs/file_url', 'x-label': { es: 'Dato' } } }),
    };
    expect(lintSchemas(files)).toEqual([]);
  });

  test('one of quadratic time is refused by the command line', async () => {
    expect(lintSchemas(withPattern('[0-9]+$'))).toEqual([]);
    expect((await slowPatterns(withPattern('[0-9]+$'))).map(formatMistake)).toEqual([
      expect.stringMatching(/^schemas\/things\.json \/properties\/a\/pattern: backtracks: polynomial/),
    ]);
  });

  test('those of the project are fast', async () => {
    expect(await slowPatterns(schemaFiles())).toEqual([]);
  });

  test.each([
    String.raw`^[a-z][a-z0-9]*(-[a-z0-9]+)*$`,
    String.raw`^\d{1,15}(?:,\d{1,15})*$`,
    String.raw`^(https://|/api/v1/files/)[^\s]+$`,
    String.raw`^(?:\.[\]a-z]{2,5})+$`,
    String.raw`^(\d{3})+\p{L}$`,
  ])('%s is accepted', (pattern) => {
    expect(nestsRepetition(pattern)).toBe(false);
  });

  test.each(['^(a+)+$', '^(a?b*)*$', '^(a|a)*$', '^((ab)*)*$', '^(-?[a-z]+)*$', '^([-a]a+)*$', '^(-a*a*)*$'])(
    '%s is refused',
    (pattern) => {
      expect(nestsRepetition(pattern)).toBe(true);
    },
  );

  test('whatever is exponential is refused by the cheap bound', () => {
    const atom = fc.constantFrom('a', 'b', '[ab]', String.raw`\w`, '-');
    const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
      pattern: fc.oneof(
        { depthSize: 'small' },
        atom,
        fc.tuple(atom, fc.constantFrom('*', '+', '?', '{2}', '{1,3}')).map((parts) => parts.join('')),
        fc.tuple(tie('pattern'), tie('pattern')).map((parts) => parts.join('')),
        fc.tuple(tie('pattern'), tie('pattern')).map((parts) => `(?:${parts.join('|')})`),
        fc
          .tuple(tie('pattern'), fc.constantFrom('*', '+', '{2,}'))
          .map(([inner, times]) => `(${inner})${times}`),
      ),
    }));
    fc.assert(
      fc.property(pattern, (inner) => {
        const whole = `^${inner}$`;
        fc.pre(!nestsRepetition(whole) && whole.length < 40);
        expect(backtracking(whole, 'u') ?? '').not.toContain('exponential');
      }),
      { numRuns: effort(50, 150) },
    );
  });
});
