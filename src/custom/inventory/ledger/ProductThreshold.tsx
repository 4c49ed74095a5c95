import { useState, type FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import type { InventoryRow } from '../../../../domain/stock/inventory-row.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useNumber } from '../../../ui/figure/useNumber.ts';
import { LabelledInput } from '../../../ui/input/LabelledInput.tsx';
import { readUnits } from '../cell-values.ts';
import { INVENTORY_WORDS } from '../inventory-words.ts';
import type { ShelfWrites } from '../useShelfWrites.ts';

interface ProductThresholdProps {
  shelf: InventoryRow;
  /** The threshold of the store. */
  usual: number;
  writes: ShelfWrites;
}

/** At or below which quantity this product is low; empty is the store's limit. */
export function ProductThreshold({ shelf, usual, writes }: ProductThresholdProps) {
  const { own_threshold: words, cell } = useDictionary(INVENTORY_WORDS);
  const number = useNumber();
  const notify = useNotify();
  const stored = String(shelf.product.low_stock ?? '');
  const [typed, setTyped] = useState(stored);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const units = readUnits(typed);
    if (units === undefined) return setProblem(cell.whole);
    setBusy(true);
    const refusal = await writes.setProductLowStock(shelf, units);
    setBusy(false);
    setProblem(refusal);
    if (refusal === undefined) notify(words.saved, { type: 'success' });
  }
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ mb: 3 }}>
      <LabelledInput
        label={words.label}
        help={fill(words.help, { units: number(usual) })}
        value={typed}
        onChange={setTyped}
        error={problem}
        autoComplete="off"
        inputProps={{ inputMode: 'numeric' }}
        endAdornment={
          <Button type="submit" loading={busy} disabled={typed.trim() === stored}>
            {words.save}
          </Button>
        }
      />
    </Box>
  );
}
