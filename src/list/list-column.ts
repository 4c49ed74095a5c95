import type { FieldDescriptor } from '../../domain/schema/descriptors.ts';
import type { XEdit } from '../../domain/schema/vocabulary.ts';
import type { FieldComponent } from '../kinds/fields/field.ts';

/** A column of a list that the user may read. */
export interface ListColumn {
  source: string;
  field: FieldDescriptor;
  label: string;
  Cell: FieldComponent;
  sortable: boolean;
  width?: number;
  /** Running text: never narrower than a few words. */
  wordy: boolean;
  /** One of several columns that name the record. */
  namePart: boolean;
  /** Right-aligned, in tabular figures. */
  numeric: boolean;
  visible: boolean;
  /** The user switched it on, so it stays in a narrow table. */
  kept: boolean;
  /** 1 to 9: the highest leave first. */
  priority?: number;
  /** The user may edit it in the table. */
  edit?: XEdit;
  /** Another column of the table shows the value; cards show it themselves. */
  cardOnly: boolean;
}
