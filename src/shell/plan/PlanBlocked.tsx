import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useLogout, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { pathOf } from '../../schema/paths.ts';
import { sheetOnPhones } from '../../ui/dialog/sheet.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { SHELL_WORDS } from '../words/shell-words.ts';

/** The plan has to be paid: no key and no click closes this, there is paying and there is leaving (spec 1 §4). */
export default function PlanBlocked() {
  const translate = useTranslate();
  const logout = useLogout();
  const { plan } = useDictionary(SHELL_WORDS);
  const id = useId();
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      sx={sheetOnPhones}
    >
      <DialogTitle id={`${id}-title`}>{plan.blocked_title}</DialogTitle>
      <DialogContent id={`${id}-text`}>{plan.blocked_text}</DialogContent>
      <DialogActions>
        <Button onClick={() => void logout()}>{translate('shell.logout')}</Button>
        <Button variant="contained" component={Link} to={pathOf('invoices', 'list')}>
          {plan.pay}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
