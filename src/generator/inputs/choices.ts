import type { EnumValue, FieldDescriptor } from '../../../domain/schema/descriptors.ts';

/** The value that a native control's text stands for; null when none is chosen. */
export function choiceOf(field: FieldDescriptor, text: string): EnumValue['value'] | null {
  return field.enum?.find(({ value }) => String(value) === text)?.value ?? null;
}
