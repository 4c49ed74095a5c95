/** Checks that a secret (`writeOnly`) is something that the database can hold encrypted. */
import { isObject } from '../../json/is-object.ts';
import { kindOf } from '../kinds.ts';
import { partsOf } from '../parts.ts';
import type { Field } from '../model.ts';
import type { Linted } from './context.ts';
import type { Mistake } from './mistake.ts';
import { at, type Node } from './node.ts';

type Found = Omit<Mistake, 'file'>;

/** It is found again by its place alone: nothing may look for it, and its column keeps its name. */
const IMPOSSIBLE: readonly [keyword: string, reason: string][] = [
  ['index', 'a secret is stored encrypted: no index can find it'],
  ['renamedFrom', 'a secret cannot be renamed: keep the name of its column with x-db.column'],
];

function ownMistakes(property: Node, field: Field): Found[] {
  if (!field.writeOnly) return [];
  const pointer = `${property.pointer}/writeOnly`;
  const kind = kindOf(field.schema);
  const found =
    kind === 'text' ? [] : [{ pointer, reason: `only a text can be a secret, not a ${kind} field` }];
  const db = at(property, 'x-db');
  return [
    ...found,
    ...IMPOSSIBLE.filter(([keyword]) => (at(db, keyword).value ?? false) !== false).map(
      ([keyword, reason]) => ({ pointer: `${db.pointer}/${keyword}`, reason }),
    ),
  ];
}

function innerMistakes(property: Node, field: Field): Found[] {
  const container = at(property, 'items').value === undefined ? property : at(property, 'items');
  return (partsOf(field) ?? []).flatMap((part) => {
    const node = at(container, 'properties', part.source);
    if (!isObject(node.value)) return [];
    const own = part.writeOnly
      ? [
          {
            pointer: `${node.pointer}/writeOnly`,
            reason: 'a secret is a field of the record itself, never of a part',
          },
        ]
      : [];
    return [...own, ...innerMistakes(node, part)];
  });
}

export function secretMistakes({ file, properties }: Linted): Mistake[] {
  return [...properties.values()].flatMap(({ node, field }) =>
    field === undefined
      ? []
      : [...ownMistakes(node, field), ...innerMistakes(node, field)].map((mistake) => ({ file, ...mistake })),
  );
}
