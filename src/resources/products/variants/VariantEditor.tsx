import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { useAppLocale } from '../../../i18n/useAppLocale.ts';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import { fillCount } from '../../../i18n/fill-count.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { FieldInput } from '../../../generator/inputs/FieldInput.tsx';
import { BottomSheet } from '../../../ui/dialog/BottomSheet.tsx';
import { useFormValues } from '../../../ui/cells/sheet/useFormValues.ts';
import { PRODUCT_WORDS } from '../product-words.ts';
import type { VariantColumn } from './variant-columns.ts';

interface VariantEditorProps {
  /** `product_variants`, for the inputs of its members. */
  field: FieldDescriptor;
  columns: readonly VariantColumn[];
  row: number;
  titles: readonly string[];
  onRow: (row: number) => void;
  onClose: () => void;
}

/** One variant in a sheet from below, with the way to its neighbours. */
export function VariantEditor({ field, columns, row, titles, onRow, onClose }: VariantEditorProps) {
  const { variants: words } = useDictionary(PRODUCT_WORDS);
  const locale = useAppLocale();
  const notify = useNotify();
  const values = useFormValues('product_variants', columns);
  const below = titles.length - row - 1;
  // A SKU is of one variant alone.
  const copied = columns.flatMap(({ id, locked }, column) => (id === 'sku' || locked ? [] : [column]));
  const copyBelow = () => {
    values.write(
      copied.flatMap((column) => {
        const value = values.at({ row, column });
        return Array.from({ length: below }, (_, index) => ({ row: row + 1 + index, column, value }));
      }),
    );
    notify(fillCount(words.copied, below, locale), { type: 'success' });
  };
  return (
    <BottomSheet open title={titles[row] ?? ''} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', alignItems: 'end' }}>
        {columns.map(({ id, locked }) => {
          const item = field.items?.find(({ source }) => source === id);
          return (
            item && (
              <FieldInput
                // Another variant gets other inputs.
                key={`${row}.${id}`}
                field={item}
                name={`product_variants.${row}.${id}`}
                required={item.required === true}
                disabled={locked}
              />
            )
          );
        })}
      </Box>
      {below > 0 && copied.length > 0 && (
        <Button onClick={copyBelow} sx={{ mt: 1, minHeight: 'var(--target)' }}>
          {words.copy_below}
        </Button>
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 2, '& > *': { minHeight: 'var(--target)', flex: 1 } }}>
        <Button disabled={row === 0} onClick={() => onRow(row - 1)}>
          {words.previous}
        </Button>
        <Button disabled={below === 0} onClick={() => onRow(row + 1)}>
          {words.next}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {words.done}
        </Button>
      </Box>
    </BottomSheet>
  );
}
