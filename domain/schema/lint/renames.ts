/** Checks former names: what is still there under its former name was not renamed. */
import type { Linted } from './context.ts';
import type { Mistake } from './mistake.ts';
import { at, members, textOf, type Node } from './node.ts';

function still(node: Node, known: (name: string) => boolean, what: string): Omit<Mistake, 'file'>[] {
  const former = textOf(node);
  if (former === undefined || !known(former)) return [];
  return [{ pointer: node.pointer, reason: `"${former}" is ${what} still: nothing was renamed` }];
}

function ofProperty(linted: Linted, property: Node): Omit<Mistake, 'file'>[] {
  const former = at(property, 'x-db', 'renamedFrom');
  const table = textOf(at(property, 'x-db', 'table'));
  if (table === undefined) return still(former, (name) => linted.properties.has(name), 'a property');
  const items = at(property, 'items', 'properties');
  const names = new Set(members(items).map(([name]) => name));
  return [
    ...still(former, (name) => tablesOf(linted).includes(name), 'a table'),
    ...members(items).flatMap(([, item]) =>
      still(at(item, 'x-db', 'renamedFrom'), (name) => names.has(name), 'a property'),
    ),
  ];
}

function tablesOf(linted: Linted): string[] {
  return linted
    .all()
    .flatMap(({ properties }) => [...properties.values()])
    .flatMap(({ node }) => textOf(at(node, 'x-db', 'table')) ?? []);
}

export function renameMistakes(linted: Linted): Mistake[] {
  const names = linted.all().map(({ name }) => name);
  return [
    ...still(at(linted.root, 'x-resource', 'renamedFrom'), (name) => names.includes(name), 'a resource'),
    ...[...linted.properties.values()].flatMap(({ node }) => ofProperty(linted, node)),
  ].map((found) => ({ file: linted.file, ...found }));
}
