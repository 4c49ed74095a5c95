import { useMemo } from 'react';
import type { ChangedValue, RecordEdit } from '../../../../domain/bulk/undo.ts';
import { sameValue } from '../../../../domain/changes/changes.ts';
import type { CollectionNode } from '../../../../domain/collections/tree.ts';
import { fold } from '../../../../domain/places/fold.ts';
import type { FormDescriptor } from '../../../../domain/schema/descriptors.ts';
import type { Spot } from '../../../../domain/sheet/sheet-edits.ts';
import type { Product } from '../../../../generated/products/types.ts';
import { PRODUCT_GRID_WORDS } from '../../../../generated/words/product-grid.ts';
import { useChoices } from '../../../list/useChoices.ts';
import { useLabel, useWords } from '../../../i18n/words.ts';
import type { SheetColumn } from '../../../ui/cells/sheet/useSheet.ts';
import { useLocksOf } from '../form/useLocks.ts';
import { asText, usePriceColumn, useUnitsColumn } from '../variants/variant-columns.ts';

/** What a merchant edits in the grid, in the order of its columns. */
const PARTS = ['price', 'discount_price', 'quantity', 'active', 'collections_id'] as const;
type GridPart = (typeof PARTS)[number];

type ProductVariant = Product['product_variants'][number];

/** A product, or one of its variants, which follow it. */
export interface GridLine {
  product: Product;
  variant: ProductVariant | null;
  /** `Camiseta`, `Camiseta · Rojo M`. */
  title: string;
}

/** The values of one line. A number that was typed wrongly is still a text. */
export type GridRow = Record<GridPart, unknown>;

/** Lines that a sheet draws without delay. */
const MOST_LINES = 500;

/** The lines of the products, each product whole; those beyond the limit are left out. */
export function linesOf(products: readonly Product[]): GridLine[] {
  const lines: GridLine[] = [];
  for (const product of products) {
    const { name, product_variants: variants } = product;
    if (lines.length > 0 && lines.length + variants.length + 1 > MOST_LINES) break;
    lines.push({ product, variant: null, title: name });
    for (const variant of variants) lines.push({ product, variant, title: `${name} · ${variant.key}` });
  }
  return lines;
}

/** Stock is on the variants where there are some; state and collections are the product's. */
export function hasPart({ product, variant }: GridLine, part: GridPart): boolean {
  if (variant !== null) return part !== 'active' && part !== 'collections_id';
  return part !== 'quantity' || product.product_variants.length === 0;
}

export function rowOf({ product, variant }: GridLine): GridRow {
  const { price, discount_price } = variant ?? product;
  return {
    price,
    discount_price: discount_price ?? null,
    quantity: (variant === null ? product.quantity_available : variant.quantity) ?? null,
    active: product.active,
    collections_id: product.collections_id,
  };
}

/** Name of a value in the API: `product_variants.price`, `quantity_available`. */
function sourceOf({ variant }: GridLine, part: GridPart): string {
  if (variant !== null) return `product_variants.${part}`;
  return part === 'quantity' ? 'quantity_available' : part;
}

/** The values of a line that are other than before. */
export function changedParts(before: GridRow | undefined, now: GridRow | undefined): GridPart[] {
  return PARTS.filter((part) => !sameValue(before?.[part], now?.[part]));
}

/** What is other than before, product by product. */
export function editsOf(
  lines: readonly GridLine[],
  before: readonly GridRow[],
  rows: readonly GridRow[],
): RecordEdit[] {
  const edits = new Map<number, ChangedValue[]>();
  lines.forEach((line, at) => {
    const [was, now] = [before[at], rows[at]];
    if (was === undefined || now === undefined) return;
    const { product, variant } = line;
    const values = changedParts(was, now)
      .filter((part) => hasPart(line, part))
      .map((part): ChangedValue => ({
        source: sourceOf(line, part),
        ...(variant === null ? {} : { item: variant.id }),
        before: was[part] ?? null,
        after: now[part] ?? null,
      }));
    if (values.length > 0) edits.set(product.id, [...(edits.get(product.id) ?? []), ...values]);
  });
  return [...edits].map(([id, values]) => ({ id, values }));
}

export interface GridCellAt {
  row: number;
  part: GridPart;
}

/** The cell of a field of a product: `product_variants.2.price`; undefined for one that is not in the grid. */
export function cellAt(lines: readonly GridLine[], id: number, source: string): GridCellAt | undefined {
  const [list = '', index = '', member = ''] = source.split('.');
  const ofVariant = list === 'product_variants';
  const name = ofVariant ? member : source === 'quantity_available' ? 'quantity' : source;
  const part = PARTS.find((one) => one === name);
  const row = lines.findIndex(
    ({ product, variant }) =>
      product.id === id &&
      (ofVariant
        ? variant !== null && variant.id === product.product_variants[Number(index)]?.id
        : variant === null),
  );
  return part === undefined || row === -1 ? undefined : { row, part };
}

export interface GridColumn extends SheetColumn {
  id: GridPart;
}

interface GridColumnsSettings {
  descriptor: FormDescriptor;
  /** Null for users who may not see collections. */
  collections: readonly CollectionNode[] | null;
  /** Opens the choice of collections of a line. */
  onChoose(row: number): void;
}

/** The columns that the user may see; those that their role may not change are read. */
export function useGridColumns({
  descriptor: { fields },
  collections,
  onChoose,
}: GridColumnsSettings): readonly GridColumn[] {
  const words = useWords(PRODUCT_GRID_WORDS);
  const labelOf = useLabel();
  const choicesOf = useChoices();
  const { own } = useLocksOf(true);
  const price = usePriceColumn(words.amount);
  const quantity = useUnitsColumn(words.whole, words.uncounted);
  const shut = [...own.keys()].join(' ');
  return useMemo(() => {
    const locked = new Set(shut.split(' '));
    const states = fields.active === undefined ? [] : choicesOf(fields.active);
    const choices = states.flatMap(({ value, text }) =>
      typeof value === 'boolean' ? [] : [{ value, text }],
    );
    const parts: Record<GridPart, Omit<GridColumn, 'id' | 'label' | 'locked'>> = {
      price,
      discount_price: price,
      quantity,
      active: {
        align: 'left',
        keyboard: 'text',
        width: 'minmax(112px, 1fr)',
        choices,
        show: (value) => choices.find((choice) => choice.value === value)?.text ?? asText(value),
        edit: asText,
        read: (text) => choices.find((choice) => fold(choice.text) === fold(text))?.value ?? text.trim(),
        unreadable: words.state,
      },
      collections_id: {
        align: 'left',
        keyboard: 'text',
        width: 'minmax(112px, 1.4fr)',
        placeholder: words.no_collections,
        show: (value) => collectionNames(collections ?? [], value),
        edit: (value) => collectionNames(collections ?? [], value),
        read: (text) => collectionsNamed(collections ?? [], text),
        open: ({ row }: Spot) => onChoose(row),
        unreadable: words.unknown,
      },
    };
    const sources: Record<GridPart, string> = {
      price: 'price',
      discount_price: 'discount_price',
      quantity: 'quantity_available',
      active: 'active',
      collections_id: 'collections_id',
    };
    return PARTS.flatMap((id): GridColumn[] => {
      const field = fields[sources[id]];
      if (field === undefined || (id === 'collections_id' && collections === null)) return [];
      return [{ id, label: labelOf(field.label), locked: locked.has(sources[id]), ...parts[id] }];
    });
  }, [fields, collections, onChoose, words, labelOf, choicesOf, price, quantity, shut]);
}

/** The names of the ids, without the collection that every product is in. A text that was pasted stays as it is. */
function collectionNames(collections: readonly CollectionNode[], value: unknown): string {
  if (!Array.isArray(value)) return asText(value);
  return collections
    .filter((one) => one.default === 0 && value.includes(one.id))
    .map(({ name }) => name)
    .join(', ');
}

/** The ids of names between commas, with the collection that every product is in; else the text. */
function collectionsNamed(collections: readonly CollectionNode[], text: string): number[] | string {
  const names = text
    .split(',')
    .map(fold)
    .filter((name) => name !== '');
  const found = names.map((name) => collections.find((one) => fold(one.name) === name)?.id);
  const ids = found.filter((id) => id !== undefined);
  return ids.length < names.length ? text.trim() : withDefault(collections, ids);
}

/** Ids with that of the collection that every product is in. */
export function withDefault(collections: readonly CollectionNode[], ids: readonly number[]): number[] {
  const fixed = collections.filter((one) => one.default === 1).map(({ id }) => id);
  return [...new Set([...fixed, ...ids])];
}

/** What the sheet and the phone's list show. */
export interface GridViewProps {
  lines: readonly GridLine[];
  columns: readonly GridColumn[];
}
