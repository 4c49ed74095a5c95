import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import type { VariantColumn } from './variant-columns.ts';
import type { RowFaults } from '../../../ui/cells/sheet/useSheet.ts';

/** What the sheet and the phone's list show. */
export interface VariantsViewProps {
  /** `product_variants`. */
  field: FieldDescriptor;
  headingId: string;
  /** Heading of the names. */
  corner: string;
  columns: readonly VariantColumn[];
  /** The combinations: `Rojo M`. */
  titles: readonly string[];
  faults: ReadonlyMap<number, RowFaults>;
}
