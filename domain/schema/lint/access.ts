/** Checks that permissions, plan features and menu groups come from their closed lists. */
import { FEATURES } from '../../access/features.ts';
import { allPermissions, OWNER_PERMISSIONS } from '../../access/permissions.ts';
import { MENU_GROUPS } from '../menu.ts';
import type { Linted } from './context.ts';
import type { Mistake } from './mistake.ts';
import { suggest } from './nearest.ts';
import { at, members, textOf, type Node } from './node.ts';

function listed(file: string, node: Node, what: string, known: readonly string[]): Mistake[] {
  const text = textOf(node);
  if (text === undefined || known.includes(text)) return [];
  return [{ file, pointer: node.pointer, reason: `there is no ${what} "${text}"`, ...suggest(text, known) }];
}

function rules({ file, all }: Linted, access: Node): Mistake[] {
  const permissions = [...allPermissions(all().flatMap((other) => other.name ?? [])), ...OWNER_PERMISSIONS];
  return members(access).flatMap(([, rule]) => [
    ...listed(file, at(rule, 'permission'), 'permission', permissions),
    ...listed(file, at(rule, 'feature'), 'plan feature', FEATURES),
  ]);
}

export function accessMistakes(linted: Linted): Mistake[] {
  const properties = [...linted.properties.values()];
  return [
    ...listed(linted.file, at(linted.root, 'x-resource', 'menu', 'group'), 'menu group', MENU_GROUPS),
    ...rules(linted, at(linted.root, 'x-access')),
    ...properties.flatMap(({ node }) => rules(linted, at(node, 'x-access'))),
  ];
}
