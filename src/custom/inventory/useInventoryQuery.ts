import { useSearchParams } from 'react-router-dom';
import { INVENTORY_SORTS, type InventorySort } from '../../../domain/stock/inventory-row.ts';

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
