import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ShareIcon from '@mui/icons-material/IosShare';
import OpenIcon from '@mui/icons-material/OpenInNew';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { useTranslate, type RaRecord } from 'ra-core';
import { slugify } from '../../../domain/catalog/slug.ts';
import { whatsAppShareLink } from '../../../domain/phones/phone.ts';
import { SHARE_WORDS } from '../../../generated/words/share.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { useRepresent } from '../../schema/representation.ts';
import { color } from '../../theme/styles.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { CopyField } from '../input/CopyField.tsx';
import { QrFigure } from './QrFigure.tsx';
import { useShop } from './useShop.ts';

export interface ShareRecordDialogProps {
  open: boolean;
  onClose(): void;
  resource: string;
  record: RaRecord;
  address: string;
}

/** The public link and code of a record. */
export default function ShareRecordDialog(props: ShareRecordDialogProps) {
  const { open, onClose, resource, record, address } = props;
  const words = useWords(SHARE_WORDS);
  const name = useRepresent()(resource, record);
  return (
    <ShareDialog
      open={open}
      onClose={onClose}
      title={fill(words.record, { name })}
      label={words.record_link}
      address={address}
      text={name}
      goLabel={words.go_record}
      fileName={`qr-${slugify(name) || record.id}`}
    />
  );
}

interface ShareDialogProps {
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
  const words = useWords(SHARE_WORDS);
  const shop = useShop();
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
      {shop?.served === false && <Alert severity="info">{words.unserved}</Alert>}
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

interface SendButtonsProps {
  title: string;
  text: string;
  address: string;
}

/** Sends an address by WhatsApp, or by whatever else the system offers (Web Share API). */
function SendButtons({ title, text, address }: SendButtonsProps) {
  const words = useWords(SHARE_WORDS);
  const data = { title, text, url: address };
  // Desktop browsers often lack it, and pages on plain HTTP always do.
  const offered = 'canShare' in navigator && navigator.canShare(data);
  return (
    <>
      <Button
        component="a"
        variant="contained"
        href={whatsAppShareLink(`${text}\n${address}`)}
        target="_blank"
        rel="noopener"
        startIcon={<WhatsAppIcon />}
      >
        {words.whatsapp}
      </Button>
      {offered && (
        <Button
          variant="outlined"
          startIcon={<ShareIcon />}
          // A rejection means that the user closed the system's sheet.
          onClick={() => void navigator.share(data).catch(() => undefined)}
        >
          {words.more}
        </Button>
      )}
    </>
  );
}
