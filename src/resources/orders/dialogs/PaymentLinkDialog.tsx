import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { amountDue } from '../../../../domain/orders/refunds.ts';
import { fitMessage } from '../../../../domain/orders/order-message.ts';
import { CHANNEL_IDS, PAYMENT_CHANNELS } from '../../../../domain/payments/channels.ts';
import { accountLines } from '../../../../domain/payments/transfer-texts.ts';
import { whatsAppLink } from '../../../../domain/phones/phone.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { ORDER_CHAT_WORDS } from '../../../../generated/words/order-chat.ts';
import { ORDERS_PAYMENT_WORDS } from '../../../../generated/words/orders-payment.ts';
import { useStore } from '../../../authProvider/useSession.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import type { PaymentLink } from '../../../../domain/payments/payment-answers.ts';
import { fieldSentence } from '../../../i18n/sentences.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useRecords } from '../../../schema/record-hooks.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { WhatsAppButton } from '../../../ui/contact/WhatsAppButton.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useDates } from '../../../ui/figure/DateText.tsx';
import { useMoney } from '../../../ui/figure/Money.tsx';
import { failureSentence, useWrite, type Failure } from '../../../ui/form/useWrite.ts';
import { CopyField } from '../../../ui/input/CopyField.tsx';
import { LineSkeleton } from '../../../ui/state/PageStates.tsx';
import { quiet } from '../../../theme/styles.ts';
import { usePaymentAccess } from '../../payment-channels-store/provider-api.ts';

const ONLINE = PAYMENT_CHANNELS.flatMap(({ id, provider }) => (provider === null ? [] : [id]));

/**
 * Whether buyers can pay online: a channel is active and has its keys. Undefined while that is being read. Who may not
 * read the channels hears it from the API when the link is made.
 */
function useOnlineReady(): boolean | undefined {
  const may = useAllowed('payment-channels-store')('list');
  const { data, isLoading } = useRecords(
    'payment-channels-store',
    {
      filter: { 'payment_channel_id.in': ONLINE, 'active.in': [1] },
      pagination: { page: 1, perPage: ONLINE.length },
      sort: { field: 'order', order: 'ASC' },
    },
    { enabled: may },
  );
  if (isLoading) return undefined;
  return data?.some(({ complete }) => complete === 1) ?? true;
}

export interface PaymentLinkDialogProps {
  order: Order;
  onClose(): void;
}

/** A link by which the buyer pays online, to send or to copy (ORD-09). Without an online channel it leads there. */
export default function PaymentLinkDialog({ order, onClose }: PaymentLinkDialogProps) {
  const words = useWords(ORDERS_PAYMENT_WORDS);
  const translate = useTranslate();
  const money = useMoney();
  const provider = useDataProvider<AppDataProvider>();
  const { busy, run } = useWrite();
  const [link, setLink] = useState<PaymentLink | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const ready = useOnlineReady();
  if (ready === false || failure?.fields['payment_channel_id']?.key === 'no_online_payment')
    return <NoOnlineChannel order={order} onClose={onClose} />;
  const create = () =>
    run(async () => (await provider.loadOrderCalls()).createPaymentLink(order.id), {
      onDone: setLink,
      onFailure: setFailure,
    });
  const [fault] = Object.entries(failure?.fields ?? {});
  const reason = fault
    ? fieldSentence(translate, 'orders', fault[0], fault[1])
    : failure && failureSentence(translate, failure);
  return (
    <Dialog
      title={words.title}
      width="narrow"
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {translate(link === null ? 'app.cancel' : 'ra.action.close')}
          </Button>
          {link === null && (
            <Button
              variant="contained"
              loading={busy}
              disabled={ready === undefined}
              onClick={() => void create()}
            >
              {words.create}
            </Button>
          )}
        </>
      }
    >
      {ready === undefined ? (
        <LineSkeleton />
      ) : (
        <Box>{fill(words.what, { amount: money(amountDue(order)) })}</Box>
      )}
      {link !== null && <SendLink order={order} link={link} />}
      {link === null && reason !== null && (
        <Box role="alert" sx={{ color: 'error.main' }}>
          {reason}
        </Box>
      )}
      <ByTransfer order={order} />
    </Dialog>
  );
}

interface NoOnlineChannelProps {
  order: Order;
  onClose(): void;
}

/** In place of a link that nobody could pay by: what is missing, and the way there for who may go. */
function NoOnlineChannel({ order, onClose }: NoOnlineChannelProps) {
  const words = useWords(ORDERS_PAYMENT_WORDS);
  const translate = useTranslate();
  const may = usePaymentAccess().write === 'allowed';
  return (
    <Dialog
      title={words.title}
      width="narrow"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{translate('ra.action.close')}</Button>
          {may && (
            <Button component={Link} to={pathOf('payment-channels-store', 'list')} variant="contained">
              {words.settings}
            </Button>
          )}
        </>
      }
    >
      <Box>{may ? words.none : words.ask}</Box>
      <ByTransfer order={order} />
    </Dialog>
  );
}

interface SendLinkProps {
  order: Order;
  link: PaymentLink;
}

/** The link in a message to the buyer, and to copy. The message has the buyer's first name and no other data. */
function SendLink({ order, link }: SendLinkProps) {
  const words = useWords(ORDERS_PAYMENT_WORDS);
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

/**
 * The store's instructions for a transfer, with its QR code, in a message to the buyer. Absent where the store has no
 * such way to pay switched on, or the order has no phone.
 */
function ByTransfer({ order }: { order: Order }) {
  const words = useWords(ORDERS_PAYMENT_WORDS);
  const chatWords = useWords(ORDER_CHAT_WORDS);
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
  const accounts = accountLines(instructions, (what, value) => fill(chatWords.accounts[what], { value }));
  const parts = [accounts.join('\n'), title, code, description, steps].filter((part) => part);
  const chat = whatsAppLink(order.customer?.phone_number, fitMessage([greeting, ...parts].join('\n\n')));
  if (parts.length === 0 || chat === undefined) return null;
  return (
    <>
      <Box>{words.transfer}</Box>
      <WhatsAppButton href={chat} label={words.transfer_chat} description={words.transfer_whatsapp} />
    </>
  );
}
