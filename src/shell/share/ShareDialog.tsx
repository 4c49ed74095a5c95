import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import OpenIcon from '@mui/icons-material/OpenInNew';
import { useTranslate } from 'ra-core';
import { useStore } from '../../authProvider/useSession.ts';
import { sheetOnPhones } from '../../ui/dialog/sheet.ts';
import { storeAddress } from './store-address.ts';
import { color } from '../../theme/color.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { SHELL_WORDS } from '../words/shell-words.ts';
import { CopyLink } from './CopyLink.tsx';
import { QrFigure } from './QrFigure.tsx';

export interface ShareDialogProps {
  open: boolean;
  onClose(): void;
}

/** The shop's public link: to copy, to open, and as a QR code (spec 1 §2, shared screens). */
export default function ShareDialog({ open, onClose }: ShareDialogProps) {
  const translate = useTranslate();
  const { share } = useDictionary(SHELL_WORDS);
  const store = useStore();
  const id = useId();
  if (store === null) return null;
  const address = storeAddress(store, location.host);
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth sx={sheetOnPhones}>
      <DialogTitle id={id}>{share.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ color: color('text-secondary') }}>{share.intro}</Typography>
        <CopyLink address={address} />
        <QrFigure address={address} fileName={`qr-${store.url}`} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.close')}</Button>
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="noopener"
          aria-label={`${share.go} (${share.new_tab})`}
          endIcon={<OpenIcon />}
        >
          {share.go}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
