import type { BulkChange } from '../../../domain/bulk/change.ts';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import type { ListSelection } from './selection.ts';

/** The props of every dialog that asks for the change of one field. */
export interface ChangeDialogProps {
  resource: string;
  selection: ListSelection;
  field: FieldDescriptor;
  /** Resolves when the change is done, or has been refused with a notice. */
  onChange(change: BulkChange): Promise<void>;
  onClose(): void;
}
