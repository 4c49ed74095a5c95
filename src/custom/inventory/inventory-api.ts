import { useMemo, useState } from 'react';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useLogoutIfAccessDenied, useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { judge } from '../../../domain/access/access.ts';
import { INVENTORY_PERMISSION } from '../../../domain/imports/inventory-shape.ts';
import type { MoneyUnit } from '../../../domain/money/currency.ts';
import { parseMoney } from '../../../domain/money/parse.ts';
import { IMPORT_FEATURE } from '../../../domain/plans/features.ts';
import {
  HIGHEST_QUANTITY,
  INVENTORY_SORTS,
  type InventoryRow,
  type InventorySort,
  MOST_COUNT_LINES,
  type ShelfChange,
} from '../../../domain/stock/inventory-answers.ts';
import { useSession } from '../../authProvider/useSession.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import type { Adjustment, InventoryCalls } from '../../dataProvider/inventory-calls.ts';
import { fieldSentence } from '../../i18n/sentences.ts';
import { useAccess } from '../../schema/useAllowed.ts';
import { failureOf, failureSentence } from '../../ui/form/useWrite.ts';

interface InventoryAccess {
  read: boolean;
  stock: boolean;
  price: boolean;
  /** May set units and prices by a file. */
  bring: boolean;
  /** Whether the store's plan has files at all (INV-04). */
  files: boolean;
}

/** What the user may do with the stock. The server checks it again. */
export function useInventoryAccess(): InventoryAccess {
  const access = useAccess();
  const may = (permission: string): boolean => access !== null && judge(access, { permission }) === 'allowed';
  return {
    read: may('products.read'),
    stock: may('products.edit_stock'),
    price: may('products.edit_price'),
    bring: may(INVENTORY_PERMISSION),
    files: access?.features[IMPORT_FEATURE] === true,
  };
}

export const STOCK_TABS = ['all', 'low', 'out'] as const;
export const COUNT_TABS = ['all', 'pending', 'different'] as const;

const PER_PAGE = 25;

/** What is shown, in the address: the back button and a shared link keep it. */
export function useInventoryQuery() {
  const [params, setParams] = useSearchParams();
  const counting = params.has('count');
  const tab = STOCK_TABS.find((one) => one === params.get('state')) ?? 'all';
  const countTab = COUNT_TABS.find((one) => one === params.get('count')) ?? 'all';
  const search = params.get('search') ?? '';
  const product = params.get('product') ?? '';
  const byProduct = params.get('by') === 'product' && !counting;
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const [by, direction = 'asc'] = (params.get('sort') ?? '').split(',');
  const sort: InventorySort = INVENTORY_SORTS.find((one) => one === by) ?? 'name';
  const descending = direction === 'desc';
  const asked = {
    'state.in': counting || tab === 'all' ? '' : tab,
    'counted.in': counting && countTab !== 'all' ? countTab : '',
    'product_id.in': /^\d{1,15}$/.test(product) ? product : '',
    search: search.slice(0, 200),
    sort: `${sort},${descending ? 'desc' : 'asc'}`,
    limit: String(PER_PAGE),
  };
  const query = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
  const set = (changes: Readonly<Record<string, string>>, replace = false): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        for (const [name, value] of Object.entries(changes))
          if (value === '') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace },
    );
  return {
    counting,
    tab,
    countTab,
    search,
    /** One row is a product with all of its variants, instead of one variant. */
    byProduct,
    /** The one product that is shown; empty for all. */
    product: asked['product_id.in'],
    page,
    perPage: PER_PAGE,
    sort,
    descending,
    query,
    set,
  };
}

export type InventoryQuery = ReturnType<typeof useInventoryQuery>;

export const INVENTORY_KEY = 'inventory';

interface Asked {
  query: Record<string, string>;
  page: number;
  perPage: number;
  /** A phone adds pages below each other; a desktop shows one. */
  growing: boolean;
}

interface Page<Row> {
  data: Row[];
  total: number;
}

/** One of the lists of the inventory, page by page. */
function usePages<Row>(
  name: string,
  { query, page, perPage, growing }: Asked,
  enabled: boolean,
  load: (calls: InventoryCalls, query: Record<string, string>, signal: AbortSignal) => Promise<Page<Row>>,
) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const storeId = useSession()?.store?.id ?? 0;
  const first = growing ? 1 : page;
  const list = useInfiniteQuery({
    queryKey: [INVENTORY_KEY, storeId, name, query, first],
    queryFn: async ({ pageParam, signal }) =>
      load(await dataProvider.loadInventoryCalls(), { ...query, page: String(pageParam) }, signal),
    initialPageParam: first,
    getNextPageParam: (last, pages, at) =>
      growing && last.data.length > 0 && pages.length * perPage < last.total ? at + 1 : undefined,
    placeholderData: keepPreviousData,
    enabled,
  });
  return {
    rows: list.data?.pages.flatMap(({ data }) => data),
    total: list.data?.pages.at(-1)?.total ?? 0,
    error: list.error,
    /** The rows are those of the query before. */
    former: list.isPlaceholderData,
    hasMore: list.hasNextPage,
    loadingMore: list.isFetchingNextPage,
    more: () => void list.fetchNextPage(),
    refetch: list.refetch,
  };
}

/** The rows, of variants or of whole products. */
export function useInventoryRows(asked: Asked, byProduct: boolean) {
  const shelves = usePages('rows', asked, !byProduct, (calls, query, signal) =>
    calls.listInventory(query, signal),
  );
  const products = usePages('products', asked, byProduct, (calls, query, signal) => {
    // They are always in the order of their names.
    const { sort: _, ...selection } = query;
    return calls.listStockByProduct(selection, signal);
  });
  return { shelves, products, shown: byProduct ? products : shelves };
}

/** The figures beside the tabs, the store's threshold, and the count that is open. */
export function useInventorySummary() {
  const dataProvider = useDataProvider<AppDataProvider>();
  const storeId = useSession()?.store?.id ?? 0;
  return useQuery({
    queryKey: [INVENTORY_KEY, storeId, 'summary'],
    queryFn: async ({ signal }) => (await dataProvider.loadInventoryCalls()).inventorySummary(signal),
  });
}

/** As many as one page of the API has. A product has at most two such pages of variants. */
const MOST_ROWS = 100;

/** All shelves of a product, in the order of its variants. */
export function useShelvesOf(product: string) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const storeId = useSession()?.store?.id ?? 0;
  return useQuery({
    queryKey: [INVENTORY_KEY, storeId, 'product', product],
    queryFn: async ({ signal }) => {
      const calls = await dataProvider.loadInventoryCalls();
      const asked = { 'product_id.in': product, limit: String(MOST_ROWS) };
      const read = (page: number) => calls.listInventory({ ...asked, page: String(page) }, signal);
      const { data, total } = await read(1);
      const others = Array.from({ length: Math.ceil(total / MOST_ROWS) - 1 }, (_, at) => read(at + 2));
      return [...data, ...(await Promise.all(others)).flatMap((page) => page.data)];
    },
  });
}

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

/** Shelves that are ticked on a phone. What nobody counts is out of the inventory already. */
export function useShelfSelection(rows: readonly InventoryRow[]) {
  const [on, setOn] = useState(false);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selectable = rows.filter(({ quantity }) => quantity !== null);
  const selected = selectable.filter(({ id }) => ids.has(id));
  const stop = (): void => {
    setOn(false);
    setIds(new Set());
  };
  return {
    on,
    selected,
    has: (id: string): boolean => ids.has(id),
    start: () => setOn(true),
    stop,
    tick(id: string, checked: boolean): void {
      const next = new Set(ids);
      if (checked) next.add(id);
      else next.delete(id);
      setIds(next);
    },
    /** Undefined when all are. */
    all:
      selected.length < selectable.length ? () => setIds(new Set(selectable.map(({ id }) => id))) : undefined,
  };
}

export type ShelfSelection = ReturnType<typeof useShelfSelection>;

/** `Camiseta roja M`: as people call it. */
export function shelfName({ product, product_variant: variant }: InventoryRow): string {
  return variant === null ? product.name : `${product.name} ${variant.name}`;
}

/** What the shelf itself is sold as: the variant, or the product. */
export function soldAs({ product, product_variant }: InventoryRow): {
  sku: string | null;
  barcode: string | null;
  price: number;
} {
  return product_variant ?? product;
}

/** Units as people type them: `1.200` is twelve hundred; empty is stock that nobody counts. Undefined for anything else. */
export function readUnits(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const units = parseMoney(typed);
  return units === undefined || units > HIGHEST_QUANTITY ? undefined : units;
}

/** A price; an empty cell is none. */
export function readPrice(text: string, currency: MoneyUnit): number | undefined {
  return parseMoney(text.trim(), currency);
}
