import { useState } from 'react';
import Box from '@mui/material/Box';
import { LabelledInput } from '../../ui/input/LabelledInput.tsx';

interface CorrectedCellProps {
  label: string;
  text: string;
  error: string | undefined;
  onSave(text: string): void;
}

/** A cell of a card. Saved when one leaves it, as a cell of the table is; what was wrong is said of the old text. */
export function CorrectedCell({ label, text, error, onSave }: CorrectedCellProps) {
  const [typed, setTyped] = useState(text);
  const save = (): void => {
    if (typed !== text) onSave(typed);
  };
  return (
    <Box onBlur={save} onKeyDown={({ key }) => key === 'Enter' && save()}>
      <LabelledInput
        label={label}
        value={typed}
        error={typed === text ? error : undefined}
        onChange={setTyped}
      />
    </Box>
  );
}
