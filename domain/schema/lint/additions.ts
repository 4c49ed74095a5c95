/** Checks what is worked out over the items of a record: sums (`x-ui.adds`), the lowest amount (`x-ui.lowest`). */
import type { Field } from '../model.ts';
import type { Linted } from './context.ts';
import type { Mistake } from './mistake.ts';
import { at, members, type Node } from './node.ts';

type Found = Omit<Mistake, 'file'>;

const NUMBERS: ReadonlySet<Field['kind']> = new Set(['integer', 'number', 'money']);

/** What is added up is a number of the items; the sentence has the sum. */
export function additionMistakes(linted: Linted, property: Node, field: Field): Found[] {
  if (field.adds === undefined) return [];
  const adds = at(property, 'x-ui', 'adds');
  const [list = '', member = ''] = field.adds.source.split('.');
  const added = linted.fields.get(list)?.items?.find(({ source }) => source === member);
  const against =
    added === undefined
      ? `"${field.adds.source}" is no member of items, such as "lines.quantity"`
      : !NUMBERS.has(added.kind) || added.kind !== field.kind
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
export function lowestMistakes(linted: Linted, property: Node, field: Field): Found[] {
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
