import { useId, type ComponentProps, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { sheetOnPhones } from './sheet.ts';

export interface DialogProps {
  /** Left out: it is open as long as it is drawn. */
  open?: boolean;
  title: string;
  children: ReactNode;
  /** Buttons: the way out first, the primary one last. */
  actions: ReactNode;
  /** As wide as its text, 444 px or 600 px. */
  width?: 'text' | 'narrow' | 'wide';
  /** It interrupts: a screen reader says its text at once. */
  alert?: boolean;
  /** What it holds reaches its edges: a list. */
  flush?: boolean;
  /** While work is under way nothing closes it. */
  busy?: boolean;
  /** Escape, or a touch beside it. Left out: only its buttons close it. */
  onClose?: () => void;
  /** Makes it a form of its own; see `useWriteForm`. */
  formProps?: ComponentProps<'form'>;
}

const SIZES = {
  text: {},
  narrow: { fullWidth: true, maxWidth: 'xs' },
  wide: { fullWidth: true, maxWidth: 'sm' },
} as const;

/** A dialog: on phones a sheet from below, within reach of a thumb. */
export function Dialog({
  open = true,
  title,
  children,
  actions,
  width = 'wide',
  alert = false,
  flush = false,
  busy = false,
  onClose,
  formProps,
}: DialogProps) {
  const id = useId();
  const parts = (
    <>
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogContent
        id={`${id}-text`}
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
      <DialogActions>{actions}</DialogActions>
    </>
  );
  return (
    <MuiDialog
      open={open}
      onClose={busy ? undefined : onClose}
      {...(alert && { role: 'alertdialog', 'aria-describedby': `${id}-text` })}
      aria-labelledby={`${id}-title`}
      {...SIZES[width]}
      sx={sheetOnPhones}
    >
      {formProps === undefined ? (
        parts
      ) : (
        <Box component="form" {...formProps} sx={{ display: 'contents' }}>
          {parts}
        </Box>
      )}
    </MuiDialog>
  );
}
