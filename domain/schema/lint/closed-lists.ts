/** Checks names that come from closed lists: icons, currencies, sample values, computations. */
import { COMPUTATIONS } from '../computations.ts';
import { FAKES } from '../fakes.ts';
import { RESOURCE_ICONS, VALUE_ICONS } from '../icons.ts';
import type { Linted } from './context.ts';
import type { Mistake } from './mistake.ts';
import { suggest } from './nearest.ts';
import { at, everyNode, members, textOf, type Node } from './node.ts';

type Found = Omit<Mistake, 'file'>;

function unlisted(node: Node, known: readonly string[], reason: (name: string) => string): Found[] {
  const name = textOf(node);
  if (name === undefined || known.includes(name)) return [];
  return [{ pointer: node.pointer, reason: reason(name), ...suggest(name, known) }];
}

const currencies = Intl.supportedValuesOf('currency');

/** Of a node at any depth; blocks that are missing are no mistakes. */
function blocks(node: Node): Found[] {
  return [
    ...unlisted(at(node, 'x-fake'), FAKES, (name) => `there is no sample value "${name}"`),
    ...unlisted(at(node, 'x-money', 'currency'), currencies, (code) => `"${code}" is no currency`),
    ...members(at(node, 'x-enum')).flatMap(([, value]) =>
      unlisted(at(value, 'icon'), VALUE_ICONS, (name) => `there is no icon "${name}"`),
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
    ...unlisted(at(root, 'x-resource', 'icon'), RESOURCE_ICONS, (icon) => `there is no icon "${icon}"`),
    ...everyNode(root).flatMap((node) =>
      unlisted(
        at(node, 'x-computed', 'by'),
        computations,
        (by) => `the server computes no "${by}" for ${name}`,
      ),
    ),
  ];
  return found.map((one) => ({ file, ...one }));
}
