/** Checks that what is required can be given: not read only, and not a reference in a circle. */
import { valueType } from '../kinds.ts';
import type { Field } from '../model.ts';
import { elementOf, partsOf } from '../parts.ts';
import type { Linted } from './context.ts';
import type { Mistake } from './mistake.ts';
import { at, step, texts } from './node.ts';

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
  const reason = `"${field.source}" is required and read only, without a default: nobody can fill it in`;
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
        reason: `required references go in a circle, so no first record can be made: ${circle}`,
      },
    ];
  });
}

export function requiredMistakes(linted: Linted): Mistake[] {
  return [...locked(linted), ...circles(linted)];
}
