import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CloseNotificationContext } from 'ra-core';
import { use, useRef, type FocusEvent, type MouseEvent, type ReactNode } from 'react';

export interface UndoMessageProps {
  text: ReactNode;
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
  const before = useRef<Element>(null);
  const undo = ({ detail }: MouseEvent): void => {
    // The button goes away. Pressed by a key, it hands the focus back to where that came from.
    if (detail === 0 && before.current instanceof HTMLElement) before.current.focus();
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
        onFocus={({ relatedTarget }: FocusEvent) => {
          before.current = relatedTarget;
        }}
        onClick={undo}
        sx={{ my: -0.75, flexShrink: 0, fontWeight: 700, textDecoration: 'underline' }}
      >
        {label}
      </Button>
    </Box>
  );
}
