import { SHARE_WORDS } from '../../../generated/words/share.ts';
import { useStore } from '../../authProvider/useSession.ts';
import { useWords } from '../../i18n/words.ts';
import { ShareDialog } from '../../ui/share/ShareDialog.tsx';
import { useShop } from '../../ui/share/useShop.ts';

export interface ShareStoreDialogProps {
  open: boolean;
  onClose(): void;
}

/** The shop's public link and code. */
export default function ShareStoreDialog({ open, onClose }: ShareStoreDialogProps) {
  const words = useWords(SHARE_WORDS);
  const store = useStore();
  const shop = useShop();
  if (store === null || shop === null) return null;
  return (
    <ShareDialog
      open={open}
      onClose={onClose}
      title={words.title}
      intro={words.intro}
      label={words.link}
      address={shop.address}
      text={store.name}
      goLabel={words.go}
      fileName={`qr-${store.url}`}
    />
  );
}
