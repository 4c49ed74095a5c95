import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import { color } from '../../../theme/color.ts';

interface CellEditorProps {
  label: string;
  text: string;
  /** Typed on the cell: it stands in the place of the text. */
  typed?: string;
  /** `down`: by Enter, which goes on to the line below. */
  onSave(text: string, down: boolean): void;
  onCancel(): void;
}

/** The one input of the table. Leaving it saves; Esc keeps what was there. */
export function CellEditor({ label, text, typed: begun, onSave, onCancel }: CellEditorProps) {
  const [typed, setTyped] = useState(begun ?? text);
  const input = useRef<HTMLInputElement>(null);
  const left = useRef(false);
  useEffect(() => {
    if (begun === undefined) input.current?.select();
    else input.current?.focus();
  }, [begun]);
  const leave = (end: () => void): void => {
    if (left.current) return;
    left.current = true;
    end();
  };
  return (
    <Box
      component="input"
      ref={input}
      aria-label={label}
      value={typed}
      onChange={(event: React.ChangeEvent<HTMLInputElement>) => setTyped(event.target.value)}
      onBlur={() => leave(() => onSave(typed, false))}
      onKeyDown={(event: React.KeyboardEvent) => {
        event.stopPropagation();
        if (event.key === 'Enter') leave(() => onSave(typed, true));
        if (event.key === 'Escape') leave(onCancel);
      }}
      sx={{
        width: '100%',
        height: '100%',
        px: 0.5,
        font: 'inherit',
        color: color('text'),
        border: `1px solid ${color('primary')}`,
        borderRadius: '4px',
        backgroundColor: color('surface'),
      }}
    />
  );
}
