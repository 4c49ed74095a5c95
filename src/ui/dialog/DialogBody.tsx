import type { ReactNode } from 'react';
import DialogContent from '@mui/material/DialogContent';
import { useDialogFocus } from './useDialogFocus.ts';

interface DialogBodyProps {
  id?: string;
  /** The content touches the edges, such as a list. */
  flush?: boolean;
  children: ReactNode;
}

/** What a dialog is about, between its title and its buttons. Its first field takes the focus. */
export function DialogBody({ id, flush = false, children }: DialogBodyProps) {
  const content = useDialogFocus();
  return (
    <DialogContent
      ref={content}
      id={id}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        alignContent: 'start',
        ...(flush && { p: 0 }),
      }}
    >
      {children}
    </DialogContent>
  );
}
