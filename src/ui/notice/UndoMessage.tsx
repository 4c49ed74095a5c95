import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CloseNotificationContext } from 'ra-core';
import { use } from 'react';

export interface UndoMessageProps {
  text: string;
  /** Where else it can be taken back. */
  hint?: string | undefined;
  /** A verb: 'Deshacer'. */
  label: string;
  onUndo(): void;
}

/** Milliseconds that a notice with this message stays. */
export const UNDO_NOTICE = 10_000;

/** The content of a notice: what was done, and the button that takes it back. */
export function UndoMessage({ text, hint, label, onUndo }: UndoMessageProps) {
  const close = use(CloseNotificationContext);
  const undo = (): void => {
    close?.();
    onUndo();
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <div>
        <span>{text}</span>
        {hint !== undefined && <div>{hint}</div>}
      </div>
      <Button
        color="inherit"
        onClick={undo}
        sx={{ my: -0.75, flexShrink: 0, fontWeight: 700, textDecoration: 'underline' }}
      >
        {label}
      </Button>
    </Box>
  );
}
