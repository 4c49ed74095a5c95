import { useId, type ComponentProps, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useCloseOnBack } from '../leave/useCloseOnBack.ts';
import { DialogBody } from './DialogBody.tsx';
import { sheetOnPhones } from './sheet.ts';

export interface DialogProps {
  /** By default it is open as long as it is mounted. */
  open?: boolean;
  title: string;
  children: ReactNode;
  /** Buttons: cancel first, the primary one last. */
  actions: ReactNode;
  /** As wide as its text, 444 px or 600 px. */
  width?: 'text' | 'narrow' | 'wide';
  /** An alert: screen readers announce its text at once. */
  alert?: boolean;
  /** The content touches the edges, such as a list. */
  flush?: boolean;
  /** During work nothing closes it. */
  busy?: boolean;
  /** Runs on Escape or a touch outside. Without it, only the buttons close the dialog. */
  onClose?: () => void;
  /** Makes it a separate form; see `useWriteForm`. */
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
  const close = busy ? undefined : onClose;
  useCloseOnBack(open, close);
  const parts = (
    <>
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      <DialogBody id={`${id}-text`} flush={flush}>
        {children}
      </DialogBody>
      <DialogActions>{actions}</DialogActions>
    </>
  );
  return (
    <MuiDialog
      open={open}
      onClose={close}
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
