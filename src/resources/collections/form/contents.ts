import { useCallback } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Product } from '../../../../generated/products/types.ts';

/** What a person put into the collection, as the form shows it until it is saved. */
export interface Picked {
  id: number;
  name: string;
  /** The product, for its price; null of a collection. */
  sold: Product | null;
  picture_url: string | null;
}

/** What a save adds and takes out. It is the value of a field whose records the collection does not hold itself. */
export interface Changes {
  add: readonly Picked[];
  remove: readonly number[];
}

const NONE: Changes = { add: [], remove: [] };

export type ContentsField = 'products' | 'sub_collections';

/** The changes in a form's value; none where nobody changed anything. */
export function changesOf(value: unknown): Changes {
  return isChanges(value) ? value : NONE;
}

function isChanges(value: unknown): value is Changes {
  return typeof value === 'object' && value !== null && 'add' in value && 'remove' in value;
}

/** The changes of a field, and how to make them. */
export function useContents(field: ContentsField) {
  const { setValue, getValues } = useFormContext();
  const changes = changesOf(useWatch({ name: field }));
  const change = useCallback(
    (next: (before: Changes) => Changes) =>
      setValue(field, next(changesOf(getValues(field))), { shouldDirty: true }),
    [field, setValue, getValues],
  );
  return {
    changes,
    add: useCallback(
      (picked: Picked) =>
        change(({ add, remove }) => ({ remove, add: [...add.filter(({ id }) => id !== picked.id), picked] })),
      [change],
    ),
    /** Takes back an addition. */
    drop: useCallback(
      (id: number) => change(({ add, remove }) => ({ remove, add: add.filter((one) => one.id !== id) })),
      [change],
    ),
    remove: useCallback(
      (id: number) => change(({ add, remove }) => ({ add, remove: [...remove, id] })),
      [change],
    ),
    /** Takes back a removal. */
    keep: useCallback(
      (id: number) => change(({ add, remove }) => ({ add, remove: remove.filter((one) => one !== id) })),
      [change],
    ),
  };
}
