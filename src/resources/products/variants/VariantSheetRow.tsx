import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { SheetRow, type RowState } from '../../../ui/cells/sheet/SheetRow.tsx';
import type { VariantColumn } from './variant-columns.ts';
import type { RowFaults } from '../../../ui/cells/sheet/useFormFaults.ts';
import type { VariantsForm } from './variants-form.ts';

interface VariantSheetRowProps extends RowState {
  title: string;
  columns: readonly VariantColumn[];
  faults: RowFaults | undefined;
}

/** A variant as a row of the sheet. Memoised: a key typed in one of two hundred draws one row. */
export const VariantSheetRow = memo(function VariantSheetRow({ faults, ...row }: VariantSheetRowProps) {
  const variant = useWatch<VariantsForm, `product_variants.${number}`>({
    name: `product_variants.${row.row}`,
  });
  const values = row.columns.map(({ id }) => variant?.[id]);
  const problems = row.columns.map(({ id, unreadable }, index) => {
    const refused = faults?.[id];
    if (refused !== undefined) return refused;
    return index !== row.active && typeof values[index] === 'string' ? unreadable : undefined;
  });
  return <SheetRow {...row} values={values} problems={problems} />;
});
