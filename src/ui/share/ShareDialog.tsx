import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OpenIcon from '@mui/icons-material/OpenInNew';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { color } from '../../theme/color.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { CopyField } from '../input/CopyField.tsx';
import { QrFigure } from './QrFigure.tsx';
import { SendButtons } from './SendButtons.tsx';
import { SHARE_WORDS } from './share-words.ts';

export interface ShareDialogProps {
  open: boolean;
  onClose(): void;
  title: string;
  intro?: string;
  /** Label of the address. */
  label: string;
  address: string;
  /** What the message says before the address. */
  text: string;
  /** Label of the link that opens the address. */
  goLabel: string;
  /** Name of the code's picture without extension. */
  fileName: string;
}

/** A public address: to send by WhatsApp or the system, to copy, to open, as QR code (spec 1 §2, shared screens). */
export function ShareDialog(props: ShareDialogProps) {
  const { open, onClose, title, intro, label, address, text, goLabel, fileName } = props;
  const translate = useTranslate();
  const words = useDictionary(SHARE_WORDS);
  return (
    <Dialog
      width="narrow"
      open={open}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('app.close')}</Button>
          <Button
            component="a"
            href={address}
            target="_blank"
            rel="noopener"
            aria-label={`${goLabel} (${words.new_tab})`}
            endIcon={<OpenIcon />}
          >
            {goLabel}
          </Button>
        </>
      }
    >
      {intro !== undefined && <Typography sx={{ color: color('text-secondary') }}>{intro}</Typography>}
      <Box sx={{ display: 'grid', gap: 1 }}>
        <SendButtons title={title} text={text} address={address} />
      </Box>
      <CopyField
        label={label}
        value={address}
        copyLabel={words.copy}
        copied={words.copied}
        failed={words.copy_failed}
      />
      <QrFigure address={address} fileName={fileName} />
    </Dialog>
  );
}
