import { useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useLogoutIfAccessDenied, useTranslate } from 'ra-core';
import { MOST_COUNT_LINES, type InventoryRow } from '../../../domain/stock/inventory-row.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import type { Adjustment, InventoryCalls, ShelfChange } from '../../dataProvider/inventory-calls.ts';
import { fieldSentence } from '../../i18n/field-sentence.ts';
import { failureOf, failureSentence } from '../../ui/form/failure.ts';
import { INVENTORY_KEY } from './useShelves.ts';

/** The sentence of a refusal; nothing when it is saved. */
type Saved = Promise<string | undefined>;

/** Writes that cells make at once. Each reloads what is shown before it resolves, so that the next one sees it. */
export function useShelfWrites() {
  const dataProvider = useDataProvider<AppDataProvider>();
  const client = useQueryClient();
  const translate = useTranslate();
  const checkSession = useLogoutIfAccessDenied();

  return useMemo(() => {
    const reload = () => client.invalidateQueries({ queryKey: [INVENTORY_KEY] });
    async function saved(write: (calls: InventoryCalls) => Promise<unknown>): Saved {
      try {
        await write(await dataProvider.loadInventoryCalls());
      } catch (error) {
        const failure = failureOf(error);
        // A sale in between: the row shows the quantity of now, and the cell what was typed.
        if (failure.code === 'changed_since') await reload();
        void checkSession(error);
        const [fault] = Object.entries(failure.fields);
        return fault === undefined
          ? failureSentence(translate, failure)
          : fieldSentence(translate, 'inventory', fault[0], fault[1]);
      }
      // Lists of products show stock and prices too.
      await Promise.all([reload(), client.invalidateQueries({ queryKey: ['products'] })]);
      return undefined;
    }
    return {
      setQuantity: (row: InventoryRow, quantity: number | null): Saved =>
        saved((calls) => calls.adjustStock(row.id, { quantity, seen: row.quantity, reason: 'recount' })),
      adjust: (row: InventoryRow, adjustment: Adjustment): Saved =>
        saved((calls) => calls.adjustStock(row.id, adjustment)),
      setPrice: (row: InventoryRow, price: number, seen: number): Saved =>
        saved((calls) => calls.setShelfPrice(row.id, { price, seen })),
      setCounted: ({ product, product_variant_id }: InventoryRow, counted: number | null): Saved =>
        saved((calls) => calls.setCountLines([{ product_id: product.id, product_variant_id, counted }])),
      setLowStock: (units: number): Saved => saved((calls) => calls.setLowStock(units)),
      setProductLowStock: ({ product }: InventoryRow, units: number | null): Saved =>
        saved((calls) => calls.setProductLowStock(product.id, units)),
      setQuantities: (shelves: ShelfChange[], onSet: (changed: number, stayed: number) => void): Saved =>
        saved(async (calls) => {
          let [changed, stayed] = [0, 0];
          for (let from = 0; from < shelves.length; from += MOST_COUNT_LINES) {
            const done = await calls.setQuantities(shelves.slice(from, from + MOST_COUNT_LINES));
            [changed, stayed] = [changed + done.changed, stayed + done.stayed];
          }
          onSet(changed, stayed);
        }),
      startCount: (): Saved => saved((calls) => calls.startStockCount()),
      dropCount: (): Saved => saved((calls) => calls.dropStockCount()),
      applyCount: (onApplied: (changed: number) => void): Saved =>
        saved(async (calls) => onApplied((await calls.applyStockCount()).changed)),
    };
  }, [dataProvider, client, translate, checkSession]);
}

export type ShelfWrites = ReturnType<typeof useShelfWrites>;
