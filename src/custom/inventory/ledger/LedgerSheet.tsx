import { useInfiniteQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider } from 'ra-core';
import type { InventoryRow } from '../../../../domain/stock/inventory-row.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { SideSheet } from '../../../ui/dialog/SideSheet.tsx';
import { useNumber } from '../../../ui/figure/useNumber.ts';
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { INVENTORY_WORDS } from '../inventory-words.ts';
import { shelfName } from '../shelf-name.ts';
import { INVENTORY_KEY } from '../useShelves.ts';
import { useInventoryAccess } from '../useInventoryAccess.ts';
import type { ShelfWrites } from '../useShelfWrites.ts';
import { AdjustForm } from './AdjustForm.tsx';
import { MovementLine } from './MovementLine.tsx';
import { ProductThreshold } from './ProductThreshold.tsx';

export interface LedgerSheetProps {
  shelf: InventoryRow;
  /** The store's own threshold of low stock. */
  lowStock: number;
  writes: ShelfWrites;
  onClose(): void;
}

/** What changed the units of a shelf, the latest first: how many, why, who, when, which order. */
export default function LedgerSheet({ shelf, lowStock, writes, onClose }: LedgerSheetProps) {
  const words = useDictionary(INVENTORY_WORDS);
  const number = useNumber();
  const { stock } = useInventoryAccess();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [INVENTORY_KEY, 'movements', shelf.id],
    queryFn: async ({ pageParam, signal }) =>
      (await dataProvider.loadInventoryCalls()).listMovements(shelf.id, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages, at) =>
      pages.flatMap((page) => page.data).length < total ? at + 1 : undefined,
  });
  const movements = data?.pages.flatMap((page) => page.data);
  const units = shelf.quantity === null ? words.states.uncounted : number(shelf.quantity);
  return (
    <SideSheet
      title={words.ledger.title}
      subtitle={`${shelfName(shelf)} · ${fill(words.ledger.units_now, { count: units })}`}
      onClose={onClose}
    >
      {stock && shelf.quantity !== null && <AdjustForm shelf={shelf} writes={writes} />}
      {stock && (
        <ProductThreshold key={shelf.product.low_stock} shelf={shelf} usual={lowStock} writes={writes} />
      )}
      {movements === undefined && error === null && <RowsSkeleton rows={4} height={48} />}
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {movements?.length === 0 && <Box sx={quiet}>{words.ledger.empty}</Box>}
      {movements !== undefined && movements.length > 0 && (
        <Box component="ol" aria-label={words.ledger.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {movements.map((movement) => (
            <MovementLine key={movement.id} movement={movement} />
          ))}
        </Box>
      )}
      {hasNextPage && (
        <Button fullWidth disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.ledger.more}
        </Button>
      )}
    </SideSheet>
  );
}
