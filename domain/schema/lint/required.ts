/** Checks that what is required can be given: not read only, and not a reference in a circle. */
import type { Linted } from './context.ts';
import type { Mistake } from './mistake.ts';
import { at, texts } from './node.ts';

/** Without the operation, records are made by a module of the server, which fills in everything. */
function isCreated({ root }: Linted): boolean {
  const operations = at(root, 'x-resource', 'operations');
  return operations.value === undefined || texts(operations).some(({ text }) => text === 'create');
}

function locked(linted: Linted): Mistake[] {
  if (!isCreated(linted)) return [];
  return [...linted.properties.values()].flatMap(({ source, node, field }) => {
    if (!field?.required || !field.readOnly || field.computed || field.default !== undefined) return [];
    return [
      {
        file: linted.file,
        pointer: node.pointer,
        reason: `"${source}" is required and read only, without a default: nobody can fill it in`,
      },
    ];
  });
}

/** Properties that a record cannot be made without, each with the resource that it points to. */
function needsOf(linted: Linted): { target: string; pointer: string }[] {
  return [...linted.properties.values()].flatMap(({ node, field }) =>
    field?.required && field.kind === 'reference' && field.ref
      ? [{ target: field.ref.resource, pointer: node.pointer }]
      : [],
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
        reason: `required references go in a circle, so no first record can be made: ${circle}`,
      },
    ];
  });
}

export function requiredMistakes(linted: Linted): Mistake[] {
  return [...locked(linted), ...circles(linted)];
}
