import { isObject } from '../../json/is-object.ts';
import { partsOf } from '../fields.ts';
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
  say,
  suggest,
  texts,
  type Found,
  type Linted,
  type Mistake,
  type Node,
  type Property,
} from './context.ts';
import { withKind } from './kind-words.ts';
import {
  additionMistakes,
  itemMistakes,
  lowestMistakes,
  phraseMistakes,
  replacementMistakes,
} from './sentences.ts';

/** Checks single properties: words, references, enums, tables, widgets. */

/** A misspelt x-label is one mistake, not two. */
function meantLabel(property: Node): boolean {
  return members(property).some(([keyword]) => nearest(keyword, ['x-label']) !== undefined);
}

function labels(property: Node, field: Field): Found[] {
  if (field.schema['x-label'] === undefined && !meantLabel(property))
    return [
      {
        pointer: property.pointer,
        reason: say(
          'has no x-label: write "x-label": { "es": "…" }',
          'no tiene x-label: escribe "x-label": { "es": "…" }',
        ),
      },
    ];
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
      ? [
          {
            pointer: property.pointer,
            reason: say(
              'the values of enum have no labels: x-enum is missing',
              'los valores de enum no tienen nombre: falta x-enum',
            ),
          },
        ]
      : [];
  const values = (schema.enum ?? []).map(String);
  const keys = members(words);
  const strangers = keys
    .filter(([key]) => !values.includes(key))
    .map(([key, { pointer }]) => ({
      pointer,
      reason: say(`"${key}" is no value of enum`, `"${key}" no es un valor de enum`),
      ...suggest(key, values),
    }));
  if (strangers.length > 0) return strangers;
  const silent = values.filter((value) => !keys.some(([key]) => key === value));
  return silent.map((value) => ({
    pointer: words.pointer,
    reason: say(
      `the value ${value} has no label: add "${value}": { "label": { "es": "…" } }`,
      `el valor ${value} no tiene nombre: agrega "${value}": { "label": { "es": "…" } }`,
    ),
  }));
}

function tables(property: Node, field: Field): Found[] {
  const table = at(property, 'x-db', 'table');
  if (table.value === undefined) return [];
  const { schema } = field;
  const found: Found[] = [];
  if (valueType(schema) !== 'array' || !schema.items?.properties)
    found.push({
      pointer: table.pointer,
      reason: say(
        'only an array of objects with properties can have a table',
        'solo un array de objetos con properties puede tener una tabla',
      ),
    });
  for (const [name, node] of members(at(property, 'items', 'properties'))) {
    if (at(node, 'x-db', 'table').value !== undefined)
      found.push({
        pointer: node.pointer,
        reason: say(
          `"${name}" is inside a table already and cannot have its own: take table out`,
          `"${name}" ya está dentro de una tabla y no puede tener la suya: quita table`,
        ),
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
    found.push({
      pointer: `${ui.pointer}/widget`,
      reason: say(
        `"${field.widget}" cannot edit ${withKind(field.source, kind).en}: use ${shape.widgets.join(' or ')}`,
        `"${field.widget}" no edita ${withKind(field.source, kind).es}: usa ${shape.widgets.join(' o ')}`,
      ),
    });
  if (at(ui, 'display').value !== undefined && !shape.displays.includes(field.display))
    found.push({
      pointer: `${ui.pointer}/display`,
      reason: say(
        `"${field.display}" cannot show ${withKind(field.source, kind).en}: use ${shape.displays.join(' or ')}`,
        `"${field.display}" no muestra ${withKind(field.source, kind).es}: usa ${shape.displays.join(' o ')}`,
      ),
    });
  const options: Readonly<Record<string, string>> = shape.options?.[field.widget] ?? {};
  for (const [name, { pointer, value }] of members(at(ui, 'options'))) {
    const type = options[name];
    if (type === undefined)
      found.push({
        pointer,
        reason: say(
          `the widget "${field.widget}" has no option "${name}": take it out`,
          `el control "${field.widget}" no tiene la opción "${name}": quítala`,
        ),
        ...suggest(name, Object.keys(options)),
      });
    else if (typeof value !== type)
      found.push({ pointer, reason: say(`must be a ${type}`, `debe ser un ${type}`) });
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
  if (field.schema['x-money'] !== undefined && valueType(field.schema) !== 'integer')
    return [
      {
        pointer: property.pointer,
        reason: say(
          'an amount is a whole number of the smallest unit that people say: use the type "integer"',
          'un monto es un número entero de la unidad más pequeña que se nombra: usa el tipo "integer"',
        ),
      },
    ];
  const { value, pointer } = at(property, 'x-money', 'currency', 'source');
  if (typeof value !== 'string') return [];
  if (!linted.properties.has(value)) return [unknown(value, pointer, linted.properties.keys())];
  const kind = linted.fields.get(value)?.kind;
  if (kind === undefined || kind === 'text' || kind === 'enum') return [];
  return [
    {
      pointer,
      reason: say(
        `${withKind(value, kind).en} holds no code of a currency: name a text or a choice`,
        `${withKind(value, kind).es} no tiene el código de una moneda: nombra un texto o una opción`,
      ),
    },
  ];
}

function unknown(source: string, pointer: string, known: Iterable<string>): Found {
  return {
    pointer,
    reason: say(`there is no property "${source}"`, `no hay ninguna propiedad "${source}"`),
    ...suggest(source, known),
  };
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
        reason: say(
          `$ref points nowhere: there is no "${parsed.name}"`,
          `$ref no lleva a ninguna parte: no hay "${parsed.name}"`,
        ),
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
    ...everywhere(node, field, itemMistakes),
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
