import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider, useTranslate } from 'ra-core';
import { amountDue } from '../../../../domain/orders/due.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import type { PaymentLink } from '../../../dataProvider/order-calls.ts';
import { fieldSentence } from '../../../i18n/field-sentence.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { failureSentence, type Failure } from '../../../ui/form/failure.ts';
import { useWrite } from '../../../ui/form/useWrite.ts';
import { LineSkeleton } from '../../../ui/skeleton/LineSkeleton.tsx';
import { ByTransfer } from './ByTransfer.tsx';
import { NoOnlineChannel } from './NoOnlineChannel.tsx';
import { PAYMENT_WORDS } from './payment-words.ts';
import { SendLink } from './SendLink.tsx';
import { useOnlineReady } from './useOnlineReady.ts';

export interface PaymentLinkDialogProps {
  order: Order;
  onClose(): void;
}

/** A link by which the buyer pays online, to send or to copy (ORD-09). Without an online channel it leads there. */
export default function PaymentLinkDialog({ order, onClose }: PaymentLinkDialogProps) {
  const words = useDictionary(PAYMENT_WORDS);
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
