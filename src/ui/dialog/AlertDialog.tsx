import { useId, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { sheetOnPhones } from './sheet.ts';

export interface AlertDialogProps {
  open: boolean;
  title: string;
  message: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  onConfirm(): void;
  /** Left out: there is nothing to decide, only to read. */
  onCancel?: () => void;
  /** Escape, or a touch beside it, where that must not mean to cancel. */
  onDismiss?: () => void;
}

/** The generic box: title, message, cancel, confirm (spec 1 §2). */
export function AlertDialog({
  open,
  title,
  message,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  onDismiss,
}: AlertDialogProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onDismiss ?? onCancel ?? onConfirm}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      sx={sheetOnPhones}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`}>{message}</DialogContent>
      <DialogActions>
        {onCancel !== undefined && (
          <Button onClick={onCancel}>{cancelLabel ?? translate('app.cancel')}</Button>
        )}
        <Button variant="contained" onClick={onConfirm}>
          {confirmLabel ?? translate('app.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
