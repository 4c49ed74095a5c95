import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { INVENTORY_WORDS } from './inventory-words.ts';
import { CountedCell, QuantityCell, type ShelfCellProps } from './QuantityCell.tsx';
import { shelfName } from './shelf-name.ts';

/** Taps within this time, in milliseconds, are one change. */
const PAUSE = 600;

const button = { width: 56, height: 56, border: '1px solid', borderColor: 'divider' } as const;

/** Minus, the number to type, plus: large enough for a thumb. Taps are added up and saved as one difference. */
export function ShelfStepper({ shelf, row, writes, counting }: ShelfCellProps & { counting: boolean }) {
  const words = useDictionary(INVENTORY_WORDS);
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
