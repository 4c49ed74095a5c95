import type {
  CountApplied,
  InventoryRow,
  InventorySummary,
  ProductStock,
  ProductThreshold,
  QuantitiesSet,
  ShelfPrice,
  ShelfQuantity,
  StockMovementRow,
  StoreThreshold,
  CountLine,
  ShelfChange,
} from '../../domain/stock/inventory-answers.ts';
import type { AdjustmentReason } from '../../domain/stock/movements.ts';
import type { Http } from './http.ts';
import { createRequests } from './records.ts';

/** A shelf, by the id of its row: `<product>-<variant>`. */
type ShelfId = string;

export type Adjustment = { reason: AdjustmentReason; note?: string } & (
  | { delta: number }
  /** `seen` is what the member saw; another quantity by now refuses the set. */
  | { quantity: number | null; seen: number | null }
);

/** The calls about what is on the shelves. */
export function createInventoryCalls(http: Http, path: (below: string) => string) {
  const { file, object, page, send } = createRequests(http, (below) => path(`/inventory${below}`));
  const shelf = (id: ShelfId, rest: string): string => `/${id.replace('-', '/')}/${rest}`;
  return {
    listInventory: (query: Record<string, string>, signal?: AbortSignal) =>
      page<InventoryRow>(`?${new URLSearchParams(query).toString()}`, { signal }),
    listStockByProduct: (query: Record<string, string>, signal?: AbortSignal) =>
      page<ProductStock>(`/products?${new URLSearchParams(query).toString()}`, { signal }),
    inventorySummary: (signal?: AbortSignal) => object<InventorySummary>('/summary', { signal }),
    listMovements: (id: ShelfId, at: number, signal?: AbortSignal) =>
      page<StockMovementRow>(shelf(id, `movements?page=${at}`), { signal }),
    adjustStock: (id: ShelfId, body: Adjustment) =>
      object<ShelfQuantity>(shelf(id, 'adjustments'), { method: 'POST', body }),
    setShelfPrice: (id: ShelfId, body: { price: number; seen: number }) =>
      object<ShelfPrice>(shelf(id, 'price'), { method: 'PUT', body }),
    setLowStock: (low_stock: number) =>
      object<StoreThreshold>('/threshold', { method: 'PUT', body: { low_stock } }),
    /** Null: the store's threshold holds for the product too. */
    setProductLowStock: (productId: number, low_stock: number | null) =>
      object<ProductThreshold>(`/${productId}/threshold`, { method: 'PUT', body: { low_stock } }),
    setQuantities: (shelves: ShelfChange[]) =>
      object<QuantitiesSet>('/quantities', { method: 'PUT', body: { shelves, reason: 'other' } }),
    /** All shelves of a selection. */
    exportInventory(format: 'xlsx' | 'csv', query: Record<string, string>) {
      const { limit: _, ...selection } = query;
      const search = new URLSearchParams({ ...selection, format }).toString();
      return file(`/export?${search}`, `inventory.${format}`);
    },
    startStockCount: () => object<InventorySummary>('/count', { method: 'POST', body: {} }),
    setCountLines: (lines: CountLine[]) =>
      object<InventorySummary>('/count/lines', { method: 'PUT', body: { lines } }),
    applyStockCount: () => object<CountApplied>('/count/apply', { method: 'POST', body: {} }),
    dropStockCount: () => send('DELETE', '/count'),
  };
}

export type InventoryCalls = ReturnType<typeof createInventoryCalls>;
