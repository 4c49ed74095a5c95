import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { awaitsPayment } from '../../../../domain/orders/next-step.ts';
import { hasShipment } from '../../../../domain/orders/shipment.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { requestUpgrade } from '../../../dataProvider/upgrade-request.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useAccess } from '../../../schema/useAccess.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import type { MenuChoice } from '../../../ui/menu/MenuPopup.tsx';
import { ORDER_WORDS } from '../order-words.ts';
import { PAYMENT_WORDS } from '../payment/payment-words.ts';
import { paymentLinkPart } from '../payment/payment-link-part.ts';
import { printPath } from '../print/print-request.ts';
import { shipmentPart } from '../shipment/shipment-part.ts';
import { SHIPMENT_WORDS } from '../shipment/shipment-words.ts';

const PAYMENTS = 'is_payment_checkouts_enabled';

/** What follows an order besides its states: paper, parcel, the next order of the same kind. */
export function useMoreChoices(order: Order): { choices: MenuChoice[]; popup: ReactNode } {
  const words = useDictionary(ORDER_WORDS);
  const shipment = useDictionary(SHIPMENT_WORDS);
  const payment = useDictionary(PAYMENT_WORDS);
  const allowed = useAllowed('orders');
  const navigate = useNavigate();
  const [open, setOpen] = useState<'shipment' | 'payment' | null>(null);
  const choice = (key: string, offered: boolean, label: string, onChoose: () => void): MenuChoice[] =>
    offered ? [{ key, label, onChoose }] : [];
  const tracking = hasShipment(order) ? shipment.edit : shipment.add;
  const may = useMayLink(order);
  const planned = useAccess()?.features[PAYMENTS] === true;
  const close = () => setOpen(null);
  return {
    choices: [
      ...choice('payment', may, payment.send, () =>
        planned ? setOpen('payment') : requestUpgrade({ gate: PAYMENTS }),
      ),
      ...choice('shipment', allowed('edit'), tracking, () => setOpen('shipment')),
      ...choice('print', true, words.print, () => void navigate(printPath([order.id]))),
      ...choice(
        'duplicate',
        allowed('create'),
        words.duplicate,
        () => void navigate(`${pathOf('orders', 'create')}?from=${order.id}`),
      ),
    ],
    popup: (
      <>
        {open === 'shipment' && <shipmentPart.Part order={order} onClose={close} />}
        {open === 'payment' && <paymentLinkPart.Part order={order} onClose={close} />}
      </>
    ),
  };
}

/** An order that waits for money can be paid by a link; one of nothing has nothing to pay. */
function useMayLink({ order_status_id, total }: Order): boolean {
  const allowed = useAllowed('orders');
  return allowed('edit') && awaitsPayment(order_status_id) && (total ?? 0) > 0;
}
