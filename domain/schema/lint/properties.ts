import { isObject } from '../../json/is-object.ts';
import { isColumn, isSwitch, partsOf } from '../fields.ts';
import { SHAPES } from '../kinds.ts';
import { valueType } from '../../kinds/kind.ts';
import type { Field } from '../model.ts';
import { parseRef } from '../read.ts';
import type { JsonSchema } from '../vocabulary.ts';
import {
  at,
  circleOf,
  definitionsOf,
  members,
  nearest,
  suggest,
  texts,
  type Found,
  type Linted,
  type Mistake,
  type Node,
  type Property,
} from './context.ts';

/** Checks single properties: words, references, enums, tables, widgets. */

/** A misspelt x-label is one mistake, not two. */
function meantLabel(property: Node): boolean {
  return members(property).some(([keyword]) => nearest(keyword, ['x-label']) !== undefined);
}

function labels(property: Node, field: Field): Found[] {
  if (field.schema['x-label'] === undefined && !meantLabel(property))
    return [{ pointer: property.pointer, reason: 'has no x-label (es is required)' }];
  const inner = at(property, 'items').value === undefined ? property : at(property, 'items');
  const nested = new Map((partsOf(field) ?? []).map((part) => [part.source, part]));
  return members(at(inner, 'properties')).flatMap(([source, node]) => {
    const part = nested.get(source);
    return part && isObject(node.value) ? labels(node, part) : [];
  });
}

/** The choices of an array are those of its items. */
function enums(property: Node, field: Field): Found[] {
  const { items } = field.schema;
  return [
    ...valueWords(property, field.schema, field.kind === 'enum'),
    ...(items?.enum === undefined || field.ref ? [] : valueWords(at(property, 'items'), items, true)),
  ];
}

function valueWords(property: Node, schema: JsonSchema, worded: boolean): Found[] {
  const words = at(property, 'x-enum');
  if (!isObject(words.value))
    return worded && schema['x-enum'] === undefined
      ? [{ pointer: property.pointer, reason: 'the values of enum have no labels: x-enum is missing' }]
      : [];
  const values = (schema.enum ?? []).map(String);
  const keys = members(words);
  const strangers = keys
    .filter(([key]) => !values.includes(key))
    .map(([key, { pointer }]) => ({
      pointer,
      reason: `"${key}" is no value of enum`,
      ...suggest(key, values),
    }));
  if (strangers.length > 0) return strangers;
  const silent = values.filter((value) => !keys.some(([key]) => key === value));
  return silent.map((value) => ({ pointer: words.pointer, reason: `the value ${value} has no label` }));
}

function tables(property: Node, field: Field): Found[] {
  const table = at(property, 'x-db', 'table');
  if (table.value === undefined) return [];
  const { schema } = field;
  const found: Found[] = [];
  if (valueType(schema) !== 'array' || !schema.items?.properties)
    found.push({
      pointer: table.pointer,
      reason: 'only an array of objects with properties can have a table',
    });
  for (const [name, node] of members(at(property, 'items', 'properties'))) {
    if (at(node, 'x-db', 'table').value !== undefined)
      found.push({
        pointer: node.pointer,
        reason: `"${name}" is inside a table already and cannot have its own`,
      });
  }
  return found;
}

function screens(property: Node, field: Field): Found[] {
  const ui = at(property, 'x-ui');
  const { kind } = field;
  const shape = SHAPES[kind];
  const found: Found[] = [];
  if (at(ui, 'widget').value !== undefined && !shape.widgets.includes(field.widget))
    found.push({ pointer: `${ui.pointer}/widget`, reason: `"${field.widget}" cannot edit a ${kind} field` });
  if (at(ui, 'display').value !== undefined && !shape.displays.includes(field.display))
    found.push({
      pointer: `${ui.pointer}/display`,
      reason: `"${field.display}" cannot show a ${kind} field`,
    });
  const options: Readonly<Record<string, string>> = shape.options?.[field.widget] ?? {};
  for (const [name, { pointer, value }] of members(at(ui, 'options'))) {
    const type = options[name];
    if (type === undefined)
      found.push({
        pointer,
        reason: `the widget "${field.widget}" has no option "${name}"`,
        ...suggest(name, Object.keys(options)),
      });
    else if (typeof value !== type) found.push({ pointer, reason: `must be a ${type}` });
  }
  return found;
}

function inner(property: Node, field: Field, check: (node: Node, field: Field) => Found[]): Found[] {
  const container = at(property, 'items').value === undefined ? property : at(property, 'items');
  return (partsOf(field) ?? []).flatMap((part) => {
    const node = at(container, 'properties', part.source);
    return isObject(node.value) ? [...check(node, part), ...inner(node, part, check)] : [];
  });
}

function everywhere(property: Node, field: Field, check: (node: Node, field: Field) => Found[]): Found[] {
  return [...check(property, field), ...inner(property, field, check)];
}

/** The code of a currency is a text of the record, also for an amount of its items. */
function money(linted: Linted, property: Node, field: Field): Found[] {
  if (field.schema['x-money'] !== undefined && valueType(field.schema) === 'number')
    return [
      {
        pointer: property.pointer,
        reason: 'an amount is a whole number of the smallest unit that people say: use the type "integer"',
      },
    ];
  const { value, pointer } = at(property, 'x-money', 'currency', 'source');
  if (typeof value !== 'string') return [];
  if (!linted.properties.has(value)) return [unknown(value, pointer, linted.properties.keys())];
  const kind = linted.fields.get(value)?.kind;
  if (kind === undefined || kind === 'text' || kind === 'enum') return [];
  return [{ pointer, reason: `"${value}" (${kind}) holds no code of a currency` }];
}

function unknown(source: string, pointer: string, known: Iterable<string>): Found {
  return { pointer, reason: `there is no property "${source}"`, ...suggest(source, known) };
}

/** Names under `required` of an object, or of the objects of a list, that it does not have. */
function requiredParts(property: Node): Found[] {
  const container = at(property, 'items').value === undefined ? property : at(property, 'items');
  const parts = members(at(container, 'properties')).map(([source]) => source);
  if (parts.length === 0) return [];
  return missing(container, parts);
}

function missing(container: Node, known: readonly string[]): Found[] {
  return texts(at(container, 'required'))
    .filter(({ text }) => !known.includes(text))
    .map(({ text, pointer }) => unknown(text, pointer, known));
}

/** Finds `$ref`s without a target, at any depth. */
function dangling(node: Node, linted: Linted, common: unknown): Found[] {
  const found: Found[] = [];
  const ref = at(node, '$ref');
  const parsed = typeof ref.value === 'string' ? parseRef(ref.value) : undefined;
  if (parsed) {
    const names = Object.keys(definitionsOf(parsed.file === 'common' ? common : linted.root.value));
    if (!names.includes(parsed.name))
      found.push({
        pointer: ref.pointer,
        reason: `$ref points nowhere: there is no "${parsed.name}"`,
        ...suggest(parsed.name, names),
      });
  }
  const below = [at(node, 'items'), ...members(at(node, 'properties')).map(([, member]) => member)];
  return [
    ...found,
    ...below.filter(({ value }) => isObject(value)).flatMap((part) => dangling(part, linted, common)),
  ];
}

function required(linted: Linted): Found[] {
  return missing(linted.root, [...linted.properties.keys()]);
}

function propertyMistakes(linted: Linted, { node, field }: Property, common: unknown): Found[] {
  const refs = dangling(node, linted, common);
  const circle = circleOf(node.value, linted.root.value, common);
  if (circle !== undefined) return [{ pointer: node.pointer, reason: circle }];
  if (!field || refs.length > 0) return refs;
  return [
    ...labels(node, field),
    ...everywhere(node, field, enums),
    ...everywhere(node, field, screens),
    ...everywhere(node, field, phraseMistakes),
    ...replacementMistakes(linted, node, field),
    ...additionMistakes(linted, node, field),
    ...lowestMistakes(linted, node, field),
    ...tables(node, field),
    ...everywhere(node, field, (part, inside) => money(linted, part, inside)),
    ...everywhere(node, field, requiredParts),
  ];
}

export function propertiesMistakes(linted: Linted, common: unknown): Mistake[] {
  const found = [...linted.properties.values()].flatMap((property) =>
    propertyMistakes(linted, property, common),
  );
  return [...required(linted), ...found].map((mistake) => ({ file: linted.file, ...mistake }));
}

/** Checks how values read in a sentence (`x-ui.phrase`), and which amount stands for another (`x-ui.replaces`). */

/** Numbers, switches and lists: 'one' and 'zero' are words of theirs. */
function isCounted(field: Field): boolean {
  return isSwitch(field) || SHAPES[field.kind].quantity === true || !isColumn(field);
}

function phraseMistakes(property: Node, field: Field): Found[] {
  const phrase = at(property, 'x-ui', 'phrase');
  if (phrase.value === undefined) return [];
  if (SHAPES[field.kind].wordless)
    return [{ pointer: phrase.pointer, reason: `a ${field.kind} field does not read in a sentence` }];
  const counts = ['one', 'zero']
    .filter((word) => at(phrase, word).value !== undefined && !isCounted(field))
    .map((word) => ({
      pointer: `${phrase.pointer}/${word}`,
      reason: `"${word}" is of numbers: "${field.source}" is a ${field.kind} field`,
    }));
  const silent = members(at(phrase, 'other'))
    .filter(([, { value }]) => typeof value === 'string' && !value.includes('{value}'))
    .map(([, { pointer }]) => ({ pointer, reason: 'says nothing of the value: {value} is missing' }));
  const alert = at(phrase, 'alert');
  return [
    ...counts,
    ...(isSwitch(field) ? [] : silent),
    ...(alert.value !== undefined && at(phrase, 'zero').value === undefined
      ? [{ pointer: alert.pointer, reason: 'needs "zero", the sentence that warns' }]
      : []),
  ];
}

function rivalOf(linted: Linted, source: string, target: string): string | undefined {
  for (const [name, { field }] of linted.properties) {
    if (name === source) return undefined;
    if (field?.replaces === target) return name;
  }
  return undefined;
}

/** Only an amount can stand for another amount of the same record, and only one of them. */
function replacementMistakes(linted: Linted, property: Node, field: Field): Found[] {
  const target = field.replaces;
  if (target === undefined) return [];
  const pointer = `${property.pointer}/x-ui/replaces`;
  const other = linted.properties.get(target);
  if (other === undefined)
    return [
      {
        pointer,
        reason: `there is no property "${target}"`,
        ...suggest(target, linted.properties.keys()),
      },
    ];
  if (field.kind !== 'money' || (other.field && other.field.kind !== 'money'))
    return [{ pointer, reason: 'only an amount (x-money) can stand for another' }];
  if (target === field.source) return [{ pointer, reason: `"${target}" cannot stand for itself` }];
  const rival = rivalOf(linted, field.source, target);
  return rival === undefined ? [] : [{ pointer, reason: `"${rival}" stands for "${target}" already` }];
}

/** Checks what is worked out over the items of a record: sums (`x-ui.adds`), the lowest amount (`x-ui.lowest`). */

/** What is added up is a number of the items; the sentence has the sum. */
function additionMistakes(linted: Linted, property: Node, field: Field): Found[] {
  if (field.adds === undefined) return [];
  const adds = at(property, 'x-ui', 'adds');
  const [list = '', member = ''] = field.adds.source.split('.');
  const added = linted.fields.get(list)?.items?.find(({ source }) => source === member);
  const against =
    added === undefined
      ? `"${field.adds.source}" is no member of items, such as "lines.quantity"`
      : SHAPES[added.kind].quantity !== true || added.kind !== field.kind
        ? `"${field.adds.source}" is ${added.kind}, and "${field.source}" ${field.kind}: only equal numbers are added up`
        : undefined;
  const silent = ['other', 'one'].flatMap((form) =>
    members(at(adds, form))
      .filter(([, { value }]) => typeof value === 'string' && !value.includes('{sum}'))
      .map(([, { pointer }]) => ({ pointer, reason: 'says nothing of the sum: {sum} is missing' })),
  );
  return [
    ...(against === undefined ? [] : [{ pointer: `${adds.pointer}/source`, reason: against }]),
    ...silent,
  ];
}

/** The lowest amount is one of amounts; the sentence of different ones has it. */
function lowestMistakes(linted: Linted, property: Node, field: Field): Found[] {
  if (field.lowest === undefined) return [];
  const lowest = at(property, 'x-ui', 'lowest');
  const { source, lower } = field.lowest;
  const [list = ''] = source.split('.');
  const against = (path: string): string | undefined => {
    const [of = '', member = ''] = path.split('.');
    const found = linted.fields.get(of)?.items?.find((item) => item.source === member);
    if (found === undefined || of !== list) return `"${path}" is no member of items, such as "lines.price"`;
    return found.kind === 'money' && field.kind === 'money'
      ? undefined
      : `"${path}" is ${found.kind}, and "${field.source}" ${field.kind}: only amounts (x-money) have a lowest one`;
  };
  const places = [
    { pointer: `${lowest.pointer}/source`, reason: against(source) },
    { pointer: `${lowest.pointer}/lower`, reason: lower === undefined ? undefined : against(lower) },
  ];
  const silent = members(at(lowest, 'other'))
    .filter(([, { value }]) => typeof value === 'string' && !value.includes('{value}'))
    .map(([, { pointer }]) => ({ pointer, reason: 'says nothing of the amount: {value} is missing' }));
  return [
    ...places.flatMap(({ pointer, reason }) => (reason === undefined ? [] : [{ pointer, reason }])),
    ...silent,
  ];
}
