import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { panel } from '../../ui/card/panel.ts';
import { CellGridProvider, useNewCellGrid } from '../../ui/cells/cell-grid.ts';
import { Money } from '../../ui/figure/Money.tsx';
import { CountChange } from './count/CountChange.tsx';
import { INVENTORY_WORDS } from './inventory-words.ts';
import type { ShelvesProps } from './InventoryTable.tsx';
import { LedgerButton } from './ledger/LedgerButton.tsx';
import { ShelfStepper } from './ShelfStepper.tsx';
import { ShelfTitle } from './ShelfTitle.tsx';
import type { ShelfSelection } from './select/useShelfSelection.ts';
import { shelfName, soldAs } from './shelf-name.ts';
import { StockChip } from './StockChip.tsx';
import { Units } from './Units.tsx';
import { useInventoryAccess } from './useInventoryAccess.ts';

/** The shelves on a phone: who it is, its state and price, and a stepper for a thumb (INV-03). */
export function InventoryCards({
  rows,
  asked,
  writes,
  selection,
  onLedger,
}: ShelvesProps & { selection: ShelfSelection }) {
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
              {selection.on && (
                <Checkbox
                  edge="start"
                  checked={selection.has(shelf.id)}
                  disabled={shelf.quantity === null}
                  onChange={(_, checked) => selection.tick(shelf.id, checked)}
                  slotProps={{ input: { 'aria-label': fill(words.select.one, { name: shelfName(shelf) }) } }}
                />
              )}
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <ShelfTitle shelf={shelf} sku={soldAs(shelf).sku} />
              </Box>
              <LedgerButton shelf={shelf} onOpen={onLedger} />
            </Box>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
              <StockChip state={shelf.state} />
              <Money amount={soldAs(shelf).price} />
            </Box>
            {asked.counting && <CountChange shelf={shelf} />}
            {stock && !selection.on ? (
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
