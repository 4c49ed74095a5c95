import { useEffect } from 'react';
import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { accountLines, TRANSFER_WAYS, type TransferWay } from '../../../../domain/payments/transfer-texts.ts';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import type { Words } from '../../../../domain/schema/vocabulary.ts';
import { ORDER_CHAT_WORDS } from '../../../../generated/words/order-chat.ts';
import {
  PAYMENT_PROVIDERS_WORDS,
  type PaymentProvidersWords,
} from '../../../../generated/words/payment-providers.ts';
import { FieldInput } from '../../../kinds/inputs/FieldFrame.tsx';
import { fill, useWords } from '../../../i18n/words.ts';
import { SectionCard } from '../../../ui/card/SectionCard.tsx';
import { ChatPreview } from '../../../ui/contact/ChatPreview.tsx';
import { useMoney } from '../../../ui/figure/Money.tsx';
import { WAY_PARAMETER } from '../provider-paths.ts';
import { accountsOf, type ProviderValues } from './provider-values.ts';

function words(pick: (words: PaymentProvidersWords) => string): Words {
  const { es, en, pt } = PAYMENT_PROVIDERS_WORDS;
  return { es: pick(es), en: pick(en), pt: pick(pt) };
}

/** A number or key as it is typed, with spaces; what is stored is shorter. */
const TYPED_LENGTH = 100;

/** A number or key of the store, or whose the accounts are. */
function accountField(name: TransferWay | 'holder'): FieldDescriptor {
  return {
    source: name,
    kind: 'text',
    widget: 'text',
    display: 'text',
    label: words(({ accounts }) => accounts[name]),
    help: words(({ examples }) => examples[name]),
    bounds: { maxLength: name === 'holder' ? 80 : TYPED_LENGTH },
  };
}

const twoColumns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** Where buyers send a transfer: a number or a key each, and the message that comes of them. */
export function TransferCard() {
  const texts = useWords(PAYMENT_PROVIDERS_WORDS);
  const { setFocus } = useFormContext<ProviderValues>();
  const [search] = useSearchParams();
  const asked = TRANSFER_WAYS.find((way) => way === search.get(WAY_PARAMETER));
  useEffect(() => {
    if (asked !== undefined) setFocus(asked);
  }, [asked, setFocus]);
  return (
    <SectionCard title={texts.for_transfer} intro={texts.for_transfer_intro}>
      <Box sx={twoColumns}>
        {TRANSFER_WAYS.map((way) => (
          <FieldInput key={way} field={accountField(way)} name={way} required={false} disabled={false} />
        ))}
      </Box>
      <FieldInput field={accountField('holder')} name="holder" required={false} disabled={false} />
      <Seen />
    </SectionCard>
  );
}

/** An amount of the preview, in whole pesos. */
const SAMPLE = 89_900;

/** The part of the message that the green button of an order sends. */
function Seen() {
  const texts = useWords(PAYMENT_PROVIDERS_WORDS);
  const chat = useWords(ORDER_CHAT_WORDS);
  const money = useMoney();
  const { watch } = useFormContext<ProviderValues>();
  const values = watch();
  const told = { ...accountsOf(values), holder: values.holder };
  const code = values.qrImage && fill(chat.qr, { link: new URL(values.qrImage, location.origin).href });
  const lines = [
    ...accountLines(told, (what, value) => fill(chat.accounts[what], { value })),
    ...[values.title, values.description, values.instructions, code].flatMap((text) => text?.trim() || []),
  ];
  const paying = fill(texts.seen_amount, { amount: money(SAMPLE) });
  return (
    <ChatPreview
      caption={texts.seen}
      text={lines.length === 0 ? null : [paying, ...lines].join('\n')}
      empty={texts.seen_empty}
    />
  );
}
