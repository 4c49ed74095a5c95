import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import type { Words } from '../../../domain/schema/vocabulary.ts';

/** The props of every filter input. It changes nothing by itself: bar and sheet decide when to apply. */
export interface FilterInputProps {
  field: FieldDescriptor;
  /** Of a filter that chooses one record: the words for none. */
  any?: Words | undefined;
  /** Of a range of numbers: a maximum of 0 is refused. */
  positive?: true | undefined;
  value: unknown;
  onChange(value: unknown): void;
  /** Takes the focus: the input stands alone in what the user has opened. */
  takesFocus?: boolean | undefined;
}
