import { useMemo } from 'react';
import { parseMoney } from '../../../../domain/money/parse.ts';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useLabel } from '../../../i18n/useLabel.ts';
import type { SheetColumn } from '../../../ui/cells/sheet/sheet-column.ts';
import { useCurrency } from '../../../ui/figure/useCurrency.ts';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { useNumber } from '../../../ui/figure/useNumber.ts';
import { PRODUCT_WORDS } from '../product-words.ts';

/** What a merchant edits of a variant, in the order of the columns. */
export const EDITED = ['price', 'discount_price', 'quantity', 'sku'] as const;
export type EditedPart = (typeof EDITED)[number];

export interface VariantColumn extends SheetColumn {
  id: EditedPart;
  /** The sentence about a text that is no value. */
  unreadable?: string;
}

/** A price or units of a typed text: `45.000`, `$ 45.000` and `1.200` are read; what is ambiguous stays a text. */
function readAmount(text: string, currency?: string): number | string | null {
  const typed = text.trim();
  return typed === '' ? null : (parseMoney(typed, currency) ?? typed);
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The columns of the variants that the schema has. `locked` holds the sources that the user's role may not change. */
export function useVariantColumns(
  field: FieldDescriptor,
  locked: ReadonlySet<string>,
): readonly VariantColumn[] {
  const { variants: words } = useDictionary(PRODUCT_WORDS);
  const labelOf = useLabel();
  const money = useMoney();
  const currency = useCurrency();
  const number = useNumber();
  return useMemo(() => {
    const amount = {
      align: 'right',
      keyboard: 'numeric',
      width: 'minmax(112px, 1fr)',
      edit: asText,
    } as const;
    const price = {
      ...amount,
      show: (value: unknown) => (typeof value === 'number' ? money(value) : asText(value)),
      read: (text: string) => readAmount(text, currency),
      unreadable: words.amount,
    };
    const parts: Record<EditedPart, Omit<VariantColumn, 'id' | 'label' | 'locked'>> = {
      price,
      discount_price: price,
      quantity: {
        ...amount,
        placeholder: words.uncounted,
        show: (value) => (typeof value === 'number' ? number(value) : asText(value)),
        // Units are grouped like pesos.
        read: (text) => readAmount(text),
        unreadable: words.whole,
      },
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
  }, [field, locked, words, labelOf, money, currency, number]);
}
