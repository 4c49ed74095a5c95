import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { quiet } from '../../theme/styles.ts';
import { useNeedsSignal } from '../state/PageStates.tsx';
import { Dialog, DialogChoice } from './Dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  /** The question, where 'Confirmación' says less. */
  title?: string;
  /** The consequence, with the number or name of the affected records. */
  message: ReactNode;
  /** A verb: 'Eliminar'. */
  confirmLabel?: string;
  /** It can be taken back: the button is not red. */
  harmless?: boolean;
  /** During the work both buttons are disabled. */
  busy?: boolean;
  /** It changes what is on the screen alone, such as a part of a form: no connection is needed. */
  local?: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** 'Confirmación' with a red confirm (spec 1 §2), or a question of its own. */
export function ConfirmDialog({
  open,
  title,
  harmless = false,
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
      title={title ?? translate('dialog.confirm_title')}
      busy={busy}
      onClose={onCancel}
      actions={
        <DialogChoice
          busy={busy}
          danger={!harmless}
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

interface AlertDialogProps {
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
