/** Checks the sums over the items of a record (`x-ui.adds`). */
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
