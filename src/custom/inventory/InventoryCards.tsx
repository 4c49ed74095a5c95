import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import type { InventoryRow } from '../../../domain/stock/inventory-answers.ts';
import { INVENTORY_WORDS } from '../../../generated/words/inventory.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { panel } from '../../theme/styles.ts';
import { CellGridProvider, useNewCellGrid } from '../../ui/cells/cell-grid.ts';
import { StatusChip } from '../../ui/chip/StatusChip.tsx';
import { Money } from '../../ui/figure/Money.tsx';
import {
  CountedCell,
  LedgerButton,
  QuantityCell,
  ShelfTitle,
  StockChip,
  Units,
  useCountChange,
  type ShelfCellProps,
} from './ShelfCells.tsx';
import type { ShelvesProps } from './InventoryTable.tsx';
import { shelfName, soldAs, useInventoryAccess, type ShelfSelection } from './inventory-api.ts';

/** The shelves on a phone: who it is, its state and price, and a stepper for a thumb (INV-03). */
export function InventoryCards({
  rows,
  asked,
  writes,
  selection,
  onLedger,
}: ShelvesProps & { selection: ShelfSelection }) {
  const words = useWords(INVENTORY_WORDS);
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
          <Box
            key={shelf.id}
            component="li"
            sx={{
              ...panel,
              p: 1.5,
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: 1,
              minWidth: 0,
            }}
          >
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
            <Box
              sx={{
                display: 'flex',
                // Large text has no room for both in one line.
                flexWrap: 'wrap',
                columnGap: 1,
                alignItems: 'center',
                '& > :last-child': { ml: 'auto' },
              }}
            >
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

/** On a phone: what the count changes on a shelf, as `12 → 10 (−2)`, or that it matches. */
function CountChange({ shelf }: { shelf: InventoryRow }) {
  const change = useCountChange()(shelf);
  const words = useWords(INVENTORY_WORDS);
  if (shelf.count === null) return null;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center' }}>
      {change === undefined ? (
        <StatusChip tone="success" icon="check" label={words.count.same} />
      ) : (
        <StatusChip tone="warning" icon="alert" label={`${change.step} (${change.difference})`} />
      )}
    </Box>
  );
}

/** Taps within this time, in milliseconds, are one change. */
const PAUSE = 600;

const button = { width: 56, height: 56, border: '1px solid', borderColor: 'divider' } as const;

/** Minus, the number to type, plus: large enough for a thumb. Taps are added up and saved as one difference. */
function ShelfStepper({ shelf, row, writes, counting }: ShelfCellProps & { counting: boolean }) {
  const words = useWords(INVENTORY_WORDS);
  const [taps, setTaps] = useState(0);
  const [problem, setProblem] = useState<string>();
  const name = shelfName(shelf);
  const now = counting ? (shelf.count?.counted ?? null) : shelf.quantity;
  const save = async (steps: number): Promise<void> => {
    const refusal = counting
      ? await writes.setCounted(shelf, Math.max(0, (now ?? 0) + steps))
      : await writes.adjust(shelf, { delta: steps, reason: 'recount' });
    setProblem(refusal);
    // Taps that came while it was saved are still to be saved.
    setTaps((since) => since - steps);
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (taps === 0) return undefined;
    const timer = setTimeout(() => void latest.current(taps), PAUSE);
    return () => clearTimeout(timer);
  }, [taps]);
  const shown = now === null && !counting ? null : (now ?? 0) + taps;
  const tap = (step: 1 | -1): void => {
    setProblem(undefined);
    setTaps(taps + step);
  };
  const seen = counting
    ? {
        ...shelf,
        count: taps === 0 ? shelf.count : { counted: shown ?? 0, expected: shelf.count?.expected ?? null },
      }
    : { ...shelf, quantity: shown };
  const Cell = counting ? CountedCell : QuantityCell;
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <IconButton
          aria-label={fill(words.less, { name })}
          disabled={shown === null || shown <= 0}
          onClick={() => tap(-1)}
          sx={button}
        >
          <RemoveIcon />
        </IconButton>
        <Cell shelf={seen} row={row} writes={writes} large />
        <IconButton
          aria-label={fill(words.more, { name })}
          disabled={shown === null}
          onClick={() => tap(1)}
          sx={button}
        >
          <AddIcon />
        </IconButton>
      </Box>
      {problem !== undefined && (
        <FormHelperText error role="alert">
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
}
