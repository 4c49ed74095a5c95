import { COMPUTATIONS, FAKES, RESOURCE_ICONS, VALUE_ICONS } from '../closed-lists.ts';
import { elementOf, partsOf } from '../fields.ts';
import { valueType } from '../../kinds/kind.ts';
import { PARSERS } from '../kinds.ts';
import type { Field } from '../model.ts';
import type { JsonSchema } from '../vocabulary.ts';
import {
  at,
  everyNode,
  members,
  orListed,
  say,
  step,
  suggest,
  textOf,
  texts,
  type Found,
  type Linted,
  type Mistake,
  type Node,
  type Said,
} from './context.ts';

/** Checks that what is required can be given: not read only, and not a reference in a circle. */

/** Without the operation, records are made by a module of the server, which fills in everything. */
function isCreated({ root }: Linted): boolean {
  const operations = at(root, 'x-resource', 'operations');
  return operations.value === undefined || texts(operations).some(({ text }) => text === 'create');
}

/** The field, or a field of its items, that is asked for and that nobody can give. */
function unfillable(field: Field, pointer: string): Omit<Mistake, 'file'>[] {
  const within = (field.items ?? []).flatMap((item) =>
    unfillable(item, step(step(step(pointer, 'items'), 'properties'), item.source)),
  );
  if (!field.required || !field.readOnly || field.computed || field.default !== undefined) return within;
  const reason = say(
    `"${field.source}" is required and read only, so nobody can fill it in: give it a default`,
    `"${field.source}" es obligatorio y de solo lectura, así que nadie lo llena: dale un default`,
  );
  return [{ pointer, reason }, ...within];
}

function locked(linted: Linted): Mistake[] {
  if (!isCreated(linted)) return [];
  return [...linted.properties.values()].flatMap(({ node, field }) =>
    field === undefined
      ? []
      : unfillable(field, node.pointer).map((found) => ({ file: linted.file, ...found })),
  );
}

/** Resources that a value of the field points to when it cannot be left out, nor be an empty list. */
function targetsOf(field: Field): string[] {
  const { kind, ref, required, schema } = field;
  if (!required) return [];
  if (kind === 'reference' && ref) return [ref.resource];
  if (valueType(schema) === 'array' && (schema.minItems ?? 0) < 1) return [];
  if (kind === 'references' && ref) return [ref.resource];
  const element = elementOf(field);
  return [...(element ? targetsOf(element) : []), ...(partsOf(field) ?? []).flatMap(targetsOf)];
}

/** Properties that a record cannot be made without, each with the resource that it points to. */
function needsOf(linted: Linted): { target: string; pointer: string }[] {
  return [...linted.properties.values()].flatMap(({ node, field }) =>
    [...new Set(field ? targetsOf(field) : [])].map((target) => ({ target, pointer: node.pointer })),
  );
}

/** The way of required references from one resource to another; undefined when there is none. */
function wayTo(
  goal: string,
  from: string,
  all: Linted[],
  seen: readonly string[] = [],
): string[] | undefined {
  if (from === goal) return [from];
  const linted = all.find(({ name }) => name === from);
  if (linted === undefined || seen.includes(from)) return undefined;
  for (const { target } of needsOf(linted)) {
    const way = wayTo(goal, target, all, [...seen, from]);
    if (way) return [from, ...way];
  }
  return undefined;
}

function circles(linted: Linted): Mistake[] {
  const { name, file } = linted;
  if (name === undefined) return [];
  return needsOf(linted).flatMap(({ target, pointer }) => {
    const way = wayTo(name, target, linted.all());
    if (way === undefined) return [];
    const circle = [name, ...way].join(' → ');
    return [
      {
        file,
        pointer,
        reason: say(
          `required references go in a circle, so no first record can be made: take one out of required: ${circle}`,
          `las referencias obligatorias forman un círculo y no se puede crear el primer registro: saca una de required: ${circle}`,
        ),
      },
    ];
  });
}

export function requiredMistakes(linted: Linted): Mistake[] {
  return [...locked(linted), ...circles(linted)];
}

/** Checks that bounds leave a value: `minimum` is not above `maximum`, and some multiple lies between them. */

const PAIRS = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

function crossed(schema: JsonSchema, pointer: string): Found[] {
  return PAIRS.flatMap(([low, high]) => {
    const [from, to] = [schema[low], schema[high]];
    if (typeof from !== 'number' || typeof to !== 'number' || from <= to) return [];
    return [
      {
        pointer,
        reason: say(
          `${low} ${from} is above ${high} ${to}, so no value is right: exchange them`,
          `${low} ${from} es mayor que ${high} ${to} y ningún valor sirve: intercámbialos`,
        ),
      },
    ];
  });
}

function exclusive(schema: JsonSchema, pointer: string): Found[] {
  const { exclusiveMinimum: above, exclusiveMaximum: below, minimum, maximum } = schema;
  const empty =
    (typeof above === 'number' && typeof below === 'number' && above >= below) ||
    (typeof above === 'number' && typeof maximum === 'number' && above >= maximum) ||
    (typeof below === 'number' && typeof minimum === 'number' && below <= minimum);
  return empty
    ? [
        {
          pointer,
          reason: say(
            'the exclusive bounds leave no value: widen one',
            'los límites exclusivos no dejan ningún valor: amplía uno',
          ),
        },
      ]
    : [];
}

/** Whole numbers are the multiples of one. */
function multiples(schema: JsonSchema, pointer: string): Found[] {
  const { multipleOf, exclusiveMinimum: above = -Infinity, exclusiveMaximum: below = Infinity } = schema;
  const unit = multipleOf ?? (schema.type === 'integer' ? 1 : 0);
  const low = Math.max(schema.minimum ?? -Infinity, above);
  const high = Math.min(schema.maximum ?? Infinity, below);
  if (unit <= 0 || !Number.isFinite(low) || !Number.isFinite(high) || low > high || above >= below) return [];
  const next = Math.ceil(low / unit) * unit;
  const first = next === above ? next + unit : next;
  if (first < below && first <= high) return [];
  const what = multipleOf === undefined ? 'whole number' : `multiple of ${unit}`;
  return [
    {
      pointer,
      reason: say(
        `no ${what} lies between ${low} and ${high}: widen the bounds`,
        `entre ${low} y ${high} no hay ningún ${multipleOf === undefined ? 'número entero' : `múltiplo de ${unit}`}: amplía los límites`,
      ),
    },
  ];
}

function within(schema: JsonSchema, pointer: string): Found[] {
  return [
    ...crossed(schema, pointer),
    ...exclusive(schema, pointer),
    ...multiples(schema, pointer),
    ...(schema.items === undefined ? [] : within(schema.items, step(pointer, 'items'))),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      within(property, step(step(pointer, 'properties'), name)),
    ),
  ];
}

export function boundMistakes({ file, properties }: Linted): Mistake[] {
  return [...properties.values()].flatMap(({ node, field }) =>
    field === undefined ? [] : within(field.schema, node.pointer).map((found) => ({ file, ...found })),
  );
}

/** Checks names that come from closed lists: icons, currencies, sample values, computations. */

function unlisted(node: Node, known: readonly string[], reason: (name: string) => Said): Found[] {
  const name = textOf(node);
  if (name === undefined || known.includes(name)) return [];
  return [{ pointer: node.pointer, ...orListed(reason(name), name, known) }];
}

const currencies = Intl.supportedValuesOf('currency');

/** Of a node at any depth; blocks that are missing are no mistakes. */
function blocks(node: Node): Found[] {
  return [
    ...unlisted(at(node, 'x-fake'), FAKES, (name) =>
      say(`there is no sample value "${name}"`, `no hay ningún dato de ejemplo "${name}"`),
    ),
    ...unlisted(at(node, 'x-money', 'currency'), currencies, (code) =>
      say(
        `"${code}" is no currency: write its ISO code, such as COP`,
        `"${code}" no es una moneda: escribe su código ISO, como COP`,
      ),
    ),
    ...members(at(node, 'x-enum')).flatMap(([, value]) =>
      unlisted(at(value, 'icon'), VALUE_ICONS, (name) =>
        say(`there is no icon "${name}"`, `no hay ningún ícono "${name}"`),
      ),
    ),
  ];
}

/** Names that no closed list has, anywhere in a file. */
export function listMistakes(file: string, root: Node): Mistake[] {
  return everyNode(root).flatMap((node) => blocks(node).map((found) => ({ file, ...found })));
}

/** What only the file of a resource has: its icon, and the computations that the server knows for it. */
export function resourceListMistakes({ file, root, name }: Linted): Mistake[] {
  const computations = (name === undefined ? undefined : COMPUTATIONS[name]) ?? [];
  const found = [
    ...unlisted(at(root, 'x-resource', 'icon'), RESOURCE_ICONS, (icon) =>
      say(`there is no icon "${icon}"`, `no hay ningún ícono "${icon}"`),
    ),
    ...everyNode(root).flatMap((node) =>
      unlisted(at(node, 'x-computed', 'by'), computations, (by) =>
        say(
          `the server computes no "${by}" for ${name}: take x-computed out, or ask a developer`,
          `el servidor no calcula "${by}" para ${name}: quita x-computed o pide ayuda a un desarrollador`,
        ),
      ),
    ),
  ];
  return found.map((one) => ({ file, ...one }));
}

/** A value that the field cannot have. */
export function strange({ file }: Linted, field: Field, { value, pointer }: Node): Mistake[] {
  if (value === undefined || value === null || isValueOf(field, value)) return [];
  const meant = typeof value === 'string' ? suggest(value, (field.schema.enum ?? []).map(String)) : {};
  return [
    {
      file,
      pointer,
      reason: say(
        `${JSON.stringify(value)} is no value of "${field.source}"`,
        `${JSON.stringify(value)} no es un valor de "${field.source}"`,
      ),
      ...meant,
    },
  ];
}

/** Whether a value can be one of the field: of its type, format, bounds and enum. */
export function isValueOf(field: Field, value: unknown): boolean {
  const { schema, kind } = field;
  const type = valueType(schema);
  const jsonType = typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
  if (schema.enum !== undefined) return schema.enum.some((one) => one === value);
  if (type !== jsonType && !(type === 'number' && jsonType === 'integer')) return false;
  if (typeof value === 'number') return isWithin(schema, value);
  return typeof value !== 'string' || PARSERS[kind]?.(value, field) !== null;
}

function isWithin({ minimum = -Infinity, maximum = Infinity }: JsonSchema, value: number): boolean {
  return minimum <= value && value <= maximum;
}
