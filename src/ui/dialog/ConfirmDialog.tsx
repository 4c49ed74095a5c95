import { useId, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { sheetOnPhones } from './sheet.ts';

export interface ConfirmDialogProps {
  open: boolean;
  /** What will happen, with the number or name of what it happens to. */
  message: ReactNode;
  /** A verb: 'Eliminar'. */
  confirmLabel?: string;
  /** While the work is under way neither button can be pressed twice. */
  busy?: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** 'Confirmación' with a red confirm (spec 1 §2): for what cannot be undone. */
export function ConfirmDialog({
  open,
  message,
  confirmLabel,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onCancel}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      sx={sheetOnPhones}
    >
      <DialogTitle id={`${id}-title`}>{translate('dialog.confirm_title')}</DialogTitle>
      <DialogContent id={`${id}-text`}>{message}</DialogContent>
      <DialogActions>
        <Button onClick={onCancel} disabled={busy}>
          {translate('app.cancel')}
        </Button>
        <Button color="error" variant="contained" onClick={onConfirm} loading={busy}>
          {confirmLabel ?? translate('app.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
