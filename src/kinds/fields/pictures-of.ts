import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';

/** The addresses of the pictures of a field: the value itself, its elements, or what its rows have of one. */
export function picturesOf({ items }: FieldDescriptor, value: unknown): string[] {
  const source = items?.find(({ display }) => display === 'image')?.source;
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values
    .map((one) => (typeof one === 'object' && one !== null ? textIn(one, source) : one))
    .filter((address) => typeof address === 'string')
    .filter((address) => address !== '');
}

function textIn(row: object, source: string | undefined): unknown {
  return source === undefined ? undefined : new Map<string, unknown>(Object.entries(row)).get(source);
}
