/**
 * A sound file, spoiled in sixty ways in which people spoil one: each is found at its place, and both sentences say what to
 * write instead.
 */
import { describe, expect, test } from 'vitest';
import { isObject } from '../../../domain/json/is-object.ts';
import { formatMistakes } from '../../../domain/schema/lint/context.ts';
import { lintSchemas } from '../../../domain/schema/lint/lint.ts';
import { parseSchemas } from '../../../domain/schema/lint/parse.ts';
import { schemaFiles } from './schema-files.ts';

const label = { 'x-label': { es: 'Dato' } };

function loans() {
  return {
    type: 'object',
    'x-resource': {
      name: 'loans',
      label: { es: { one: 'Préstamo', many: 'Préstamos' } },
      representation: 'code',
      icon: 'tag',
      menu: { group: 'manage', order: 70 },
    },
    'x-views': {
      list: {
        columns: ['code', 'state', 'due', 'fee'],
        sort: { field: 'due', order: 'ASC' },
        filters: [
          { source: 'state', op: 'in' },
          { source: 'due', op: 'between' },
        ],
        search: ['code'],
        views: [{ id: 'out', label: { es: 'Afuera' }, filter: { 'state.in': ['out'] } }],
      },
      form: { sections: [{ id: 'main', fields: ['code', 'state', 'due'] }] },
    },
    'x-rules': [
      {
        if: { type: 'object', required: ['state'], properties: { state: { type: 'string', const: 'back' } } },
        then: { show: ['returned'], require: ['returned'] },
      },
    ],
    'x-import': { identity: ['code'] },
    required: ['code', 'state'],
    properties: {
      code: { ...label, type: 'string', maxLength: 20, 'x-db': { index: 'unique' } },
      state: {
        ...label,
        type: 'string',
        enum: ['out', 'back'],
        'x-enum': { out: { label: { es: 'Afuera' }, color: 'info' }, back: { label: { es: 'Devuelto' } } },
      },
      due: { ...label, type: 'string', format: 'date' },
      returned: { ...label, type: 'string', format: 'date' },
      fee: { ...label, type: 'integer', minimum: 0, 'x-money': { currency: 'COP', unit: 'major' } },
      notes: { ...label, type: 'string', maxLength: 500, 'x-ui': { widget: 'multiline' } },
      customer_id: {
        ...label,
        type: 'integer',
        'x-ref': { resource: 'customers', relation: 'many-to-one', onDelete: 'restrict' },
      },
      tools: {
        ...label,
        type: 'array',
        maxItems: 20,
        'x-db': { table: 'loan_tools' },
        items: {
          type: 'object',
          required: ['name'],
          properties: { name: { ...label, type: 'string' }, count: { ...label, type: 'integer' } },
        },
      },
    },
  };
}

/** The file with the member at a path set; `undefined` takes it out. */
function spoil(path: string, value: unknown): unknown {
  const file: unknown = structuredClone(loans());
  const steps = path.split('/');
  const last = steps.pop() ?? '';
  let place: unknown = file;
  for (const step of steps) place = isObject(place) || Array.isArray(place) ? Reflect.get(place, step) : {};
  if (typeof place !== 'object' || place === null) throw new Error(`There is no ${path}`);
  if (value === undefined) Reflect.deleteProperty(place, last);
  else Reflect.set(place, last, value);
  return file;
}

const P = 'properties';
const LIST = 'x-views/list';

/** Where, what stands there, and the words that both sentences must have: what to write instead. */
const SPOILED: readonly (readonly [path: string, value: unknown, ...fix: string[]])[] = [
  ['x-resorce', { name: 'loans' }, 'x-resource'],
  ['x-resource/name', 'Loans', '^[a-z]'],
  ['x-resource/name', 'lonas', 'lonas.json'],
  ['x-resource/label', undefined, '"label"'],
  ['x-resource/label/es', undefined, '"es"'],
  ['x-resource/label/es', 'Préstamos', 'object'],
  ['x-resource/representation', 'cod', 'code'],
  ['x-resource/icon', 'tga', 'tag'],
  ['x-resource/icon', 'zeppelin', 'branch', 'tag'],
  ['x-resource/menu/group', 'mange', 'manage'],
  ['x-resource/menu/group', 'bodega', 'apps', 'settings'],
  ['x-resource/menu/order', 'primero', 'number'],
  ['x-resource/operations', ['list', 'update'], '"edit"'],
  ['x-view', {}, 'x-views'],
  [`${LIST}/columns`, ['code', 'sate'], 'state'],
  [`${LIST}/columns`, ['code', 'code'], '"code"'],
  [`${LIST}/sort`, { field: 'due', order: 'asc' }, 'ASC'],
  [`${LIST}/sort`, { field: 'tools', order: 'ASC' }, 'tools'],
  [`${LIST}/perPage`, 20, '10, 25, 50'],
  [`${LIST}/filters`, [{ source: 'state', op: 'contains' }], 'in', 'equals'],
  [`${LIST}/filters`, [{ source: 'state', op: 'like' }], 'contains'],
  [`${LIST}/search`, ['fee'], '"fee"'],
  [`${LIST}/views/0/filter`, { 'state.in': ['otu'] }, 'out'],
  [`${LIST}/views/0/filter`, { 'fee.in': [1] }, 'fee.in'],
  [`${LIST}/bulk`, ['notes'], 'many-to-many'],
  ['x-views/form/sections/0/fields', ['code', 'estado'], 'estado'],
  ['x-views/form/mode', 'wizard', 'simple', 'tabs'],
  ['x-rules/0/if/properties/state', { type: 'string', const: 'bakc' }, 'back'],
  ['x-rules/0/if/properties/state', { type: 'integer', const: 1 }, '"state"'],
  [
    'x-rules/0/if',
    { type: 'object', properties: { due: { type: 'string', minLength: 1 } } },
    '"required": ["due"]',
  ],
  ['x-rules/0/then', { hide: ['returned'] }, 'show, require, readOnly'],
  ['x-rules/0/then', { show: ['returnd'] }, 'returned'],
  ['x-rules/0/then', { show: ['code'] }, '"require"'],
  ['x-import/identity', ['tools'], 'tools'],
  ['required', ['code', 'sate'], 'state'],
  [`${P}/code/x-lable`, { es: 'Código' }, 'x-label'],
  [`${P}/code/x-label`, undefined, '"x-label": { "es"'],
  [`${P}/code/type`, 'text', 'string'],
  [`${P}/code/type`, 'varchar', 'string'],
  [`${P}/code/maxLength`, '20', 'integer'],
  [`${P}/code/pattern`, '(a+)+', '^[a-z]+$'],
  [`${P}/code/x-db`, { unique: true }, 'index'],
  [`${P}/code/x-ui`, { widget: 'textarea' }, 'multiline'],
  [`${P}/code/x-ui`, { widget: 'rating' }, 'text'],
  [`${P}/code/x-ui`, { width: 'quarter' }, '"full", "half", "third"'],
  [`${P}/state/enum`, ['out', 'back', 'lost'], '"lost": { "label"'],
  [`${P}/state/x-enum`, undefined, 'x-enum'],
  [`${P}/state/x-enum/bakc`, { label: { es: 'Otro' } }, 'back'],
  [`${P}/state/x-enum/out/color`, 'green', '"success"'],
  [`${P}/state/default`, 'lost', '"out", "back"'],
  [`${P}/due/type`, 'date', '"type": "string", "format": "date"'],
  [`${P}/due/format`, 'datetime', 'date-time'],
  [`${P}/fee/type`, 'number', '"integer"'],
  [`${P}/fee/x-money`, { currency: 'PESOS', unit: 'major' }, 'COP'],
  [`${P}/fee/x-money`, { currency: 'COP', unit: 'minor' }, '"major"'],
  [`${P}/fee/maximum`, -1, 'minimum', 'maximum'],
  [`${P}/customer_id/x-ref/resource`, 'clients', 'customers'],
  [`${P}/customer_id/x-ref/resource`, 'clientes', 'customers'],
  [`${P}/customer_id/x-ref/relation`, 'manyToOne', 'many-to-one'],
  [`${P}/customer_id/type`, 'string', 'integer'],
  [`${P}/tools/x-db`, { table: 'loan_tools', index: 'unique' }, 'index'],
  [`${P}/tools/x-db/table`, 'orders', '"orders"'],
  [
    `${P}/tools/items/properties/parts`,
    { ...label, type: 'array', items: { type: 'object', properties: { a: { ...label, type: 'string' } } } },
    'resource|recurso',
  ],
  [`${P}/created_at`, { ...label, type: 'string' }, '"created_at"'],
  [`${P}/Número`, { ...label, type: 'string' }, '"Número"'],
];

const lint = (content: unknown) => lintSchemas({ ...schemaFiles(), 'loans.json': content });

test('the file is sound before it is spoiled, and spoiled in sixty ways', () => {
  expect(lint(loans())).toEqual([]);
  expect(SPOILED.length).toBeGreaterThanOrEqual(60);
});

describe('[SCH-03] no mistake is silent, and each says what to write', () => {
  const cases = SPOILED.map(([path, value, ...fix]) => ({ path, value, fix }));
  test.each(cases)('$path: $value', ({ path, value, fix }) => {
    const found = lint(spoil(path, value));
    expect(found.length).toBeGreaterThan(0);
    for (const { file } of found) expect(file).toBe('loans.json');
    const lines = formatMistakes(found);
    const [english, spanish] = [0, 1].map((half) => lines.filter((_, at) => at % 2 === half).join('\n'));
    for (const said of [english, spanish])
      for (const word of fix)
        expect(
          word.split('|').some((one) => said?.includes(one)),
          `${word} in ${said}`,
        ).toBe(true);
    expect(spanish).not.toEqual(english);
  });
});

test.each([
  ['{ "a": 1, }', 'a name in double quotes', 'un nombre entre comillas dobles'],
  ['{ "a" 1 }', '":"', '":"'],
  ['{ "a": 1 "b": 2 }', '"," or "}"', '"," o "}"'],
  ['{ "a": 1, "a": 2 }', 'take one out', 'quita una'],
  ['\ufeff{}', 'without one', 'sin BOM'],
])('a text that is no JSON: %s', (text, english, spanish) => {
  const [mistake] = parseSchemas(new Map([['loans.json', text]])).mistakes;
  expect(mistake?.reason.en).toContain(english);
  expect(mistake?.reason.es).toContain(spanish);
});
