import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Dialog } from './Dialog.tsx';

interface FormDialogProps {
  title: string;
  /** A verb: 'Enviar invitación'. */
  submitLabel: string;
  busy?: boolean;
  children: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
}

/** A short form in a dialog: its fields, cancel and the one button that sends it. */
export function FormDialog({
  title,
  submitLabel,
  busy = false,
  children,
  onSubmit,
  onClose,
}: FormDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog
      title={title}
      busy={busy}
      onClose={onClose}
      onSubmit={onSubmit}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {translate('app.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
