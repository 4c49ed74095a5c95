import { daysAt } from '../../lists/moving-days.ts';
import { LINE } from '../../share/share-address.ts';
import { elementOf, isScalar, searchedParts } from '../fields.ts';
import { PARSERS, SHAPES } from '../kinds.ts';
import type { Field } from '../model.ts';
import { filterFits, filtersOf } from '../query.ts';
import { placeholdersOf } from '../represent.ts';
import { FILTER_OPS } from '../vocabulary.ts';
import {
  at,
  elements,
  knownSource,
  members,
  say,
  textOf,
  texts,
  type Linted,
  type Mistake,
  type Node,
  type Said,
} from './context.ts';
import { withKind } from './kind-words.ts';
import { strange } from './values.ts';

/** Checks the properties that lists and forms name: they must exist and be suitable. */

type Judge = (field: Field) => Said | undefined;

interface Named {
  source: string;
  pointer: string;
}

/** A column or field is a name, or an object with a name. */
function named(node: Node): Named[] {
  return elements(node).flatMap((entry): Named[] => {
    const source = textOf(entry) ?? textOf(at(entry, 'source'));
    const pointer = typeof entry.value === 'string' ? entry.pointer : `${entry.pointer}/source`;
    return source === undefined ? [] : [{ source, pointer }];
  });
}

function judged(linted: Linted, { source, pointer }: Named, judge: Judge): Mistake[] {
  const unknown = knownSource(linted, source, pointer);
  const field = linted.fields.get(source);
  const reason = field && judge(field);
  return reason === undefined ? unknown : [{ file: linted.file, pointer, reason }];
}

function twice(linted: Linted, all: Named[]): Mistake[] {
  return all
    .filter(({ source }, index) => all.findIndex((other) => other.source === source) < index)
    .map(({ source, pointer }) => ({
      file: linted.file,
      pointer,
      reason: say(`"${source}" is named twice: take one out`, `"${source}" está dos veces: quita una`),
    }));
}

const secret = (field: Field) =>
  field.writeOnly
    ? say(
        `"${field.source}" is write only and never shown: take it out`,
        `"${field.source}" es un secreto y nunca se muestra: quítalo`,
      )
    : undefined;

const column: Judge = secret;

const sortable: Judge = (field) =>
  secret(field) ??
  (isScalar(field.kind)
    ? undefined
    : say(
        `a list cannot be sorted by ${withKind(field.source, field.kind).en}: name a text, number, choice or day`,
        `una lista no se ordena por ${withKind(field.source, field.kind).es}: nombra un texto, número, opción o día`,
      ));

const searchable: Judge = (field) =>
  secret(field) ??
  (SHAPES[field.kind].searched !== undefined || searchedParts(field).length > 0
    ? undefined
    : say(
        `${withKind(field.source, field.kind).en} holds no text to search: name a text`,
        `${withKind(field.source, field.kind).es} no tiene texto para buscar: nombra un texto`,
      ));

function unfit(op: string | undefined, field: Field): Said {
  const { kind, source } = field;
  const fitting = filtersOf(field);
  const [en, es] =
    fitting.length === 0
      ? ['take the filter out', 'quita el filtro']
      : [`use ${fitting.join(' or ')}`, `usa ${fitting.join(' o ')}`];
  return say(
    `"${op}" does not fit ${withKind(source, kind).en}: ${en}`,
    `"${op}" no sirve para ${withKind(source, kind).es}: ${es}`,
  );
}

function filters(linted: Linted): Mistake[] {
  return elements(at(linted.root, 'x-views', 'list', 'filters')).flatMap((filter) => {
    const [source, op] = [textOf(at(filter, 'source')), textOf(at(filter, 'op'))];
    if (source === undefined) return [];
    return judged(linted, { source, pointer: `${filter.pointer}/source` }, (field) => {
      const operator = FILTER_OPS.find((known) => known === op);
      if (operator === undefined || filterFits(operator, field)) return secret(field);
      return secret(field) ?? unfit(op, field);
    });
  });
}

/** The key of a filter in a query. Of two filters with one key, only one would work. */
function aliasMistakes(linted: Linted): Mistake[] {
  const declared = elements(at(linted.root, 'x-views', 'list', 'filters'));
  const keyOf = (name: string | undefined, filter: Node): string => `${name}.${textOf(at(filter, 'op'))}`;
  const taken = new Set(['id.in', ...declared.map((filter) => keyOf(textOf(at(filter, 'source')), filter))]);
  return declared.flatMap((filter) =>
    texts(at(filter, 'aliases')).flatMap(({ text, pointer }) => {
      const key = keyOf(text, filter);
      if (taken.has(key))
        return [
          {
            file: linted.file,
            pointer,
            reason: say(
              `"${key}" is a filter already: take the alias out`,
              `"${key}" ya es un filtro: quita el alias`,
            ),
          },
        ];
      taken.add(key);
      return [];
    }),
  );
}

function list(linted: Linted): Mistake[] {
  const view = at(linted.root, 'x-views', 'list');
  const columns = named(at(view, 'columns'));
  const sort = at(view, 'sort', 'field');
  const search = texts(at(view, 'search')).map(({ text, pointer }) => ({ source: text, pointer }));
  const order = textOf(sort);
  return [
    ...columns.flatMap((entry) => judged(linted, entry, column)),
    ...twice(linted, columns),
    ...(order === undefined ? [] : judged(linted, { source: order, pointer: sort.pointer }, sortable)),
    ...search.flatMap((entry) => judged(linted, entry, searchable)),
    ...filters(linted),
    ...aliasMistakes(linted),
  ];
}

function forms(linted: Linted): Mistake[] {
  return ['form', 'create', 'edit', 'show'].flatMap((view) => {
    const sections = elements(at(linted.root, 'x-views', view, 'sections'));
    const fields = sections.flatMap((section) => named(at(section, 'fields')));
    return [
      ...fields.flatMap(({ source, pointer }) => knownSource(linted, source, pointer)),
      ...twice(linted, fields),
      ...unknownSections(linted, view),
    ];
  });
}

/** `phone` names sections that do not exist. */
function unknownSections(linted: Linted, view: string): Mistake[] {
  const form = at(linted.root, 'x-views', view);
  const ids = elements(at(form, 'sections')).flatMap((section) => textOf(at(section, 'id')) ?? []);
  return texts(at(form, 'phone'))
    .filter(({ text }) => !ids.includes(text))
    .map(({ text, pointer }) => ({
      file: linted.file,
      pointer,
      reason: say(`there is no section "${text}"`, `no hay ninguna sección "${text}"`),
    }));
}

/** A name is made of what reads in a few words. */
const spoken: Judge = (field) =>
  secret(field) ??
  (isScalar(field.kind)
    ? undefined
    : say(
        `${withKind(field.source, field.kind).en} has no words for a name: name a text, number, choice or day`,
        `${withKind(field.source, field.kind).es} no da un nombre: nombra un texto, número, opción o día`,
      ));

function representation(linted: Linted): Mistake[] {
  const node = at(linted.root, 'x-resource', 'representation');
  const text = textOf(node);
  if (text === undefined) return [];
  return placeholdersOf(text).flatMap((source) => judged(linted, { source, pointer: node.pointer }, spoken));
}

/** Besides properties, an address may have the phone of the main line. */
function share(linted: Linted): Mistake[] {
  const node = at(linted.root, 'x-resource', 'share');
  const text = textOf(node);
  if (text === undefined) return [];
  return placeholdersOf(text)
    .filter((source) => source !== LINE)
    .flatMap((source) => judged(linted, { source, pointer: node.pointer }, spoken));
}

export function viewMistakes(linted: Linted): Mistake[] {
  return [...representation(linted), ...share(linted), ...list(linted), ...forms(linted)];
}

/** Checks what a list's cards show, and the orders that it offers. */

const ALWAYS_SORTABLE = ['id', 'created_at', 'updated_at'];

/** The sources that the API sorts by: each has an index. */
function sorted(linted: Linted, view: Node): Set<string> {
  const columns = at(view, 'columns');
  const own =
    columns.value === undefined
      ? [...linted.properties.keys()]
      : elements(columns).flatMap((entry) => {
          const source = textOf(entry) ?? textOf(at(entry, 'source'));
          return source === undefined || at(entry, 'sortable').value === false ? [] : [source];
        });
  const comparable = own.filter((source) => {
    const field = linted.fields.get(source);
    return field !== undefined && isScalar(field.kind) && field.display !== 'image';
  });
  return new Set([...ALWAYS_SORTABLE, textOf(at(view, 'sort', 'field')) ?? 'created_at', ...comparable]);
}

function sorts(linted: Linted, view: Node): Mistake[] {
  const indexed = sorted(linted, view);
  const seen = new Set<string>();
  return elements(at(view, 'sorts')).flatMap((choice) => {
    const { value: source, pointer } = at(choice, 'field');
    if (typeof source !== 'string') return [];
    const key = `${source} ${textOf(at(choice, 'order'))}`;
    const again = seen.has(key);
    seen.add(key);
    if (again)
      return [
        {
          file: linted.file,
          pointer,
          reason: say('this order is offered twice: take one out', 'este orden está dos veces: quita uno'),
        },
      ];
    const wrong = judged(linted, { source, pointer }, sortable);
    if (wrong.length > 0 || indexed.has(source)) return wrong;
    const reason = say(
      `the list is not sorted by "${source}": name it under columns`,
      `la lista no se ordena por "${source}": nómbralo en columns`,
    );
    return [{ file: linted.file, pointer, reason }];
  });
}

/** Values by which a tab filters: one that no record can have finds nothing, and of others the API takes none. */
function tabValues(linted: Linted, filter: Node): Mistake[] {
  return members(filter).flatMap(([key, node]) => {
    const [source, op] = [key.slice(0, key.lastIndexOf('.')), key.slice(key.lastIndexOf('.') + 1)];
    const named = linted.fields.get(source);
    const field = named && (elementOf(named) ?? named);
    if (field === undefined || op === 'contains') return [];
    const asked = elements(node);
    if (field.schema.enum !== undefined) return asked.flatMap((one) => strange(linted, field, one));
    const foreign = asked.filter(({ value }) => !isFiltered(field, op, value));
    const wanted = op === 'between' ? 2 : 1;
    const count =
      ['between', 'equals'].includes(op) && asked.length !== wanted
        ? [{ file: linted.file, pointer: node.pointer, reason: COUNTS[wanted] }]
        : [];
    return [
      ...foreign.map(({ value, pointer }) => ({
        file: linted.file,
        pointer,
        reason: say(
          `${JSON.stringify(value)} is no value of "${source}"`,
          `${JSON.stringify(value)} no es un valor de "${source}"`,
        ),
      })),
      ...count,
    ];
  });
}

const COUNTS = {
  1: say(
    '"equals" compares with one value: name one, or use "in"',
    '"equals" compara con un valor: deja uno o usa "in"',
  ),
  2: say(
    '"between" has two ends: name the first and the last',
    '"between" tiene dos extremos: nombra el primero y el último',
  ),
} as const;

/** Whether the API takes a value for a filter; an end of a range may be open, or a day that moves. */
function isFiltered(field: Field, op: string, value: unknown): boolean {
  const range = op === 'between';
  const [at = value] = range ? [daysAt({ 'day.between': [value] }, ANY_DAY)['day.between']].flat() : [];
  if (range && at === '') return true;
  return PARSERS[field.kind]?.(String(at), field) !== null;
}

const ANY_DAY = '2026-01-15';

/** A view filters by what the list declares; the screens name it by its id. */
function views(linted: Linted, view: Node): Mistake[] {
  const declared = elements(at(view, 'filters')).map(
    (filter) => `${textOf(at(filter, 'source'))}.${textOf(at(filter, 'op'))}`,
  );
  const seen = new Set<string>();
  return elements(at(view, 'views')).flatMap((entry) => {
    const { value: id, pointer } = at(entry, 'id');
    const again = seen.has(String(id));
    seen.add(String(id));
    const unknown = members(at(entry, 'filter')).filter(([key]) => !declared.includes(key));
    return [
      ...(again
        ? [
            {
              file: linted.file,
              pointer,
              reason: say(
                'this view is named twice: give it another id',
                'esta vista está dos veces: dale otro id',
              ),
            },
          ]
        : []),
      ...unknown.map(([key, filter]) => ({
        file: linted.file,
        pointer: filter.pointer,
        reason: say(`the list has no filter "${key}"`, `la lista no tiene el filtro "${key}"`),
      })),
      ...tabValues(linted, at(entry, 'filter')),
    ];
  });
}

export function listWordMistakes(linted: Linted): Mistake[] {
  const view = at(linted.root, 'x-views', 'list');
  const card = texts(at(view, 'card')).map(({ text, pointer }): Named => ({ source: text, pointer }));
  return [
    ...card.flatMap((entry) => judged(linted, entry, column)),
    ...twice(linted, card),
    ...sorts(linted, view),
    ...views(linted, view),
  ];
}
