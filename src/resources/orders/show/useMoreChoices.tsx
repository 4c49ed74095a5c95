import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasShipment } from '../../../../domain/orders/shipment.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { pathOf } from '../../../schema/paths.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import type { MenuChoice } from '../../../ui/menu/MenuPopup.tsx';
import { ORDER_WORDS } from '../order-words.ts';
import { PAYMENT_WORDS } from '../payment/payment-words.ts';
import { useSendLink } from '../payment/useSendLink.tsx';
import { printPath } from '../print/print-request.ts';
import { shipmentPart } from '../shipment/shipment-part.ts';
import { SHIPMENT_WORDS } from '../shipment/shipment-words.ts';

/** What follows an order besides its states: paper, parcel, the next order of the same kind. */
export function useMoreChoices(order: Order): { choices: MenuChoice[]; popup: ReactNode } {
  const words = useDictionary(ORDER_WORDS);
  const shipment = useDictionary(SHIPMENT_WORDS);
  const payment = useDictionary(PAYMENT_WORDS);
  const allowed = useAllowed('orders');
  const navigate = useNavigate();
  const [shipping, setShipping] = useState(false);
  const choice = (key: string, offered: boolean, label: string, onChoose: () => void): MenuChoice[] =>
    offered ? [{ key, label, onChoose }] : [];
  const tracking = hasShipment(order) ? shipment.edit : shipment.add;
  const link = useSendLink(order);
  return {
    choices: [
      ...choice('payment', link.offered, payment.send, link.open),
      ...choice('shipment', allowed('edit'), tracking, () => setShipping(true)),
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
        {shipping && <shipmentPart.Part order={order} onClose={() => setShipping(false)} />}
        {link.popup}
      </>
    ),
  };
}
