import { useState } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import { amountDue, restToPay } from '../../../domain/orders/refunds.ts';
import type { Order } from '../../../generated/orders/types.ts';
import { ORDERS_LIST_WORDS } from '../../../generated/words/orders-list.ts';
import { ORDERS_PAY_WORDS } from '../../../generated/words/orders-pay.ts';
import { ORDERS_SHOW_WORDS } from '../../../generated/words/orders-show.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { useMoney } from '../../ui/figure/Money.tsx';
import { lazyPopup } from '../../ui/lazy/lazy-popup.tsx';
import { useNeedsSignal } from '../../ui/state/PageStates.tsx';
import { useSendLink } from './dialogs/lazy-dialogs.tsx';
import type { PaymentSheetProps } from './dialogs/PaymentSheet.tsx';
import { useMayMarkPaid } from './order-api.ts';

const sheetPart = lazyPopup<PaymentSheetProps>(() => import('./dialogs/PaymentSheet.tsx'));

/**
 * The step of an order that owes money: it opens the sheet for its payment. `isNext` stays true while the sheet is open,
 * also where the order is paid meanwhile.
 */
export function usePayStep(order: Order) {
  const [open, setOpen] = useState(false);
  const mayMarkPaid = useMayMarkPaid();
  return { isNext: open || (mayMarkPaid && amountDue(order) > 0), open, setOpen };
}

interface PayButtonProps extends Pick<ButtonProps, 'variant' | 'sx'> {
  order: Order;
  step: ReturnType<typeof usePayStep>;
  /** Of a list, where the button names its order. */
  listed?: boolean;
}

/** 'Marcar como pagado', or how much is missing of an order of which a part was paid. */
export function PayButton({ order, step, listed = false, ...button }: PayButtonProps) {
  const words = useWords(ORDERS_PAY_WORDS);
  const { next } = useWords(ORDERS_SHOW_WORDS);
  const { next_of, steps } = useWords(ORDERS_LIST_WORDS);
  const money = useMoney();
  const blocked = useNeedsSignal();
  const link = useSendLink(order);
  const rest = restToPay(order);
  const label = rest > 0 ? fill(words.collect, { amount: money(rest) }) : listed ? steps.paid : next.paid;
  const sendLink = () => {
    step.setOpen(false);
    link.open();
  };
  return (
    <>
      <Button
        {...button}
        disabled={listed && blocked !== undefined}
        aria-haspopup="dialog"
        aria-label={
          listed ? fill(next_of, { step: label, sequence: String(order.sequence ?? '') }) : undefined
        }
        onPointerEnter={sheetPart.preload}
        onClick={() => step.setOpen(true)}
      >
        {/* In a list, what is missing stands beside the button already. */}
        {listed ? steps.paid : label}
      </Button>
      {step.open && (
        <sheetPart.Part
          order={order}
          onSendLink={link.offered && !listed ? sendLink : undefined}
          onClose={() => step.setOpen(false)}
        />
      )}
      {link.popup}
    </>
  );
}
