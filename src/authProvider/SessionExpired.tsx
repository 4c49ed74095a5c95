import { useSyncExternalStore } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import type { ExpiredSession } from './expired-session.ts';

/**
 * The one box of spec 2 §8. It covers the screen without unmounting it, so typed text stays until the user confirms.
 */
export function SessionExpired({ expired }: { expired: ExpiredSession }) {
  const translate = useTranslate();
  const open = useSyncExternalStore(expired.subscribe, expired.isReported);
  return (
    <Dialog open={open} role="alertdialog" aria-labelledby="expired-title" aria-describedby="expired-text">
      <DialogTitle id="expired-title">{translate('session.expired')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="expired-text">{translate('errors.invalid_jwt')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={expired.confirm}>
          {translate('session.sign_in')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
