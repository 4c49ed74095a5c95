/** Choices, constants and defaults that a schema's own bounds refuse. */
import { expect, test } from 'vitest';
import { lintSchemas } from '../../../domain/schema/lint/lint.ts';
import { formatMistake } from '../../../domain/schema/lint/context.ts';
import { tiny } from './schema-files.ts';

const LABEL = { 'x-label': { es: 'Dato' } };
const text = { type: 'string', ...LABEL } as const;
const whole = { type: 'integer', ...LABEL } as const;
/** Labels of choices. */
const choices = (...values: string[]) =>
  Object.fromEntries(values.map((value) => [value, { label: { es: value } }]));
/** What is wrong with the default, by keyword. */
const DEFAULTS: Record<string, string> = {
  minLength: 'must NOT have fewer than 2 characters',
  maxLength: 'must NOT have more than 0 characters',
  pattern: 'must match pattern "^y"',
  minimum: 'must be >= 5',
  maximum: 'must be <= 3',
  multipleOf: 'must be multiple of 3',
};

const lines = (item: object) => ({ type: 'array', ...LABEL, items: { type: 'object', ...item } }) as const;

const cases: [string, object, string][] = [
  [
    'an item that requires what it does not have',
    tiny({ a: lines({ required: ['cuantity'], properties: { quantity: whole } }) }),
    '/properties/a/items/required/0: there is no property "cuantity" (did you mean "quantity"?)',
  ],
  [
    'an object inside an item that requires what it does not have',
    tiny({
      a: lines({
        properties: { b: { type: 'object', ...LABEL, required: ['x'], properties: { y: whole } } },
      }),
    }),
    '/properties/a/items/properties/b/required/0: there is no property "x"',
  ],
  [
    'an amount of an item in a currency that no property says',
    tiny({
      a: lines({
        properties: { b: { ...whole, 'x-money': { currency: { source: 'nam' }, unit: 'major' } } },
      }),
    }),
    '/properties/a/items/properties/b/x-money/currency/source: there is no property "nam" (did you mean "name"?)',
  ],
  [
    'a currency that a number says',
    tiny({
      a: whole,
      b: { ...whole, 'x-money': { currency: { source: 'a' }, unit: 'major' } },
    }),
    '/properties/b/x-money/currency/source: "a" (whole number) holds no code of a currency: name a text or a choice',
  ],
  [
    'a choice below the minimum',
    tiny({ a: { ...whole, minimum: 3, enum: [2, 3], 'x-enum': choices('2', '3') } }),
    '/properties/a/enum/0: 2 is no value of the property: must be >= 3',
  ],
  [
    'a choice above the maximum',
    tiny({ a: { ...whole, maximum: 2, enum: [2, 3], 'x-enum': choices('2', '3') } }),
    '/properties/a/enum/1: 3 is no value of the property: must be <= 2',
  ],
  [
    'a choice that is no multiple',
    tiny({ a: { ...whole, multipleOf: 5, enum: [5, 7], 'x-enum': choices('5', '7') } }),
    '/properties/a/enum/1: 7 is no value of the property: must be multiple of 5',
  ],
  [
    'a choice that is too short',
    tiny({ a: { ...text, minLength: 2, enum: ['ab', 'c'], 'x-enum': choices('ab', 'c') } }),
    '/properties/a/enum/1: "c" is no value of the property: must NOT have fewer than 2 characters',
  ],
  [
    'a choice that is too long',
    tiny({ a: { ...text, maxLength: 1, enum: ['ab', 'c'], 'x-enum': choices('ab', 'c') } }),
    '/properties/a/enum/0: "ab" is no value of the property: must NOT have more than 1 characters',
  ],
  [
    'a choice that the pattern refuses',
    tiny({ a: { ...text, pattern: '^[a-z]+$', enum: ['A', 'c'], 'x-enum': choices('A', 'c') } }),
    '/properties/a/enum/0: "A" is no value of the property: must match pattern "^[a-z]+$"',
  ],
  [
    'a choice of another type',
    tiny({ a: { ...text, enum: [3, 'c'], 'x-enum': choices('3', 'c') } }),
    '/properties/a/enum/0: 3 is no value of the property: must be string',
  ],
  [
    'a choice of an array outside its bounds',
    tiny({
      a: {
        type: 'array',
        ...LABEL,
        items: { type: 'string', maxLength: 1, enum: ['x', 'yy'], 'x-enum': choices('x', 'yy') },
      },
    }),
    '/properties/a/items/enum/1: "yy" is no value of the property: must NOT have more than 1 characters',
  ],
  [
    'the one value outside its bounds',
    tiny({ a: { ...whole, maximum: 5, const: 7 } }),
    '/properties/a/const: 7 is no value of the property: must be <= 5',
  ],
  [
    'the one value that is no choice',
    tiny({ a: { ...text, const: 'y', enum: ['x'], 'x-enum': choices('x') } }),
    '/properties/a/const: "y" is no value of the property: must be equal to one of the allowed values: "x"',
  ],
  [
    'a default of an item outside its bounds',
    tiny({
      a: {
        type: 'array',
        ...LABEL,
        'x-db': { table: 'thing_parts' },
        items: { type: 'object', properties: { b: { ...whole, minimum: 1, default: 0 } } },
      },
    }),
    '/properties/a/items/properties/b/default: the default is no value of the property: must be >= 1',
  ],
  [
    'a default within json outside its bounds',
    tiny({
      a: { type: 'object', ...LABEL, properties: { b: { ...text, pattern: '^x', default: 'y' } } },
    }),
    '/properties/a/properties/b/default: the default is no value of the property: must match pattern "^x"',
  ],
  [
    'an example that its own pattern refuses',
    tiny({ a: { ...text, pattern: '^RP-', examples: ['PR-1', 'RP-1'] } }),
    '/properties/a/examples/0: the example is no value of the property: must match pattern "^RP-"',
  ],
  ...[
    { ...text, minLength: 2 },
    { ...text, maxLength: 0 },
    { ...text, pattern: '^y' },
    { ...whole, minimum: 5 },
    { ...whole, maximum: 3 },
    { ...whole, multipleOf: 3 },
  ].map((bound): [string, object, string] => {
    const [keyword = ''] = Object.keys(bound).slice(-1);
    return [
      `a default against ${keyword}`,
      tiny({ a: { ...bound, default: bound.type === 'string' ? 'x' : 4 } }),
      `/properties/a/default: the default is no value of the property: ${DEFAULTS[keyword] ?? ''}`,
    ];
  }),
];

test.each(cases)('%s', (_name, content, message) => {
  expect(lintSchemas({ 'things.json': content }).map(formatMistake)).toEqual([
    `schemas/things.json ${message}`,
  ]);
});
