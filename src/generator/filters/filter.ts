import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';

/** The props of every filter input. It changes nothing by itself: bar and sheet decide when to apply. */
export interface FilterInputProps {
  field: FieldDescriptor;
  value: unknown;
  onChange(value: unknown): void;
  /** Takes the focus: the input stands alone in what the user has opened. */
  takesFocus?: boolean | undefined;
}
