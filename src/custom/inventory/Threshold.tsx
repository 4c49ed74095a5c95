import { useState, type FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { LabelledInput } from '../../ui/input/LabelledInput.tsx';
import { readUnits } from './cell-values.ts';
import { INVENTORY_WORDS } from './inventory-words.ts';
import type { ShelfWrites } from './useShelfWrites.ts';

/** At or below which quantity stock runs out, for the whole store. */
export function Threshold({ units, writes }: { units: number; writes: ShelfWrites }) {
  const { threshold, cell } = useDictionary(INVENTORY_WORDS);
  const notify = useNotify();
  const [typed, setTyped] = useState(String(units));
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const next = readUnits(typed);
    if (next === undefined || next === null) return setProblem(cell.whole);
    setBusy(true);
    const refusal = await writes.setLowStock(next);
    setBusy(false);
    setProblem(refusal);
    if (refusal === undefined) notify(threshold.saved, { type: 'success' });
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'flex', gap: 1, alignItems: 'flex-end', mb: 2, maxWidth: 420 }}
    >
      <Box sx={{ flex: 1 }}>
        <LabelledInput
          label={threshold.label}
          value={typed}
          onChange={setTyped}
          error={problem}
          autoComplete="off"
          inputProps={{ inputMode: 'numeric' }}
        />
      </Box>
      <Button type="submit" variant="outlined" loading={busy} disabled={typed === String(units)}>
        {threshold.save}
      </Button>
    </Box>
  );
}
