import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { quiet } from '../text/quiet.ts';
import { useNeedsSignal } from '../state/useNeedsSignal.ts';
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
  /** It changes what is on the screen alone, such as a part of a form: no connection is needed. */
  local?: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** 'Confirmación' with a red confirm (spec 1 §2), for actions without undo. */
export function ConfirmDialog({
  open,
  message,
  confirmLabel,
  busy = false,
  local = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const translate = useTranslate();
  const signal = useNeedsSignal();
  const blocked = local ? undefined : signal;
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
      <Box sx={{ overflowWrap: 'anywhere' }}>{message}</Box>
      {blocked !== undefined && <Box sx={{ ...quiet, mt: 1 }}>{blocked}</Box>}
    </Dialog>
  );
}
