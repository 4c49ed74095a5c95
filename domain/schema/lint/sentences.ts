import { valueType } from '../../kinds/kind.ts';
import { isColumn, isSwitch, partsOf } from '../fields.ts';
import { SHAPES } from '../kinds.ts';
import type { Field } from '../model.ts';
import { at, members, say, suggest, type Found, type Linted, type Node, type Said } from './context.ts';
import { withKind } from './kind-words.ts';

/** Checks how values read in a sentence (`x-ui.phrase`), and which amount stands for another (`x-ui.replaces`). */

/** Numbers, switches and lists: 'one' and 'zero' are words of theirs. */
function isCounted(field: Field): boolean {
  return isSwitch(field) || SHAPES[field.kind].quantity === true || !isColumn(field);
}

export function phraseMistakes(property: Node, field: Field): Found[] {
  const phrase = at(property, 'x-ui', 'phrase');
  if (phrase.value === undefined) return [];
  if (SHAPES[field.kind].wordless)
    return [
      {
        pointer: phrase.pointer,
        reason: say(
          `${withKind(field.source, field.kind).en} does not read in a sentence: take phrase out`,
          `${withKind(field.source, field.kind).es} no se lee en una frase: quita phrase`,
        ),
      },
    ];
  const counts = ['one', 'zero']
    .filter((word) => at(phrase, word).value !== undefined && !isCounted(field))
    .map((word) => ({
      pointer: `${phrase.pointer}/${word}`,
      reason: say(
        `"${word}" is of numbers, and not of ${withKind(field.source, field.kind).en}: take it out`,
        `"${word}" es de números y no de ${withKind(field.source, field.kind).es}: quítalo`,
      ),
    }));
  const silent = members(at(phrase, 'other'))
    .filter(([, { value }]) => typeof value === 'string' && !value.includes('{value}'))
    .map(([, { pointer }]) => ({
      pointer,
      reason: say('says nothing of the value: {value} is missing', 'no dice el valor: falta {value}'),
    }));
  const alert = at(phrase, 'alert');
  return [
    ...counts,
    ...(isSwitch(field) ? [] : silent),
    ...(alert.value !== undefined && at(phrase, 'zero').value === undefined
      ? [
          {
            pointer: alert.pointer,
            reason: say('needs "zero", the sentence that warns', 'necesita "zero", la frase que avisa'),
          },
        ]
      : []),
  ];
}

/** Only rows have a name for one of them. */
export function itemMistakes(property: Node, field: Field): Found[] {
  const { value, pointer } = at(property, 'x-ui', 'item');
  if (value === undefined || (partsOf(field) && valueType(field.schema) === 'array')) return [];
  const reason = say(
    `"${field.source}" has no rows: take item out`,
    `"${field.source}" no tiene renglones: quita item`,
  );
  return [{ pointer, reason }];
}

function rivalOf(linted: Linted, source: string, target: string): string | undefined {
  for (const [name, { field }] of linted.properties) {
    if (name === source) return undefined;
    if (field?.replaces === target) return name;
  }
  return undefined;
}

/** Only an amount can stand for another amount of the same record, and only one of them. */
export function replacementMistakes(linted: Linted, property: Node, field: Field): Found[] {
  const target = field.replaces;
  if (target === undefined) return [];
  const pointer = `${property.pointer}/x-ui/replaces`;
  const other = linted.properties.get(target);
  if (other === undefined)
    return [
      {
        pointer,
        reason: say(`there is no property "${target}"`, `no hay ninguna propiedad "${target}"`),
        ...suggest(target, linted.properties.keys()),
      },
    ];
  if (field.kind !== 'money' || (other.field && other.field.kind !== 'money'))
    return [
      {
        pointer,
        reason: say(
          'only an amount (x-money) can stand for another',
          'solo un monto (x-money) puede reemplazar a otro',
        ),
      },
    ];
  if (target === field.source)
    return [
      {
        pointer,
        reason: say(
          `"${target}" cannot stand for itself: name another amount`,
          `"${target}" no puede reemplazarse a sí mismo: nombra otro monto`,
        ),
      },
    ];
  const rival = rivalOf(linted, field.source, target);
  return rival === undefined
    ? []
    : [
        {
          pointer,
          reason: say(
            `"${rival}" stands for "${target}" already: take one out`,
            `"${rival}" ya reemplaza a "${target}": quita uno`,
          ),
        },
      ];
}

/** Checks what is worked out over the items of a record: sums (`x-ui.adds`), the lowest amount (`x-ui.lowest`). */

/** What is added up is a number of the items; the sentence has the sum. */
export function additionMistakes(linted: Linted, property: Node, field: Field): Found[] {
  if (field.adds === undefined) return [];
  const adds = at(property, 'x-ui', 'adds');
  const [list = '', member = ''] = field.adds.source.split('.');
  const added = linted.fields.get(list)?.items?.find(({ source }) => source === member);
  const against =
    added === undefined
      ? say(
          `"${field.adds.source}" is no member of items, such as "lines.quantity"`,
          `"${field.adds.source}" no es un dato de los renglones, como "lines.quantity"`,
        )
      : SHAPES[added.kind].quantity !== true || added.kind !== field.kind
        ? say(
            `${withKind(field.adds.source, added.kind).en} does not make ${withKind(field.source, field.kind).en}: only equal numbers are added up`,
            `${withKind(field.adds.source, added.kind).es} no da ${withKind(field.source, field.kind).es}: solo se suman números iguales`,
          )
        : undefined;
  const silent = ['other', 'one'].flatMap((form) =>
    members(at(adds, form))
      .filter(([, { value }]) => typeof value === 'string' && !value.includes('{sum}'))
      .map(([, { pointer }]) => ({
        pointer,
        reason: say('says nothing of the sum: {sum} is missing', 'no dice la suma: falta {sum}'),
      })),
  );
  return [
    ...(against === undefined ? [] : [{ pointer: `${adds.pointer}/source`, reason: against }]),
    ...silent,
  ];
}

/** The lowest amount is one of amounts; the sentence of different ones has it. */
export function lowestMistakes(linted: Linted, property: Node, field: Field): Found[] {
  if (field.lowest === undefined) return [];
  const lowest = at(property, 'x-ui', 'lowest');
  const { source, lower } = field.lowest;
  const [list = ''] = source.split('.');
  const against = (path: string): Said | undefined => {
    const [of = '', member = ''] = path.split('.');
    const found = linted.fields.get(of)?.items?.find((item) => item.source === member);
    if (found === undefined || of !== list)
      return say(
        `"${path}" is no member of items, such as "lines.price"`,
        `"${path}" no es un dato de los renglones, como "lines.price"`,
      );
    return found.kind === 'money' && field.kind === 'money'
      ? undefined
      : say(
          `${withKind(path, found.kind).en} does not make ${withKind(field.source, field.kind).en}: only amounts (x-money) have a lowest one`,
          `${withKind(path, found.kind).es} no da ${withKind(field.source, field.kind).es}: solo los montos (x-money) tienen un mínimo`,
        );
  };
  const places = [
    { pointer: `${lowest.pointer}/source`, reason: against(source) },
    { pointer: `${lowest.pointer}/lower`, reason: lower === undefined ? undefined : against(lower) },
  ];
  const silent = members(at(lowest, 'other'))
    .filter(([, { value }]) => typeof value === 'string' && !value.includes('{value}'))
    .map(([, { pointer }]) => ({
      pointer,
      reason: say('says nothing of the amount: {value} is missing', 'no dice el monto: falta {value}'),
    }));
  return [
    ...places.flatMap(({ pointer, reason }) => (reason === undefined ? [] : [{ pointer, reason }])),
    ...silent,
  ];
}
