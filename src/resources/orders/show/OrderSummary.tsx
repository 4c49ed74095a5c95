import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import type { Order } from '../../../../generated/orders/types.ts';
import { owedBack, stillToPay } from '../../../../domain/orders/refunds.ts';
import { STATUS_TYPE } from '../../../../domain/orders/statuses.ts';
import type { FormDescriptor } from '../../../../domain/schema/descriptors.ts';
import { FieldDisplay } from '../../../generator/fields/FieldDisplay.tsx';
import { isEmpty } from '../../../generator/fields/field.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { sectionPanel } from '../../../ui/card/panel.ts';
import { WhatsAppButton } from '../../../ui/contact/WhatsAppButton.tsx';
import { DateText } from '../../../ui/figure/DateText.tsx';
import { mainFigure, Money } from '../../../ui/figure/Money.tsx';
import { facts } from '../../../ui/text/facts.ts';
import { quiet } from '../../../ui/text/quiet.ts';
import { CollectStep } from '../collect/CollectStep.tsx';
import { OrderBalance } from '../OrderBalance.tsx';
import { OrderKept } from '../OrderKept.tsx';
import { ORDER_WORDS } from '../order-words.ts';
import { ReturnStep } from '../refund/ReturnStep.tsx';
import { useMayRefund } from '../refund/useMayRefund.ts';
import { NextStep } from '../status/NextStep.tsx';
import { OrderStatus } from '../status/OrderStatus.tsx';
import { STATUS_FIELDS } from '../status/status-fields.ts';
import { useMayMarkPaid } from '../status/useMayMarkPaid.ts';
import { useOrderChat } from './useOrderChat.ts';

interface OrderSummaryProps {
  order: Order;
  descriptor: FormDescriptor;
  menu: ReactNode;
}

/** What decides: who, how much, in which states, and the one next step. */
export function OrderSummary({ order, descriptor, menu }: OrderSummaryProps) {
  const words = useDictionary(ORDER_WORDS);
  const chat = useOrderChat(order);
  const collects = useMayMarkPaid() && stillToPay(order) > 0;
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
          return (
            field && (
              <OrderStatus
                key={source}
                field={field}
                type={type}
                orderId={order.id}
                status={order[source]}
                order={order}
              />
            )
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > a': { flex: '1 1 8rem' } }}>
        {collects ? <CollectStep order={order} /> : <NextStep order={order} descriptor={descriptor} />}
        {returns && <ReturnStep order={order} />}
        {chat !== undefined && <WhatsAppButton href={chat} label={words.chat} description={words.whatsapp} />}
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
  if (!field || isEmpty(order[source])) return null;
  return (
    <Box component="span" sx={{ display: 'inline-block' }}>
      <FieldDisplay field={field} value={order[source]} record={order} />
    </Box>
  );
}
