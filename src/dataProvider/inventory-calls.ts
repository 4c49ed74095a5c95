import type {
  CountApplied,
  InventoryRow,
  InventorySummary,
  ProductThreshold,
  QuantitiesSet,
  ShelfPrice,
  ShelfQuantity,
  StockMovementRow,
  StoreThreshold,
  CountLine,
  ShelfChange,
} from '../../domain/stock/inventory-answers.ts';
import type { AdjustmentReason } from '../../domain/stock/reasons.ts';
import { unreadableAnswer } from './api-error.ts';
import { fileNameOf, type ExportedFile } from './exported-file.ts';
import type { Http } from './http.ts';
import { objectOf, rowsOf, totalOf } from './records.ts';

/** A shelf, by the id of its row: `<product>-<variant>`. */
type ShelfId = string;

export type Adjustment = { reason: AdjustmentReason; note?: string } & (
  | { delta: number }
  /** `seen` is what the member saw; another quantity by now refuses the set. */
  | { quantity: number | null; seen: number | null }
);

const SLOW = 120_000;

/** The calls about what is on the shelves. */
export function createInventoryCalls(http: Http, path: (below: string) => string) {
  const below = (rest: string): string => path(`/inventory${rest}`);
  const shelf = (id: ShelfId, rest: string): string => below(`/${id.replace('-', '/')}/${rest}`);
  return {
    async listInventory(query: Record<string, string>, signal?: AbortSignal) {
      const answer = await http(below(`?${new URLSearchParams(query).toString()}`), {
        signal: signal ?? null,
      });
      return { data: rowsOf<InventoryRow>(answer), total: totalOf(answer) };
    },
    inventorySummary: async (signal?: AbortSignal) =>
      objectOf<InventorySummary>(await http(below('/summary'), { signal: signal ?? null })),
    async listMovements(id: ShelfId, page: number, signal?: AbortSignal) {
      const answer = await http(shelf(id, `movements?page=${page}`), { signal: signal ?? null });
      return { data: rowsOf<StockMovementRow>(answer), total: totalOf(answer) };
    },
    adjustStock: async (id: ShelfId, body: Adjustment) =>
      objectOf<ShelfQuantity>(await http(shelf(id, 'adjustments'), { method: 'POST', body })),
    setShelfPrice: async (id: ShelfId, body: { price: number; seen: number }) =>
      objectOf<ShelfPrice>(await http(shelf(id, 'price'), { method: 'PUT', body })),
    setLowStock: async (low_stock: number) =>
      objectOf<StoreThreshold>(await http(below('/threshold'), { method: 'PUT', body: { low_stock } })),
    /** Null: the store's threshold holds for the product too. */
    setProductLowStock: async (productId: number, low_stock: number | null) =>
      objectOf<ProductThreshold>(
        await http(below(`/${productId}/threshold`), { method: 'PUT', body: { low_stock } }),
      ),
    setQuantities: async (shelves: ShelfChange[]) =>
      objectOf<QuantitiesSet>(
        await http(below('/quantities'), { method: 'PUT', body: { shelves, reason: 'other' } }),
      ),
    /** All shelves of a selection. */
    async exportInventory(format: 'xlsx' | 'csv', query: Record<string, string>): Promise<ExportedFile> {
      const { limit: _, ...selection } = query;
      const search = new URLSearchParams({ ...selection, format }).toString();
      const answer = await http(below(`/export?${search}`), { as: 'blob', timeout: SLOW });
      if (answer.blob === null) throw unreadableAnswer();
      return { file: answer.blob, name: fileNameOf(answer.headers, `inventory.${format}`) };
    },
    startStockCount: async () =>
      objectOf<InventorySummary>(await http(below('/count'), { method: 'POST', body: {} })),
    setCountLines: async (lines: CountLine[]) =>
      objectOf<InventorySummary>(await http(below('/count/lines'), { method: 'PUT', body: { lines } })),
    applyStockCount: async () =>
      objectOf<CountApplied>(await http(below('/count/apply'), { method: 'POST', body: {} })),
    async dropStockCount(): Promise<void> {
      await http(below('/count'), { method: 'DELETE' });
    },
  };
}

export type InventoryCalls = ReturnType<typeof createInventoryCalls>;
