import { LINE } from '../../share/share-address.ts';
import { isScalar, searchedParts } from '../fields.ts';
import { SHAPES } from '../kinds.ts';
import type { Field } from '../model.ts';
import { filterFits } from '../query.ts';
import { placeholdersOf } from '../represent.ts';
import type { FilterOp } from '../vocabulary.ts';
import {
  at,
  elements,
  knownSource,
  members,
  textOf,
  texts,
  type Linted,
  type Mistake,
  type Node,
} from './context.ts';
import { strange } from './values.ts';

/** Checks the properties that lists and forms name: they must exist and be suitable. */

type Judge = (field: Field) => string | undefined;

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
    .map(({ source, pointer }) => ({ file: linted.file, pointer, reason: `"${source}" is named twice` }));
}

const secret = (field: Field) =>
  field.writeOnly ? `"${field.source}" is write only: it is never shown` : undefined;

const column: Judge = secret;

const sortable: Judge = (field) =>
  secret(field) ??
  (isScalar(field.kind) ? undefined : `a list cannot be sorted by the ${field.kind} field "${field.source}"`);

const searchable: Judge = (field) =>
  secret(field) ??
  (SHAPES[field.kind].searched !== undefined || searchedParts(field).length > 0
    ? undefined
    : `"${field.source}" (${field.kind}) holds no text to search`);

function filters(linted: Linted): Mistake[] {
  return elements(at(linted.root, 'x-views', 'list', 'filters')).flatMap((filter) => {
    const [source, op] = [textOf(at(filter, 'source')), textOf(at(filter, 'op'))];
    if (source === undefined) return [];
    return judged(linted, { source, pointer: `${filter.pointer}/source` }, (field) => {
      const operator = (['in', 'between', 'contains', 'equals'] satisfies FilterOp[]).find(
        (known) => known === op,
      );
      if (operator === undefined || filterFits(operator, field)) return secret(field);
      return secret(field) ?? `"${op}" does not fit the ${field.kind} field "${source}"`;
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
      if (taken.has(key)) return [{ file: linted.file, pointer, reason: `"${key}" is a filter already` }];
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
    .map(({ text, pointer }) => ({ file: linted.file, pointer, reason: `there is no section "${text}"` }));
}

function representation(linted: Linted): Mistake[] {
  const node = at(linted.root, 'x-resource', 'representation');
  const text = textOf(node);
  if (text === undefined) return [];
  return placeholdersOf(text).flatMap((source) => judged(linted, { source, pointer: node.pointer }, secret));
}

/** Besides properties, an address may have the phone of the main line. */
function share(linted: Linted): Mistake[] {
  const node = at(linted.root, 'x-resource', 'share');
  const text = textOf(node);
  if (text === undefined) return [];
  return placeholdersOf(text)
    .filter((source) => source !== LINE)
    .flatMap((source) => judged(linted, { source, pointer: node.pointer }, secret));
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
    if (again) return [{ file: linted.file, pointer, reason: 'this order is offered twice' }];
    const wrong = judged(linted, { source, pointer }, sortable);
    if (wrong.length > 0 || indexed.has(source)) return wrong;
    const reason = `the list is not sorted by "${source}": no sortable column names it`;
    return [{ file: linted.file, pointer, reason }];
  });
}

/** Choices by which a tab filters: one that no record can have finds nothing. Bounds and texts may be any. */
function tabValues(linted: Linted, filter: Node): Mistake[] {
  return members(filter).flatMap(([key, node]) => {
    const field = linted.fields.get(key.slice(0, key.lastIndexOf('.')));
    if (field?.schema.enum === undefined) return [];
    const asked = textOf(node) === undefined ? elements(node) : [node];
    return asked.flatMap((one) => strange(linted, field, one));
  });
}

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
      ...(again ? [{ file: linted.file, pointer, reason: 'this view is named twice' }] : []),
      ...unknown.map(([key, filter]) => ({
        file: linted.file,
        pointer: filter.pointer,
        reason: `the list has no filter "${key}"`,
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
