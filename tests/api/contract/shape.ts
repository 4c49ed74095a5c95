/**
 * What an entity of the two documents must have. A member's value says what it is: `int`, `number`, `text`, `flag` (0, 1,
 * true or false), `list` or `any`; one with `?` may be null. An object is an entity inside, and a list of one shape a list
 * whose members have it. Members that a shape does not name are ours, and free.
 */
export type Shape = Kind | `${Kind}?` | ShapeOf | readonly [Shape];
export interface ShapeOf {
  readonly [member: string]: Shape;
}

const KINDS = {
  int: (value: unknown) => Number.isSafeInteger(value),
  number: (value: unknown) => typeof value === 'number',
  text: (value: unknown) => typeof value === 'string',
  flag: (value: unknown) => value === 0 || value === 1 || typeof value === 'boolean',
  list: (value: unknown) => Array.isArray(value),
  any: (value: unknown) => value !== undefined,
};
type Kind = keyof typeof KINDS;

/** What of a shape a value lacks, each with its path; nothing where it has all of it. */
export function lacks(value: unknown, shape: Shape, path = ''): string[] {
  if (typeof shape === 'string') {
    const kind = shape.replace('?', '');
    if (shape.endsWith('?') && value === null) return [];
    return isKind(kind) && KINDS[kind](value) ? [] : [`${path} is no ${shape}: ${JSON.stringify(value)}`];
  }
  if (isList(shape)) {
    if (!Array.isArray(value)) return [`${path} is no list: ${JSON.stringify(value)}`];
    if (value.length === 0) return [`${path} is empty: nothing shows what its members are`];
    return value.flatMap((one: unknown, at) => lacks(one, shape[0], `${path}.${at}`));
  }
  if (!isObject(value)) return [`${path} is no object: ${JSON.stringify(value)}`];
  return Object.entries(shape).flatMap(([member, inner]) => lacks(value[member], inner, `${path}.${member}`));
}

function isKind(name: string): name is Kind {
  return Object.hasOwn(KINDS, name);
}

function isList(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
