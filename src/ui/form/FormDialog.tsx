import type { ReactNode } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { DialogChoice } from '../dialog/DialogChoice.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';
import type { useWriteForm } from './useWriteForm.ts';

interface FormDialogProps {
  title: string;
  /** A verb: 'Enviar invitación'. */
  submitLabel: string;
  form: Pick<
    ReturnType<typeof useWriteForm>,
    'formProps' | 'saving' | 'problem' | 'restored' | 'startOver' | 'discard'
  >;
  children: ReactNode;
  onClose: () => void;
}

/** A short form in a dialog: its fields, its problem, cancel and one submit button. */
export function FormDialog({ title, submitLabel, form, children, onClose }: FormDialogProps) {
  const { formProps, saving, problem } = form;
  const close = () => {
    form.discard();
    onClose();
  };
  return (
    <Dialog
      title={title}
      busy={saving}
      onClose={close}
      formProps={formProps}
      actions={<DialogChoice busy={saving} confirm={submitLabel} onCancel={close} />}
    >
      {form.restored && <RestoredNotice onDiscard={form.startOver} />}
      {children}
      {problem && <ProblemNotice problem={problem} />}
    </Dialog>
  );
}
