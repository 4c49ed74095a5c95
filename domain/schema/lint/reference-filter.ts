/** Checks `x-ref.filter`: each name is a property of the other resource, and each value one that it can have. */
import { isScalar, valueType } from '../kinds.ts';
import type { Field } from '../model.ts';
import type { XRef } from '../vocabulary.ts';
import type { Linted } from './context.ts';
import type { Mistake } from './mistake.ts';
import { suggest } from './nearest.ts';
import { at, members, type Node } from './node.ts';

type Found = Omit<Mistake, 'file'>;

/** Whether a value of a filter can be one of the field: of its type, and of its enum. */
function isValueOf({ schema }: Field, value: unknown): boolean {
  const type = valueType(schema);
  const jsonType = typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
  if (schema.enum !== undefined) return schema.enum.some((one) => one === value);
  return type === jsonType || (type === 'number' && jsonType === 'integer');
}

function filterReason(target: Linted, source: string, value: unknown): Omit<Found, 'pointer'> | undefined {
  const field = target.fields.get(source);
  if (field === undefined)
    return target.properties.has(source)
      ? undefined
      : {
          reason: `${target.name} has no property "${source}"`,
          ...suggest(source, target.fields.keys()),
        };
  if (field.writeOnly) return { reason: `"${source}" is write only: nobody can filter by it` };
  if (field.access.read !== undefined)
    return { reason: `not everybody may read "${source}": who may not could choose nothing` };
  if (!isScalar(field.kind)) return { reason: `"${source}" (${field.kind}) has not one value to compare` };
  return isValueOf(field, value)
    ? undefined
    : { reason: `${JSON.stringify(value)} is no value of "${source}" of ${target.name}` };
}

/** Checks what can be chosen: properties of the other resource, each with one of its values. */
export function filterMistakes(ref: Node, relation: XRef['relation'], target: Linted): Found[] {
  const filter = at(ref, 'filter');
  if (filter.value !== undefined && relation === 'one-to-many')
    return [{ pointer: filter.pointer, reason: 'nothing is chosen in a one-to-many reference' }];
  return members(filter).flatMap(([source, { pointer, value }]) => {
    const found = filterReason(target, source, value);
    return found === undefined ? [] : [{ pointer, ...found }];
  });
}
