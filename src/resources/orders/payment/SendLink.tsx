import Box from '@mui/material/Box';
import { whatsAppLink } from '../../../../domain/phones/phone.ts';
import { amountDue } from '../../../../domain/orders/due.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { useStore } from '../../../authProvider/useSession.ts';
import type { PaymentLink } from '../../../dataProvider/order-calls.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { WhatsAppButton } from '../../../ui/contact/WhatsAppButton.tsx';
import { useDates } from '../../../ui/figure/useDates.ts';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { CopyField } from '../../../ui/input/CopyField.tsx';
import { quiet } from '../../../ui/text/quiet.ts';
import { PAYMENT_WORDS } from './payment-words.ts';

interface SendLinkProps {
  order: Order;
  link: PaymentLink;
}

/** The link in a message to the buyer, and to copy. The message has the buyer's first name and no other data. */
export function SendLink({ order, link }: SendLinkProps) {
  const words = useDictionary(PAYMENT_WORDS);
  const money = useMoney();
  const dates = useDates();
  const store = useStore()?.name ?? '';
  const text = fill(words.text, {
    name: order.customer?.first_name ?? '',
    sequence: String(order.sequence ?? ''),
    store,
    amount: money(amountDue(order)),
    link: link.url,
  });
  const chat = whatsAppLink(order.customer?.phone_number, text);
  return (
    <>
      {chat === undefined ? (
        <Box>{words.no_phone}</Box>
      ) : (
        <WhatsAppButton href={chat} label={words.chat} description={words.whatsapp} />
      )}
      <CopyField
        label={words.link}
        value={link.url}
        copyLabel={words.copy}
        copied={words.copied}
        failed={words.copy_failed}
      />
      <Box sx={quiet}>{fill(words.expires, { at: dates.exact(link.expires_at) })}</Box>
    </>
  );
}
