import type { EnumValue, FieldDescriptor } from '../../../domain/schema/descriptors.ts';

/** The value behind a native control's text; null when none is chosen. */
export function choiceOf(field: FieldDescriptor, text: string): EnumValue['value'] | null {
  return field.enum?.find(({ value }) => String(value) === text)?.value ?? null;
}
