import { useMemo } from 'react';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useLabel } from '../../../i18n/useLabel.ts';
import type { SheetColumn } from '../../../ui/cells/sheet/sheet-column.ts';
import { asText, usePriceColumn, useUnitsColumn } from '../amount-column.ts';
import { PRODUCT_WORDS } from '../product-words.ts';

/** What a merchant edits of a variant, in the order of the columns. */
export const EDITED = ['price', 'discount_price', 'quantity', 'sku'] as const;
export type EditedPart = (typeof EDITED)[number];

export interface VariantColumn extends SheetColumn {
  id: EditedPart;
}

/** The columns of the variants that the schema has. `locked` holds the sources that the user's role may not change. */
export function useVariantColumns(
  field: FieldDescriptor,
  locked: ReadonlySet<string>,
): readonly VariantColumn[] {
  const { variants: words } = useDictionary(PRODUCT_WORDS);
  const labelOf = useLabel();
  const price = usePriceColumn(words.amount);
  const quantity = useUnitsColumn(words.whole, words.uncounted);
  return useMemo(() => {
    const parts: Record<EditedPart, Omit<VariantColumn, 'id' | 'label' | 'locked'>> = {
      price,
      discount_price: price,
      quantity,
      sku: {
        align: 'left',
        keyboard: 'text',
        width: 'minmax(112px, 1.2fr)',
        show: asText,
        edit: asText,
        read: (text) => text.trim() || null,
      },
    };
    return EDITED.flatMap((id): VariantColumn[] => {
      const item = field.items?.find(({ source }) => source === id);
      return item === undefined
        ? []
        : [{ id, label: labelOf(item.label), locked: locked.has(id), ...parts[id] }];
    });
  }, [field, locked, labelOf, price, quantity]);
}
