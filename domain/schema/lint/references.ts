import { isObject } from '../../json/is-object.ts';
import { elementOf, isScalar, partsOf } from '../fields.ts';
import { valueType } from '../../kinds/kind.ts';
import type { Field } from '../model.ts';
import { filterFits } from '../query.ts';
import type { XRef } from '../vocabulary.ts';
import {
  at,
  elements,
  members,
  nearest,
  say,
  suggest,
  textOf,
  type Found,
  type Linted,
  type Mistake,
  type Node,
} from './context.ts';
import { withKind } from './kind-words.ts';
import { isValueOf } from './values.ts';

/** Checks references between resources; this needs every file. */

const TYPES = { reference: 'integer', references: 'array', collection: 'array' } as const;

/** Whether the list of the other resource has a filter that finds the rows of one value of a property. */
function filtersBy(target: Linted, source: string): boolean {
  return elements(at(target.root, 'x-views', 'list', 'filters')).some(
    (filter) =>
      textOf(at(filter, 'source')) === source && ['in', 'equals'].includes(textOf(at(filter, 'op')) ?? ''),
  );
}

function inverse(linted: Linted, ref: Node, target: Linted): Found[] {
  const via = at(ref, 'via');
  const source = textOf(via);
  if (source === undefined)
    return [
      {
        pointer: ref.pointer,
        reason: say(
          `one-to-many needs "via": the property of ${target.name} that points here`,
          `one-to-many necesita "via": la propiedad de ${target.name} que apunta aquí`,
        ),
      },
    ];
  const field = target.fields.get(source);
  if (
    !field ||
    (field.kind !== 'reference' && field.kind !== 'references') ||
    field.ref?.resource !== linted.name
  ) {
    const pointing = [...target.fields.values()].filter((other) => other.ref?.resource === linted.name);
    return [
      {
        pointer: via.pointer,
        reason: say(
          `"${source}" of ${target.name} does not refer to ${linted.name}: name a property that does`,
          `"${source}" de ${target.name} no apunta a ${linted.name}: nombra una propiedad que lo haga`,
        ),
        ...suggest(
          source,
          pointing.map((other) => other.source),
        ),
      },
    ];
  }
  if (filtersBy(target, source) && filterFits('in', field)) return [];
  return [
    {
      pointer: via.pointer,
      reason: say(
        `the list of ${target.name} needs the filter {"source": "${source}", "op": "in"}`,
        `la lista de ${target.name} necesita el filtro {"source": "${source}", "op": "in"}`,
      ),
    },
  ];
}

function label(ref: Node, target: Linted): Found[] {
  const { pointer, value } = at(ref, 'label');
  if (typeof value !== 'string' || target.fields.has(value)) return [];
  return [
    {
      pointer,
      reason: say(
        `${target.name} has no property "${value}"`,
        `${target.name} no tiene la propiedad "${value}"`,
      ),
      ...suggest(value, target.fields.keys()),
    },
  ];
}

function deletion(ref: Node, required: boolean, inJson: boolean): Found[] {
  const { pointer, value } = at(ref, 'onDelete');
  if (inJson && value !== undefined && value !== 'restrict')
    return [
      {
        pointer,
        reason: say(
          'a record that a list or an object names cannot be deleted: use restrict',
          'un registro nombrado dentro de una lista o un objeto no se puede borrar: usa restrict',
        ),
      },
    ];
  if (!required || value !== 'set-null') return [];
  return [
    {
      pointer,
      reason: say(
        'a required reference cannot be set to null: use restrict or cascade',
        'una referencia obligatoria no puede quedar vacía: usa restrict o cascade',
      ),
    },
  ];
}

/** The resource of that name, or of the words by which people call it, that was probably meant. */
function meant(linted: Linted, name: string): { suggestion?: string } {
  const called = linted.all().flatMap((other) => {
    if (other.name === undefined) return [];
    const labels = members(at(other.root, 'x-resource', 'label')).flatMap(([, words]) =>
      ['one', 'many', 'also'].flatMap((key) => (textOf(at(words, key)) ?? '').split(' ')),
    );
    return [other.name, ...labels].map((word): [string, string] => [word.toLowerCase(), other.name ?? '']);
  });
  const resources = new Map(called.toReversed());
  const suggestion = resources.get(nearest(name, resources.keys()) ?? '');
  return suggestion === undefined ? {} : { suggestion };
}

function reference(linted: Linted, node: Node, field: Field, inJson: boolean): Found[] {
  const ref = at(node, 'x-ref');
  const name = textOf(at(ref, 'resource'));
  if (name === undefined || field.ref === undefined) return [];
  const target = linted.all().find((other) => other.name === name);
  if (!target)
    return [
      {
        pointer: `${ref.pointer}/resource`,
        reason: say(`there is no resource "${name}"`, `no hay ningún recurso "${name}"`),
        ...meant(linted, name),
      },
    ];
  if (field.kind !== 'reference' && field.kind !== 'references' && field.kind !== 'collection') return [];
  const wanted = TYPES[field.kind];
  const type: Found[] =
    valueType(field.schema) === wanted
      ? []
      : [
          {
            pointer: node.pointer,
            reason: say(
              `a ${field.ref.relation} reference must have the type ${wanted}`,
              `una referencia ${field.ref.relation} debe tener el tipo ${wanted}`,
            ),
          },
        ];
  return [
    ...type,
    ...label(ref, target),
    ...filterMistakes(ref, field.ref.relation, target),
    ...deletion(ref, field.required, inJson),
    ...(field.kind === 'collection' ? inverse(linted, ref, target) : []),
  ];
}

function within(linted: Linted, node: Node, field: Field, around = false): Found[] {
  const inJson = around || field.kind === 'json';
  const container = at(node, 'items').value === undefined ? node : at(node, 'items');
  const parts = (partsOf(field) ?? []).map((part) => ({
    part,
    inner: at(container, 'properties', part.source),
  }));
  const element = elementOf(field);
  return [
    ...reference(linted, node, field, inJson),
    ...(element === undefined ? [] : reference(linted, at(node, 'items'), element, inJson)),
    ...parts.flatMap(({ part, inner }) => (isObject(inner.value) ? within(linted, inner, part, inJson) : [])),
  ];
}

export function referenceMistakes(linted: Linted): Mistake[] {
  return [...linted.properties.values()]
    .flatMap(({ node, field }) => (field ? within(linted, node, field) : []))
    .map((mistake) => ({ file: linted.file, ...mistake }));
}

/** Checks `x-ref.filter`: each name is a property of the other resource, and each value one that it can have. */

function filterReason(target: Linted, source: string, value: unknown): Omit<Found, 'pointer'> | undefined {
  const field = target.fields.get(source);
  if (field === undefined)
    return target.properties.has(source)
      ? undefined
      : {
          reason: say(
            `${target.name} has no property "${source}"`,
            `${target.name} no tiene la propiedad "${source}"`,
          ),
          ...suggest(source, target.fields.keys()),
        };
  if (field.writeOnly)
    return {
      reason: say(
        `"${source}" is write only, so nobody can filter by it: name another property`,
        `"${source}" es un secreto y nadie filtra por él: nombra otra propiedad`,
      ),
    };
  if (field.access.read !== undefined)
    return {
      reason: say(
        `not everybody may read "${source}", and who may not could choose nothing: name another property`,
        `no todos pueden leer "${source}" y quien no puede no podría elegir nada: nombra otra propiedad`,
      ),
    };
  if (!isScalar(field.kind))
    return {
      reason: say(
        `${withKind(source, field.kind).en} has not one value to compare: name another property`,
        `${withKind(source, field.kind).es} no tiene un solo valor que comparar: nombra otra propiedad`,
      ),
    };
  return isValueOf(field, value)
    ? undefined
    : {
        reason: say(
          `${JSON.stringify(value)} is no value of "${source}" of ${target.name}`,
          `${JSON.stringify(value)} no es un valor de "${source}" de ${target.name}`,
        ),
      };
}

/** Checks what can be chosen: properties of the other resource, each with one of its values. */
function filterMistakes(ref: Node, relation: XRef['relation'], target: Linted): Found[] {
  const filter = at(ref, 'filter');
  if (filter.value !== undefined && relation === 'one-to-many')
    return [
      {
        pointer: filter.pointer,
        reason: say(
          'nothing is chosen in a one-to-many reference: take filter out',
          'en una referencia one-to-many no se elige nada: quita filter',
        ),
      },
    ];
  return members(filter).flatMap(([source, { pointer, value }]) => {
    const found = filterReason(target, source, value);
    return found === undefined ? [] : [{ pointer, ...found }];
  });
}
