import { useMemo } from 'react';
import type { MoneyUnit } from '../../../../domain/money/currency.ts';
import { parseMoney } from '../../../../domain/money/parse.ts';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import { PRODUCTS_WORDS } from '../../../../generated/words/products.ts';
import { useLabel, useWords } from '../../../i18n/words.ts';
import type { SheetColumn, RowFaults } from '../../../ui/cells/sheet/useSheet.ts';
import { useCurrency, useMoney, useNumber } from '../../../ui/figure/Money.tsx';

/** What a merchant edits of a variant, in the order of the columns. */
const EDITED = ['price', 'discount_price', 'quantity', 'sku', 'barcode'] as const;
type EditedPart = (typeof EDITED)[number];

export interface VariantColumn extends SheetColumn {
  id: EditedPart;
}

/** The columns of the variants that the schema has. `locked` holds the sources that the user's role may not change. */
export function useVariantColumns(
  field: FieldDescriptor,
  locked: ReadonlySet<string>,
): readonly VariantColumn[] {
  const { variants: words } = useWords(PRODUCTS_WORDS);
  const labelOf = useLabel();
  const price = usePriceColumn(words.amount);
  const quantity = useUnitsColumn(words.whole, words.uncounted);
  return useMemo(() => {
    const code = {
      align: 'left',
      keyboard: 'text',
      width: 'minmax(112px, 1.2fr)',
      show: asText,
      edit: asText,
      read: (text: string) => text.trim() || null,
    } as const;
    const parts: Record<EditedPart, Omit<VariantColumn, 'id' | 'label' | 'locked'>> = {
      price,
      discount_price: price,
      quantity,
      sku: code,
      barcode: code,
    };
    return EDITED.flatMap((id): VariantColumn[] => {
      const item = field.items?.find(({ source }) => source === id);
      return item === undefined
        ? []
        : [{ id, label: labelOf(item.label), locked: locked.has(id), ...parts[id] }];
    });
  }, [field, locked, labelOf, price, quantity]);
}

type AmountColumn = Omit<SheetColumn, 'id' | 'label' | 'locked'>;

/** A price or units of a typed text: `45.000`, `$ 45.000` and `1.200` are read; what is ambiguous stays a text. */
function readAmount(text: string, currency?: MoneyUnit): number | string | null {
  const typed = text.trim();
  return typed === '' ? null : (parseMoney(typed, currency) ?? typed);
}

export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const AMOUNT = {
  align: 'right',
  keyboard: 'numeric',
  width: 'minmax(112px, 1fr)',
  edit: asText,
} as const;

/** How a sheet shows, edits and reads prices. `unreadable` is the sentence about a text that is none. */
export function usePriceColumn(unreadable: string): AmountColumn {
  const money = useMoney();
  const currency = useCurrency();
  return useMemo(
    () => ({
      ...AMOUNT,
      show: (value) => (typeof value === 'number' ? money(value) : asText(value)),
      read: (text) => readAmount(text, currency),
      unreadable,
    }),
    [money, currency, unreadable],
  );
}

/** The same for units; without a number they are not counted. */
export function useUnitsColumn(unreadable: string, placeholder: string): AmountColumn {
  const number = useNumber();
  return useMemo(
    () => ({
      ...AMOUNT,
      placeholder,
      show: (value) => (typeof value === 'number' ? number(value) : asText(value)),
      // Units are grouped like pesos.
      read: (text) => readAmount(text),
      unreadable,
    }),
    [number, placeholder, unreadable],
  );
}

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
