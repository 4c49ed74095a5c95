import { useState, type ReactNode } from 'react';
import { amountDue } from '../../../../domain/orders/refunds.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { useRequestUpgrade } from '../../../dataProvider/upgrade-request.ts';
import { useAccess, useAllowed } from '../../../schema/useAllowed.ts';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import type { PaymentLinkDialogProps } from './PaymentLinkDialog.tsx';
import type { RefundDialogProps } from './RefundDialog.tsx';
import type { ShipmentDialogProps } from './ShipmentDialog.tsx';

export const refundPart = lazyPopup<RefundDialogProps>(() => import('./RefundDialog.tsx'));

export const shipmentPart = lazyPopup<ShipmentDialogProps>(() => import('./ShipmentDialog.tsx'));

const paymentLinkPart = lazyPopup<PaymentLinkDialogProps>(() => import('./PaymentLinkDialog.tsx'));

const PAYMENTS = 'is_payment_checkouts_enabled';

interface SendLinkChoice {
  /** Whether the order has something to pay, and this member may ask for it. */
  offered: boolean;
  /** Opens the popup, or the offer of a plan that has links. */
  open(): void;
  popup: ReactNode;
}

/** The choice to send the buyer a link that pays what the order has yet to bring in. */
export function useSendLink(order: Order): SendLinkChoice {
  const [isOpen, setOpen] = useState(false);
  const requestUpgrade = useRequestUpgrade();
  const allowed = useAllowed('orders');
  const planned = useAccess()?.features[PAYMENTS] === true;
  return {
    offered: allowed('edit') && amountDue(order) > 0,
    open: () => (planned ? setOpen(true) : requestUpgrade({ gate: PAYMENTS })),
    popup: isOpen && <paymentLinkPart.Part order={order} onClose={() => setOpen(false)} />,
  };
}
