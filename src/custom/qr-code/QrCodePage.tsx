import Alert from '@mui/material/Alert';
import { QR_CODE_WORDS } from '../../../generated/words/qr-code.ts';
import { SHARE_WORDS } from '../../../generated/words/share.ts';
import { useStore } from '../../authProvider/useSession.ts';
import { useWords } from '../../i18n/words.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { CopyField } from '../../ui/input/CopyField.tsx';
import { BackToSettings, PageBody, PageHeader } from '../../ui/page/Page.tsx';
import { QrFigure } from '../../ui/share/QrFigure.tsx';
import { useShop } from '../../ui/share/useShop.ts';

/** `/config/qr-code`: the store's code to print, and the link that it holds (spec 2 §2). */
export default function QrCodePage() {
  const words = useWords(QR_CODE_WORDS);
  const share = useWords(SHARE_WORDS);
  const store = useStore();
  const shop = useShop();
  if (store === null || shop === null) return null;
  const { address, served } = shop;
  return (
    <PageBody narrow>
      <PageHeader title={words.title} back={<BackToSettings />} />
      <SectionCard title={words.card} intro={words.intro}>
        {!served && <Alert severity="info">{share.unserved}</Alert>}
        <QrFigure address={address} fileName={`qr-${store.url}`} />
        <CopyField
          label={share.link}
          value={address}
          copyLabel={share.copy}
          copied={share.copied}
          failed={share.copy_failed}
        />
      </SectionCard>
    </PageBody>
  );
}
