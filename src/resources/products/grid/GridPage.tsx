import { use } from 'react';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider } from 'ra-core';
import { Link, useSearchParams } from 'react-router-dom';
import { isObject } from '../../../../domain/json/is-object.ts';
import type { Product } from '../../../../generated/products/types.ts';
import { PRODUCT_GRID_WORDS } from '../../../../generated/words/product-grid.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import type { ListFilter } from '../../../../domain/lists/list-query.ts';
import { BackToList } from '../../../form/BackToList.tsx';
import { loadForm } from '../../../manifest/load-form.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { useListPath } from '../../../schema/list-visit.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { useNumber } from '../../../ui/figure/Money.tsx';
import { PageBody, PageHeader } from '../../../ui/page/Page.tsx';
import { RowsSkeleton, DeniedState, EmptyState, ErrorState } from '../../../ui/state/PageStates.tsx';
import { quiet } from '../../../theme/styles.ts';
import { useCollectionTree } from '../../collections/useCollectionTree.ts';
import { linesOf } from './grid-table.ts';
import { ProductGrid } from './ProductGrid.tsx';

/** Products of one grid, as many as one call reads and one saves. */
const MOST_PRODUCTS = 100;

/** The products that the address asks for: `?ids=4,8`, or `?filter=` of a list. Read once, so that nothing moves below the editor. */
function useGridProducts() {
  const dataProvider = useDataProvider<AppDataProvider>();
  const [search] = useSearchParams();
  const filter = askedFilter(search);
  return useQuery({
    // Not below 'products': a live event would read them again.
    queryKey: ['product-grid', filter],
    queryFn: async ({ signal }) => {
      if (filter === null) return { data: [], total: 0 };
      return dataProvider.getList<Product>('products', {
        pagination: { page: 1, perPage: MOST_PRODUCTS },
        sort: { field: 'name', order: 'ASC' },
        filter,
        signal,
      });
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

function askedFilter(search: URLSearchParams): ListFilter | null {
  const ids = (search.get('ids') ?? '').split(',').filter((id) => /^\d{1,15}$/.test(id));
  if (ids.length > 0) return { 'id.in': ids.slice(0, MOST_PRODUCTS) };
  const text = search.get('filter');
  if (text === null) return null;
  try {
    const filter: unknown = JSON.parse(text);
    return isObject(filter) ? filter : null;
  } catch {
    // An address that somebody cut in two asks for nothing.
    return null;
  }
}

/** `/products/grid?ids=4,8`: prices, stock, states and collections of selected products side by side. */
export default function GridPage() {
  const words = useWords(PRODUCT_GRID_WORDS);
  const editable = useAllowed('products')('edit');
  return (
    <PageBody>
      <PageHeader title={words.title} back={<BackToList resource="products" />} />
      {editable ? <Selected /> : <DeniedState titled />}
    </PageBody>
  );
}

function Selected() {
  const words = useWords(PRODUCT_GRID_WORDS);
  const number = useNumber();
  const { descriptor } = use(loadForm('products'));
  const { data, error, refetch } = useGridProducts();
  const tree = useCollectionTree();
  const listPath = useListPath('products');
  if (error !== null && data === undefined)
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined || tree.isPending) return <RowsSkeleton rows={8} height={45} />;
  if (data.data.length === 0)
    return (
      <EmptyState
        leads
        title={words.none}
        action={
          <Button component={Link} to={listPath()} variant="contained">
            {words.choose}
          </Button>
        }
      />
    );
  const lines = linesOf(data.data);
  const shown = lines.filter(({ variant }) => variant === null).length;
  const { total = shown } = data;
  return (
    <>
      {shown < total && (
        <Box sx={{ ...quiet, mb: 1 }}>{fill(words.part, { shown: number(shown), total: number(total) })}</Box>
      )}
      <ProductGrid products={data.data} descriptor={descriptor} tree={tree.data ?? null} />
    </>
  );
}
