/** Sound words that nobody could use: a part that no form fills in, a tab that answers 400, a name without words. */
import { expect, test } from 'vitest';
import { lintSchemas } from '../../../domain/schema/lint/lint.ts';
import { formatMistake } from '../../../domain/schema/lint/context.ts';
import type { JsonSchema, XListView, XRule } from '../../../domain/schema/vocabulary.ts';
import { tiny } from './schema-files.ts';

const LABEL = { 'x-label': { es: 'Dato' } };
const text = { type: 'string', ...LABEL } as const;
const whole = { type: 'integer', ...LABEL } as const;
const day = { ...text, format: 'date' } as const;
const state: JsonSchema = {
  ...text,
  enum: ['a', 'b'],
  'x-enum': { a: { label: { es: 'A' } }, b: { label: { es: 'B' } } },
};

function lint(content: object): string[] {
  return lintSchemas({ 'things.json': content })
    .map(formatMistake)
    .map((line) => line.replace('schemas/things.json ', ''));
}

/** A rule that holds while these properties have these values. */
const when = (values: Record<string, string | number>, then: XRule['then']): XRule => ({
  if: {
    type: 'object',
    required: Object.keys(values),
    properties: Object.fromEntries(
      Object.entries(values).map(([source, value]) => [source, { const: value }]),
    ),
  },
  then,
});

const shows = (properties: Record<string, JsonSchema>, ...rules: XRule[]) => tiny(properties, { rules });

/** A tab by one filter, such as `due.between`. */
const tab = (properties: Record<string, JsonSchema>, key: string, filter: XListView['filter'][string]) => {
  const [source = '', op = ''] = key.split('.');
  return {
    ...tiny(properties),
    'x-views': {
      list: {
        filters: [{ source, op }],
        views: [{ id: 'one', label: { es: 'Una' }, filter: { [key]: filter } }],
      },
    },
  };
};

const called = (representation: string, properties: Record<string, JsonSchema>) => {
  const plain = tiny(properties);
  return { ...plain, 'x-resource': { ...plain['x-resource'], representation } };
};

const waits = (source: string, awaited: string) =>
  `nobody can fill in "${source}": the rule waits for "${awaited}", which is hidden until then: ask for one that is always there`;
const ROWS = {
  type: 'array',
  ...LABEL,
  'x-db': { table: 'thing_rows' },
  items: { type: 'object', properties: { b: text } },
} as const;
const AT = '/x-views/list/views/0/filter';
const AMOUNT =
  '/properties/a: an amount is a whole number of the smallest unit that people say: use the type "integer"';

const cases: [string, object, string[]][] = [
  [
    'a property that is shown once it has a value',
    shows({ state }, when({ state: 'a' }, { show: ['state'] })),
    [`/x-rules/0/then/show/0: ${waits('state', 'state')}`],
  ],
  [
    'two properties that wait for each other',
    shows({ state, n: whole }, when({ state: 'a' }, { show: ['n'] }), when({ n: 1 }, { show: ['state'] })),
    [`/x-rules/0/then/show/0: ${waits('n', 'state')}`, `/x-rules/1/then/show/0: ${waits('state', 'n')}`],
  ],
  [
    'no property that a second rule shows, that has a default, or that waits for one of these',
    shows(
      { state, n: whole, m: whole, d: { ...whole, default: 1 } },
      when({ n: 1 }, { show: ['n'] }),
      when({ state: 'a' }, { show: ['n'] }),
      when({ n: 1 }, { show: ['m'] }),
      when({ d: 1 }, { show: ['d'] }),
    ),
    [],
  ],
  [
    'a rule that depends on a secret',
    shows({ key: { ...text, writeOnly: true }, n: whole }, when({ key: 'a' }, { show: ['n'] })),
    [
      '/x-rules/0/if/required/0: "key" is write only, so no form knows whether the rule holds: name another property',
    ],
  ],
  [
    'a rule that depends on what not everybody reads',
    shows(
      { n: { ...whole, 'x-access': { read: { permission: 'things.export' } } }, m: whole },
      when({ n: 1 }, { show: ['m'] }),
    ),
    [
      '/x-rules/0/if/required/0: not everybody may read "n", and the form of who may not cannot know whether the rule holds: name another property',
    ],
  ],
  [
    'a rule by a number beyond the bounds',
    shows({ n: { ...whole, maximum: 10 }, m: whole }, when({ n: 20 }, { show: ['m'] })),
    ['/x-rules/0/if/properties/n/const: 20 is no value of "n"'],
  ],
  [
    'a rule by a least number above the highest',
    shows(
      { n: { ...whole, maximum: 10 }, m: whole },
      {
        if: { type: 'object', required: ['n'], properties: { n: { type: 'integer', minimum: 20 } } },
        then: { show: ['m'] },
      },
    ),
    [
      '/x-rules/0/if/properties/n/minimum: no record meets this, because "n" goes from … to 10: name a bound within',
    ],
  ],
  [
    'a rule by a day in another notation',
    shows({ d: day, m: whole }, when({ d: '30/11/2026' }, { show: ['m'] })),
    ['/x-rules/0/if/properties/d/const: "30/11/2026" is no value of "d"'],
  ],
  [
    'a tab by words that are no days',
    tab({ d: day }, 'd.between', ['ayer', 'today']),
    [`${AT}/d.between/0: "ayer" is no value of "d"`],
  ],
  ['a tab by days that move', tab({ d: day }, 'd.between', ['today-6', '']), []],
  [
    'a tab by a range with one end',
    tab({ n: whole }, 'n.between', [3]),
    [`${AT}/n.between: "between" has two ends: name the first and the last`],
  ],
  [
    'a tab by two values at once',
    tab({ n: whole }, 'n.equals', [3, 4]),
    [`${AT}/n.equals: "equals" compares with one value: name one, or use "in"`],
  ],
  [
    'a tab by a text in place of a number',
    tab({ n: whole }, 'n.in', ['q']),
    [`${AT}/n.in/0: "q" is no value of "n"`],
  ],
  ['an amount that is a text', tiny({ a: { ...text, 'x-money': { unit: 'major' } } }), [AMOUNT]],
  [
    'an amount that is a list',
    tiny({ a: { type: 'array', items: { type: 'integer' }, ...LABEL, 'x-money': { unit: 'major' } } }),
    [AMOUNT],
  ],
  [
    'a unique value that every record would begin with',
    tiny({ a: { ...text, default: 'x', 'x-db': { index: 'unique' } } }),
    ['/properties/a/default: "a" is unique, so only one record could have the default: take default out'],
  ],
  [
    'the same in rows',
    tiny({
      a: {
        ...ROWS,
        items: { type: 'object', properties: { b: { ...text, default: 'x', 'x-db': { index: 'unique' } } } },
      },
    }),
    [
      '/properties/a/items/properties/b/default: "b" is unique, so only one record could have the default: take default out',
    ],
  ],
  [
    'a name made of rows',
    called('{name} {a}', { a: ROWS }),
    ['/x-resource/representation: "a" (rows) has no words for a name: name a text, number, choice or day'],
  ],
];

test.each(cases)('%s', (_name, content, messages) => {
  expect(lint(content)).toEqual(messages);
});

test('a kind of value has its word in each language', () => {
  const [mistake] = lintSchemas({ 'things.json': called('{name} {a}', { a: ROWS }) });
  expect(mistake?.reason.es).toBe('"a" (renglones) no da un nombre: nombra un texto, número, opción o día');
});
