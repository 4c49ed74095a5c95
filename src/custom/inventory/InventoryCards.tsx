import Box from '@mui/material/Box';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { panel } from '../../ui/card/panel.ts';
import { CellGridProvider, useNewCellGrid } from '../../ui/cells/cell-grid.ts';
import { Money } from '../../ui/figure/Money.tsx';
import { INVENTORY_WORDS } from './inventory-words.ts';
import type { ShelvesProps } from './InventoryTable.tsx';
import { LedgerButton } from './ledger/LedgerButton.tsx';
import { ShelfStepper } from './ShelfStepper.tsx';
import { ShelfTitle } from './ShelfTitle.tsx';
import { soldAs } from './shelf-name.ts';
import { StockChip } from './StockChip.tsx';
import { Units } from './Units.tsx';
import { useInventoryAccess } from './useInventoryAccess.ts';

/** The shelves on a phone: who it is, its state and price, and a stepper for a thumb (INV-03). */
export function InventoryCards({ rows, asked, writes, onLedger }: ShelvesProps) {
  const words = useDictionary(INVENTORY_WORDS);
  const grid = useNewCellGrid();
  const { stock } = useInventoryAccess();
  return (
    <CellGridProvider value={grid}>
      <Box
        component="ul"
        aria-label={words.table}
        sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {rows.map((shelf, row) => (
          <Box key={shelf.id} component="li" sx={{ ...panel, p: 1.5, display: 'grid', gap: 1, minWidth: 0 }}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <ShelfTitle shelf={shelf} sku={soldAs(shelf).sku} />
              </Box>
              <LedgerButton shelf={shelf} onOpen={onLedger} />
            </Box>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
              <StockChip state={shelf.state} />
              <Money amount={soldAs(shelf).price} />
            </Box>
            {stock ? (
              <ShelfStepper shelf={shelf} row={row} writes={writes} counting={asked.counting} />
            ) : (
              <Units quantity={shelf.quantity} />
            )}
          </Box>
        ))}
      </Box>
    </CellGridProvider>
  );
}
