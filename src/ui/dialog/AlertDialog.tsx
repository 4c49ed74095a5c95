import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Dialog } from './Dialog.tsx';

export interface AlertDialogProps {
  open: boolean;
  title: string;
  message: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  onConfirm(): void;
  /** Without it the dialog has no decision, only a text to read. */
  onCancel?: () => void;
  /** Runs on Escape or a touch outside, when those do not mean cancel. */
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
  return (
    <Dialog
      open={open}
      alert
      width="text"
      title={title}
      onClose={onDismiss ?? onCancel ?? onConfirm}
      actions={
        <>
          {onCancel !== undefined && (
            <Button onClick={onCancel}>{cancelLabel ?? translate('app.cancel')}</Button>
          )}
          <Button variant="contained" onClick={onConfirm}>
            {confirmLabel ?? translate('app.confirm')}
          </Button>
        </>
      }
    >
      <div>{message}</div>
    </Dialog>
  );
}
