import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  /** The consequence, with the number or name of the affected records. */
  message: ReactNode;
  /** A verb: 'Eliminar'. */
  confirmLabel?: string;
  /** During the work both buttons are disabled. */
  busy?: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** 'Confirmación' with a red confirm (spec 1 §2), for actions without undo. */
export function ConfirmDialog({
  open,
  message,
  confirmLabel,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog
      open={open}
      alert
      width="text"
      title={translate('dialog.confirm_title')}
      busy={busy}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel} disabled={busy}>
            {translate('app.cancel')}
          </Button>
          <Button color="error" variant="contained" onClick={onConfirm} loading={busy}>
            {confirmLabel ?? translate('app.confirm')}
          </Button>
        </>
      }
    >
      <div>{message}</div>
    </Dialog>
  );
}
