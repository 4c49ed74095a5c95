/** Checks the properties that lists and forms name: they must exist and be suitable. */
import { isScalar } from '../kinds.ts';
import type { Field } from '../model.ts';
import { filterFits } from '../query.ts';
import { LINE } from '../../share/share-address.ts';
import { placeholdersOf } from '../representation.ts';
import { searchedParts } from '../parts.ts';
import type { FilterOp } from '../vocabulary.ts';
import { knownSource, type Linted } from './context.ts';
import type { Mistake } from './mistake.ts';
import { at, elements, texts, textOf, type Node } from './node.ts';

type Judge = (field: Field) => string | undefined;

export interface Named {
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

export function judged(linted: Linted, { source, pointer }: Named, judge: Judge): Mistake[] {
  const unknown = knownSource(linted, source, pointer);
  const field = linted.fields.get(source);
  const reason = field && judge(field);
  return reason === undefined ? unknown : [{ file: linted.file, pointer, reason }];
}

export function twice(linted: Linted, all: Named[]): Mistake[] {
  return all
    .filter(({ source }, index) => all.findIndex((other) => other.source === source) < index)
    .map(({ source, pointer }) => ({ file: linted.file, pointer, reason: `"${source}" is named twice` }));
}

const secret = (field: Field) =>
  field.writeOnly ? `"${field.source}" is write only: it is never shown` : undefined;

export const column: Judge = secret;

export const sortable: Judge = (field) =>
  secret(field) ??
  (isScalar(field.kind) ? undefined : `a list cannot be sorted by the ${field.kind} field "${field.source}"`);

const SEARCHABLE = new Set<Field['kind']>(['text', 'integer', 'enum', 'json']);

const searchable: Judge = (field) =>
  secret(field) ??
  (SEARCHABLE.has(field.kind) || searchedParts(field).length > 0
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
