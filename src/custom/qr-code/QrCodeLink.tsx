import QrCodeIcon from '@mui/icons-material/QrCode2';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { NavItem } from '../../ui/menu/NavItem.tsx';
import { QR_CODE_WORDS } from './qr-code-words.ts';

/** The entry of the QR code in the hub of settings. */
export function QrCodeLink() {
  const { title } = useDictionary(QR_CODE_WORDS);
  return <NavItem to="/config/qr-code" Icon={QrCodeIcon} rail={false} label={title} />;
}
