import Box from '@mui/material/Box';
import { amountDue } from '../../../../domain/orders/due.ts';
import { fitMessage } from '../../../../domain/orders/order-message.ts';
import { CHANNEL_IDS } from '../../../../domain/payments/channels.ts';
import { whatsAppLink } from '../../../../domain/phones/phone.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { useStore } from '../../../authProvider/useSession.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useRecords } from '../../../schema/record-hooks.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { WhatsAppButton } from '../../../ui/contact/WhatsAppButton.tsx';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { PAYMENT_WORDS } from './payment-words.ts';

/**
 * The store's instructions for a transfer, with its QR code, in a message to the buyer. Absent where the store has no
 * such way to pay switched on, or the order has no phone.
 */
export function ByTransfer({ order }: { order: Order }) {
  const words = useDictionary(PAYMENT_WORDS);
  const money = useMoney();
  const store = useStore()?.name ?? '';
  const may = useAllowed('payment-channels-store')('list');
  const { data: [channel] = [] } = useRecords(
    'payment-channels-store',
    {
      filter: { 'payment_channel_id.in': [CHANNEL_IDS.manual], 'active.in': [1] },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'order', order: 'ASC' },
    },
    { enabled: may },
  );
  const instructions = channel?.extra_parameters;
  if (instructions == null) return null;
  const { title, description, instructions: steps, qrImage } = instructions;
  const greeting = fill(words.transfer_text, {
    name: order.customer?.first_name ?? '',
    sequence: String(order.sequence ?? ''),
    store,
    amount: money(amountDue(order)),
  });
  const code = qrImage && fill(words.transfer_qr, { link: new URL(qrImage, location.origin).href });
  const parts = [title, code, description, steps].filter((part) => part);
  const chat = whatsAppLink(order.customer?.phone_number, fitMessage([greeting, ...parts].join('\n\n')));
  if (parts.length === 0 || chat === undefined) return null;
  return (
    <>
      <Box>{words.transfer}</Box>
      <WhatsAppButton href={chat} label={words.transfer_chat} description={words.transfer_whatsapp} />
    </>
  );
}
