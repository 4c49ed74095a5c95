import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import OpenIcon from '@mui/icons-material/OpenInNew';
import { useTranslate } from 'ra-core';
import { useStore } from '../../authProvider/useSession.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { storeAddress } from './store-address.ts';
import { color } from '../../theme/color.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { SHELL_WORDS } from '../words/shell-words.ts';
import { CopyField } from '../../ui/input/CopyField.tsx';
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
  if (store === null) return null;
  const address = storeAddress(store, location.host);
  return (
    <Dialog
      width="narrow"
      open={open}
      title={share.title}
      onClose={onClose}
      actions={
        <>
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
        </>
      }
    >
      <Typography sx={{ color: color('text-secondary') }}>{share.intro}</Typography>
      <CopyField
        label={share.link}
        value={address}
        copyLabel={share.copy}
        copied={share.copied}
        failed={share.copy_failed}
      />
      <QrFigure address={address} fileName={`qr-${store.url}`} />
    </Dialog>
  );
}
