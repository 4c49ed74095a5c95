import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { quiet } from '../text/quiet.ts';
import { Dialog } from './Dialog.tsx';
import { DialogChoice } from './DialogChoice.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  /** The consequence, with the number or name of the affected records. */
  message: ReactNode;
  /** A verb: 'Eliminar'. */
  confirmLabel?: string;
  /** During the work both buttons are disabled. */
  busy?: boolean;
  /** Why it cannot be done now; the confirm is disabled then. */
  blocked?: string | undefined;
  onConfirm(): void;
  onCancel(): void;
}

/** 'Confirmación' with a red confirm (spec 1 §2), for actions without undo. */
export function ConfirmDialog({
  open,
  message,
  confirmLabel,
  busy = false,
  blocked,
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
        <DialogChoice
          busy={busy}
          danger
          disabled={blocked !== undefined}
          confirm={confirmLabel ?? translate('app.confirm')}
          onConfirm={onConfirm}
          onCancel={onCancel}
        />
      }
    >
      <div>{message}</div>
      {blocked !== undefined && <Box sx={{ ...quiet, mt: 1 }}>{blocked}</Box>}
    </Dialog>
  );
}
