import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import AddIcon from '@mui/icons-material/Add';
import MatchIcon from '@mui/icons-material/CheckCircleOutlined';
import MatchedIcon from '@mui/icons-material/CheckCircle';
import RemoveIcon from '@mui/icons-material/Remove';
import { INVENTORY_WORDS } from '../../../generated/words/inventory.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { clamped, color, oneLine, panel } from '../../theme/styles.ts';
import { CellGridProvider, useNewCellGrid } from '../../ui/cells/cell-grid.ts';
import { Money, useNumber } from '../../ui/figure/Money.tsx';
import { Thumbnail } from '../../ui/picture/Thumbnail.tsx';
import {
  AllVariantsButton,
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
        {asked.counting &&
          rows.map((shelf, row) => <CountRow key={shelf.id} shelf={shelf} row={row} writes={writes} />)}
        {!asked.counting &&
          rows.map((shelf, row) => (
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
                    slotProps={{
                      input: { 'aria-label': fill(words.select.one, { name: shelfName(shelf) }) },
                    }}
                  />
                )}
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <ShelfTitle shelf={shelf} sku={soldAs(shelf).sku} />
                </Box>
                <AllVariantsButton shelf={shelf} />
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
              {stock && !selection.on ? (
                <ShelfStepper shelf={shelf} row={row} writes={writes} />
              ) : (
                <Units quantity={shelf.quantity} />
              )}
            </Box>
          ))}
      </Box>
    </CellGridProvider>
  );
}

/**
 * A shelf in a count, in one line of 64 px: what it is, what the system has, what was counted, and the tap that says that
 * it matches. Enter goes to the next one.
 */
function CountRow({ shelf, row, writes }: ShelfCellProps) {
  const words = useWords(INVENTORY_WORDS);
  const number = useNumber();
  const change = useCountChange()(shelf);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { product, product_variant: variant, quantity, count } = shelf;
  const matches = count !== null && change === undefined;
  const system = count?.expected ?? quantity;
  const match = async (units: number): Promise<void> => {
    setBusy(true);
    setProblem(await writes.setCounted(shelf, units));
    setBusy(false);
  };
  return (
    <Box component="li" sx={{ ...panel, pl: 1.5, pr: 0.5, py: 0.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 54 }}>
        <Thumbnail url={product.product_images[0]?.picture_url ?? null} name={product.name} />
        <Box sx={{ flex: 1, minWidth: 0, fontSize: 'var(--text-14)', lineHeight: 1.25 }}>
          <Box
            title={shelfName(shelf)}
            sx={{ fontWeight: 500, ...(variant === null ? clamped(2) : oneLine) }}
          >
            {product.name}
          </Box>
          {variant !== null && <Box sx={oneLine}>{variant.name}</Box>}
          <Box sx={{ color: color(change ? 'warning' : matches ? 'success' : 'text-secondary') }}>
            {change && `${change.step} (${change.difference})`}
            {matches && words.count.same}
            {count === null &&
              fill(words.count.system, { units: system === null ? words.uncounted : number(system) })}
          </Box>
        </Box>
        <CountedCell shelf={shelf} row={row} writes={writes} />
        <IconButton
          aria-label={fill(words.count.match, { name: shelfName(shelf) })}
          title={words.count.same}
          aria-pressed={matches}
          disabled={system === null || busy}
          onClick={() => system !== null && void match(system)}
          sx={{ flex: 'none', ...(matches && { color: 'success.main' }) }}
        >
          {matches ? <MatchedIcon /> : <MatchIcon />}
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

/** Taps within this time, in milliseconds, are one change. */
const PAUSE = 600;

const button = { width: 56, height: 56, border: '1px solid', borderColor: 'divider' } as const;

/** Minus, the number to type, plus: large enough for a thumb. Taps are added up and saved as one difference. */
function ShelfStepper({ shelf, row, writes }: ShelfCellProps) {
  const words = useWords(INVENTORY_WORDS);
  const [taps, setTaps] = useState(0);
  const [problem, setProblem] = useState<string>();
  const name = shelfName(shelf);
  const now = shelf.quantity;
  const save = async (steps: number): Promise<void> => {
    const refusal = await writes.adjust(shelf, { delta: steps, reason: 'recount' });
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
  const shown = now === null ? null : now + taps;
  const tap = (step: 1 | -1): void => {
    setProblem(undefined);
    setTaps(taps + step);
  };
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
        <QuantityCell shelf={{ ...shelf, quantity: shown }} row={row} writes={writes} size="large" />
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
