import { useId, type ReactNode, type SubmitEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { sheetOnPhones } from '../../ui/dialog/sheet.ts';

interface Props {
  title: string;
  submitLabel: string;
  busy: boolean;
  children: ReactNode;
  onSubmit(): void;
  onClose(): void;
}

/** A form about one person: a sheet on phones, a dialog elsewhere. */
export function TeamDialog({ title, submitLabel, busy, children, onSubmit, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      sx={sheetOnPhones}
    >
      <Box
        component="form"
        noValidate
        sx={{ display: 'contents' }}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          const form = event.currentTarget;
          onSubmit();
          // Once the complaints are on screen: the first of them is where to go on.
          requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
        }}
      >
        <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, alignContent: 'start' }}
        >
          {children}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={busy}>
            {translate('app.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {submitLabel}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
