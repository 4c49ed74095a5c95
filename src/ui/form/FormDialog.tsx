import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useOnline } from '../../dataProvider/useOnline.ts';
import { Dialog, DialogChoice } from '../dialog/Dialog.tsx';
import { quiet } from '../../theme/styles.ts';
import { ProblemNotice, RestoredNotice } from './SaveBar.tsx';
import type { useWriteForm } from './useWriteForm.ts';

interface FormDialogProps {
  title: string;
  /** A verb: 'Enviar invitación'. */
  submitLabel: string;
  form: Pick<
    ReturnType<typeof useWriteForm>,
    'formProps' | 'saving' | 'problem' | 'restored' | 'startOver' | 'discard'
  >;
  /** It changes what is on the screen alone, such as a part of a larger form: no connection is needed. */
  local?: boolean;
  /** Its first field has the focus on a phone too. */
  typed?: boolean;
  /** What it does cannot be taken back. */
  danger?: boolean;
  children: ReactNode;
  onClose: () => void;
}

/** A short form in a dialog: its fields, its problem, cancel and one submit button. */
export function FormDialog({
  title,
  submitLabel,
  form,
  local = false,
  typed = false,
  danger = false,
  children,
  onClose,
}: FormDialogProps) {
  const translate = useTranslate();
  const online = useOnline();
  const blocked = !local && !online;
  const { formProps, saving, problem } = form;
  const close = () => {
    form.discard();
    onClose();
  };
  return (
    <Dialog
      title={title}
      busy={saving}
      typed={typed}
      onClose={close}
      formProps={formProps}
      actions={
        <DialogChoice
          busy={saving}
          danger={danger}
          disabled={blocked}
          confirm={submitLabel}
          onCancel={close}
        />
      }
    >
      {form.restored && <RestoredNotice onDiscard={form.startOver} />}
      {children}
      {problem && <ProblemNotice problem={problem} />}
      {blocked && <Box sx={quiet}>{translate('form.offline')}</Box>}
    </Dialog>
  );
}
