import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';

interface DialogChoiceProps {
  confirm: string;
  /** Without it the button submits the dialog's form. */
  onConfirm?: (() => void) | undefined;
  onCancel: () => void;
  /** By default 'cancel'. */
  cancel?: string;
  busy?: boolean;
  disabled?: boolean;
  /** What cannot be taken back. */
  danger?: boolean;
}

/** The two buttons of a dialog: leave it as it is, or do what its title says. */
export function DialogChoice({
  confirm,
  onConfirm,
  onCancel,
  cancel,
  busy = false,
  disabled = false,
  danger = false,
}: DialogChoiceProps) {
  const translate = useTranslate();
  return (
    <>
      <Button onClick={onCancel} disabled={busy}>
        {cancel ?? translate('app.cancel')}
      </Button>
      <Button
        type={onConfirm === undefined ? 'submit' : 'button'}
        variant="contained"
        color={danger ? 'error' : 'primary'}
        loading={busy}
        disabled={disabled}
        onClick={onConfirm}
      >
        {confirm}
      </Button>
    </>
  );
}
