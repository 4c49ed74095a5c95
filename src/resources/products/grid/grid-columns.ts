import { useMemo } from 'react';
import type { FormDescriptor } from '../../../../domain/schema/descriptors.ts';
import type { CollectionNode } from '../../../../domain/collections/tree.ts';
import { fold } from '../../../../domain/places/fold.ts';
import { useChoices } from '../../../generator/bulk/useChoices.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useLabel } from '../../../i18n/useLabel.ts';
import type { SheetColumn } from '../../../ui/cells/sheet/sheet-column.ts';
import type { Spot } from '../../../../domain/sheet/sheet-edits.ts';
import { asText, usePriceColumn, useUnitsColumn } from '../amount-column.ts';
import { useLocksOf } from '../form/useLocks.ts';
import { PARTS, type GridPart } from './grid-lines.ts';
import { GRID_WORDS } from './grid-words.ts';

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
  const words = useDictionary(GRID_WORDS);
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
