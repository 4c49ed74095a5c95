import type { ReactNode } from 'react';
import { useQueries } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useDataProvider } from 'ra-core';
import type { Product } from '../../../../generated/products/types.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import type { FilterOf } from '../../../schema/record-types.ts';
import { panel } from '../../../ui/card/panel.ts';
import { useWindow } from '../../../ui/scroll/useWindow.ts';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { PRODUCT_SORTS, type ProductSort } from './product-sorts.ts';

/** Products of one call. */
const PAGE = 100;

/** Heights in rem, so that large text has its room. */
const ROW = 4;
const SHOWN = 6;

interface ProductWindowProps {
  /** How screen readers call the list. */
  label: string;
  filter: FilterOf<'products'>;
  sort: ProductSort;
  /** Instead of the list where there is none. */
  none: string;
  /** A line above the list, from the number of products. */
  count(total: number): string;
  children(product: Product): ReactNode;
}

/** Products of a filter in a box that scrolls. It draws and asks for the visible part of ten thousand. */
export function ProductWindow({ label, filter, sort, none, count, children }: ProductWindowProps) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const height = ROW * rem;
  const ask = (page: number) => ({
    queryKey: ['products', 'window', filter, sort, page],
    // What was just saved is in it.
    staleTime: 0,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      dataProvider.getList<Product>('products', {
        pagination: { page, perPage: PAGE },
        sort: PRODUCT_SORTS[sort],
        filter,
        signal,
      }),
  });
  const [first] = useQueries({ queries: [ask(1)] });
  const total = first?.data?.total ?? 0;
  const visible = useWindow(total, height, SHOWN * height);
  const from = Math.floor(visible.first / PAGE) + 1;
  const to = Math.max(from, Math.ceil(visible.last / PAGE));
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const pages = useQueries({ queries: numbers.map((page) => ({ ...ask(page), enabled: total > 0 })) });
  const productAt = (index: number): Product | undefined =>
    pages[Math.floor(index / PAGE) + 1 - from]?.data?.data[index % PAGE];
  const failed = [first, ...pages].find((one) => one?.error);
  if (failed?.error) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (first?.data === undefined) return <Skeleton variant="rounded" height={3 * height} />;
  if (total === 0) return <Box sx={quiet}>{none}</Box>;
  const rows = Array.from({ length: visible.last - visible.first }, (_, at) => visible.first + at);
  return (
    <>
      <Box sx={{ ...quiet, mb: 0.5 }}>{count(total)}</Box>
      <Box
        component="section"
        aria-label={label}
        // A box without buttons is scrolled by keyboard.
        tabIndex={0}
        onScroll={visible.onScroll}
        sx={{ ...panel, maxHeight: `${SHOWN * ROW}rem`, overflowY: 'auto' }}
      >
        <Box
          component="ul"
          sx={{ position: 'relative', m: 0, p: 0, listStyle: 'none', height: `${total * ROW}rem` }}
        >
          {rows.map((index) => {
            const product = productAt(index);
            return (
              <Box
                component="li"
                key={index}
                aria-setsize={total}
                aria-posinset={index + 1}
                style={{ top: `${index * ROW}rem` }}
                sx={{ position: 'absolute', left: 0, right: 0, height: `${ROW}rem` }}
              >
                {product === undefined ? <Skeleton height="100%" /> : children(product)}
              </Box>
            );
          })}
        </Box>
      </Box>
    </>
  );
}
