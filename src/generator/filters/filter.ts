import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';

/** What every filter input is given. It changes nothing by itself: bar and sheet decide when to apply. */
export interface FilterInputProps {
  field: FieldDescriptor;
  value: unknown;
  onChange(value: unknown): void;
}
