import Button from '@mui/material/Button';
import ShareIcon from '@mui/icons-material/IosShare';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { whatsAppShareLink } from '../../../domain/phones/phone.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { SHARE_WORDS } from './share-words.ts';

export interface SendButtonsProps {
  title: string;
  text: string;
  address: string;
}

/** Sends an address by WhatsApp, or by whatever else the system offers (Web Share API). */
export function SendButtons({ title, text, address }: SendButtonsProps) {
  const words = useDictionary(SHARE_WORDS);
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
