import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import {
  nextStep,
  SHIPPING_STATUS,
  STATUS_TYPE,
  type StatusStep,
} from '../../../../domain/orders/statuses.ts';
import { owedBack } from '../../../../domain/orders/refunds.ts';
import type { FormDescriptor } from '../../../../domain/schema/descriptors.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { ORDERS_REFUND_WORDS } from '../../../../generated/words/orders-refund.ts';
import { ORDERS_SHOW_WORDS } from '../../../../generated/words/orders-show.ts';
import { isEmpty } from '../../../kinds/fields/field.ts';
import { FieldDisplay } from '../../../kinds/display/FieldDisplay.tsx';
import { fill, useLabel, useWords } from '../../../i18n/words.ts';
import { sectionPanel, quiet } from '../../../theme/styles.ts';
import { useShown } from '../../../schema/useAllowed.ts';
import { WhatsAppButton } from '../../../ui/contact/WhatsAppButton.tsx';
import { DateText } from '../../../ui/figure/DateText.tsx';
import { mainFigure, Money, useMoney } from '../../../ui/figure/Money.tsx';
import { facts } from '../../../ui/text/LinkedText.tsx';
import { NEXT_WORDS, STATUS_FIELDS, useMayRefund, useMaySetStatus } from '../order-api.ts';
import { PayButton, usePayStep } from '../PayButton.tsx';
import { OrderBalance, OrderKept, OrderStatus } from '../OrderState.tsx';
import { refundPart, shipmentPart } from '../dialogs/lazy-dialogs.tsx';
import { StatusDialog } from '../dialogs/StatusDialog.tsx';
import { useOrderChat } from '../useOrderChat.ts';

interface OrderSummaryProps {
  order: Order;
  descriptor: FormDescriptor;
  menu: ReactNode;
}

/** The one next step, over the whole width. */
const STEP = { minHeight: 'var(--target)', flex: '1 1 100%' } as const;

/** What decides: who, how much, in which states, and the one next step. */
export function OrderSummary({ order, descriptor, menu }: OrderSummaryProps) {
  const words = useWords(ORDERS_SHOW_WORDS);
  const chat = useOrderChat(order);
  const pay = usePayStep(order);
  const returns = useMayRefund() && owedBack(order) > 0;
  const phone = order.customer?.phone_number ?? null;
  return (
    <Box component="section" aria-label={words.summary} sx={{ ...sectionPanel, gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box
            component="h2"
            sx={{ m: 0, fontSize: 'var(--text-20)', lineHeight: 1.3, overflowWrap: 'anywhere' }}
          >
            {buyerOf(order) ?? words.nobody}
          </Box>
          <Box sx={{ ...quiet, ...facts }}>
            <DateText at={order.date} time />
            <Fact order={order} descriptor={descriptor} source="sales_channel" />
            <Fact order={order} descriptor={descriptor} source="user_store_id" />
          </Box>
        </Box>
        {menu}
      </Box>
      <Box sx={mainFigure}>
        <Money amount={order.total ?? 0} />
        <OrderKept order={order} />
        <OrderBalance order={order} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        {Object.values(STATUS_TYPE).map((type) => {
          const source = STATUS_FIELDS[type];
          const field = descriptor.fields[source];
          return field && <OrderStatus key={source} field={field} type={type} order={order} />;
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > a': { flex: '1 1 auto' } }}>
        {pay.isNext ? (
          <PayButton order={order} step={pay} variant="contained" sx={STEP} />
        ) : (
          <NextStep order={order} descriptor={descriptor} />
        )}
        {returns && <ReturnStep order={order} />}
        {chat !== undefined && (
          <WhatsAppButton href={chat.href} label={chat.action} description={chat.description} />
        )}
        {phone !== null && phone !== '' && (
          <Button
            href={`tel:+${phone}`}
            variant="outlined"
            startIcon={<PhoneIcon />}
            sx={{ minHeight: 'var(--target)' }}
          >
            {words.call}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function buyerOf({ customer }: Order): string | undefined {
  const name = [customer?.first_name, customer?.last_name].filter(Boolean).join(' ');
  return name === '' ? undefined : name;
}

function Fact({ order, descriptor, source }: Omit<OrderSummaryProps, 'menu'> & { source: keyof Order }) {
  const field = descriptor.fields[source];
  const shown = useShown();
  if (!field || !shown(field) || isEmpty(order[source])) return null;
  return (
    <Box component="span" sx={{ display: 'inline-block' }}>
      <FieldDisplay field={field} value={order[source]} record={order} />
    </Box>
  );
}

/** The page's primary action: the status that usually follows. It asks before it sets it (ORD-10). Dispatching asks for the tracking. */
function NextStep({ order, descriptor }: { order: Order; descriptor: FormDescriptor }) {
  const words = useWords(ORDERS_SHOW_WORDS);
  const labelOf = useLabel();
  const maySet = useMaySetStatus();
  // What was asked for stays, also where the order has moved on before the answer is here.
  const [asked, setAsked] = useState<StatusStep | null>(null);
  const step = asked ?? nextStep(order);
  const word = step && NEXT_WORDS.get(step.status);
  const source = step && STATUS_FIELDS[step.type];
  const field = source && descriptor.fields[source];
  if (!step || !word || !source || !field) return null;
  if (asked === null && !maySet(step, order[source])) return null;
  const dispatched = field.enum?.find(({ value }) => value === SHIPPING_STATUS.dispatched);
  return (
    <>
      <Button variant="contained" onClick={() => setAsked(step)} sx={STEP}>
        {words.next[word]}
      </Button>
      {asked && step.status === SHIPPING_STATUS.dispatched && (
        <shipmentPart.Part
          order={order}
          dispatch={fill(words.status.confirm, { name: dispatched ? labelOf(dispatched.label) : '' })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked && step.status !== SHIPPING_STATUS.dispatched && (
        <StatusDialog
          field={field}
          type={step.type}
          order={order}
          suggested={step.status}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** The way to give back what the merchant owes the buyer. */
function ReturnStep({ order }: { order: Order }) {
  const words = useWords(ORDERS_REFUND_WORDS);
  const money = useMoney();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={STEP}>
        {fill(words.submit, { amount: money(owedBack(order)) })}
      </Button>
      {open && <refundPart.Part order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
