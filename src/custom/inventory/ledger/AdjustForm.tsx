import { useState, type FormEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useNotify } from 'ra-core';
import type { InventoryRow } from '../../../../domain/stock/inventory-row.ts';
import { ADJUSTMENT_REASONS, LONGEST_NOTE, type AdjustmentReason } from '../../../../domain/stock/reasons.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { SectionTitle } from '../../../ui/card/SectionTitle.tsx';
import { LabelledInput } from '../../../ui/input/LabelledInput.tsx';
import { NativeSelect } from '../../../ui/input/NativeSelect.tsx';
import { readUnits } from '../cell-values.ts';
import { INVENTORY_WORDS } from '../inventory-words.ts';
import type { ShelfWrites } from '../useShelfWrites.ts';

interface AdjustFormProps {
  shelf: InventoryRow;
  writes: ShelfWrites;
}

/** Units that come in or go out, with the reason. Added to what is there, whatever was sold meanwhile. */
export function AdjustForm({ shelf, writes }: AdjustFormProps) {
  const words = useDictionary(INVENTORY_WORDS);
  const { adjust } = words;
  const notify = useNotify();
  const [sign, setSign] = useState<1 | -1>(1);
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState<AdjustmentReason>('purchase');
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<{ amount?: string; whole?: string }>({});
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const units = readUnits(amount);
    if (units === undefined || units === null || units === 0) {
      setProblem({ amount: adjust.amount_wrong });
      return;
    }
    setProblem({});
    setBusy(true);
    const refusal = await writes.adjust(shelf, {
      delta: sign * units,
      reason,
      ...(note.trim() !== '' && { note }),
    });
    setBusy(false);
    if (refusal !== undefined) {
      setProblem({ whole: refusal });
      return;
    }
    setAmount('');
    setNote('');
    notify(adjust.done, { type: 'success' });
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 1.5, mb: 3 }}
    >
      <SectionTitle>{adjust.title}</SectionTitle>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, alignItems: 'start' }}>
        <NativeSelect
          label={adjust.direction}
          value={sign}
          options={[
            { value: 1, label: adjust.in },
            { value: -1, label: adjust.out },
          ]}
          onChange={(value) => {
            const next = value === '1' ? 1 : -1;
            setSign(next);
            setReason(next === 1 ? 'purchase' : 'damage');
          }}
        />
        <LabelledInput
          label={adjust.amount}
          value={amount}
          onChange={setAmount}
          error={problem.amount}
          autoComplete="off"
          inputProps={{ inputMode: 'numeric' }}
        />
      </Box>
      <NativeSelect
        label={adjust.reason}
        value={reason}
        options={ADJUSTMENT_REASONS.map((value) => ({ value, label: words.reasons[value] }))}
        onChange={(value) => setReason(ADJUSTMENT_REASONS.find((one) => one === value) ?? 'other')}
      />
      <LabelledInput
        label={adjust.note}
        value={note}
        onChange={setNote}
        error={undefined}
        autoComplete="off"
        inputProps={{ maxLength: LONGEST_NOTE }}
      />
      {problem.whole !== undefined && (
        <FormHelperText error role="alert">
          {problem.whole}
        </FormHelperText>
      )}
      <Button type="submit" variant="outlined" loading={busy}>
        {adjust.submit}
      </Button>
    </Box>
  );
}
