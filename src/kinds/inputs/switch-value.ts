import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';

/** What a switch stores: 1 or 0 for a `flag`, true or false for a `boolean`. */
export function switchValue({ kind }: FieldDescriptor, on: boolean): 0 | 1 | boolean {
  if (kind !== 'flag') return on;
  return on ? 1 : 0;
}

/** What a switch holds that nobody has touched: it is off, as it looks. Undefined for any other field. */
export function untouchedSwitch(field: FieldDescriptor): 0 | 1 | boolean | undefined {
  return field.widget === 'switch' ? switchValue(field, false) : undefined;
}
