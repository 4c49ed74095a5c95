import { useState } from 'react';
import Box from '@mui/material/Box';
import { STATUS_TYPE, type StatusStep } from '../../../domain/orders/statuses.ts';
import { owedBack, paidOf, refundable, restToPay } from '../../../domain/orders/refunds.ts';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import type { Order } from '../../../generated/orders/types.ts';
import { ORDERS_SHOW_WORDS } from '../../../generated/words/orders-show.ts';
import { fill, useLabel, useWords } from '../../i18n/words.ts';
import { useListDescriptor } from '../../schema/useDescriptor.ts';
import { color, quiet } from '../../theme/styles.ts';
import { StatusButton, StatusChip } from '../../ui/chip/StatusChip.tsx';
import { Money, useMoney } from '../../ui/figure/Money.tsx';
import { lazyPopup } from '../../ui/lazy/lazy-popup.tsx';
import { facts } from '../../ui/text/LinkedText.tsx';
import { STATUS_FIELDS, useMaySetStatus } from './order-api.ts';
import type { OrderInStatus, StatusDialogProps } from './dialogs/StatusDialog.tsx';

interface OrderStateProps {
  order: Order;
  /** 1 payment, 2 shipping. */
  type: keyof typeof STATUS_FIELDS;
}

/** Both states of an order; each opens the sheet that changes it. */
export function OrderStates({ order }: { order: Order }) {
  return Object.values(STATUS_TYPE).map((type) => <OrderState key={type} order={order} type={type} />);
}

/** One state in a list. */
export function OrderState({ order, type }: OrderStateProps) {
  const field = useListDescriptor().fields[STATUS_FIELDS[type]];
  return field && <OrderStatus field={field} type={type} order={order} />;
}

const { Part: StatusDialog } = lazyPopup<StatusDialogProps>(async () => ({
  default: (await import('./dialogs/StatusDialog.tsx')).StatusDialog,
}));

interface OrderStatusProps {
  field: FieldDescriptor;
  /** 1 payment, 2 shipping. */
  type: StatusStep['type'];
  order: OrderInStatus;
}

/** First step: the status as it is. The second, choosing and confirming, loads with the first tap (ORD-10). */
export function OrderStatus({ field, type, order }: OrderStatusProps) {
  const labelOf = useLabel();
  const words = useWords(ORDERS_SHOW_WORDS);
  const maySet = useMaySetStatus();
  const [changing, setChanging] = useState(false);
  const status = order[STATUS_FIELDS[type]];
  const current = field.enum?.find(({ value }) => value === status);
  if (current === undefined) return null;
  const chip = {
    label: labelOf(current.label),
    ...(current.color && { tone: current.color }),
    ...(current.icon && { icon: current.icon }),
  };
  const others = field.enum?.filter(({ value }) => value !== status) ?? [];
  if (!others.some(({ value }) => maySet({ type, status: Number(value) }, status)))
    return <StatusChip {...chip} />;
  return (
    <>
      <StatusButton
        {...chip}
        description={fill(words.change, { field: labelOf(field.label), status: chip.label })}
        onClick={() => setChanging(true)}
      />
      {changing && (
        <StatusDialog field={field} type={type} order={order} onClose={() => setChanging(false)} />
      )}
    </>
  );
}

interface OrderKeptProps {
  order: Order;
  /** Says first what was paid, where no total stands beside it. */
  withPaid?: boolean;
}

/** What went back to the buyer, and what the store keeps. Absent where nothing went back, and where nothing stays. */
export function OrderKept({ order, withPaid = false }: OrderKeptProps) {
  const words = useWords(ORDERS_SHOW_WORDS);
  const refunded = order.refunded ?? 0;
  const kept = refundable(order);
  if (refunded === 0 || kept === 0) return null;
  return (
    <Box sx={{ ...quiet, ...facts, fontWeight: 400, lineHeight: 1.5 }}>
      {withPaid && (
        <span>
          {words.paid} <Money amount={paidOf(order)} />
        </span>
      )}
      <span>
        {words.refunded} <Money amount={-refunded} />
      </span>
      <Box component="span" sx={{ color: color('text'), fontWeight: 500 }}>
        {words.kept} <Money amount={kept} />
      </Box>
    </Box>
  );
}

/** What is missing of an order of which a part was paid, or what goes back to its buyer. Absent where both agree. */
export function OrderBalance({ order }: { order: Order }) {
  const words = useWords(ORDERS_SHOW_WORDS);
  const money = useMoney();
  const [missing, over] = [restToPay(order), owedBack(order)];
  if (missing === 0 && over === 0) return null;
  return (
    <Box sx={{ color: color('warning'), fontSize: 'var(--text-14)', fontWeight: 500 }}>
      {missing > 0
        ? fill(words.missing, { amount: money(missing) })
        : fill(words.over, { amount: money(over) })}
    </Box>
  );
}
