import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Order } from '../../../../generated/orders/types.ts';
import { nextStep, type StatusStep } from '../../../../domain/orders/next-step.ts';
import { ORDER_STATUS, SHIPPING_STATUS } from '../../../../domain/orders/statuses.ts';
import type { FormDescriptor } from '../../../../domain/schema/descriptors.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useLabel } from '../../../i18n/useLabel.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { ORDER_WORDS, type OrderWords } from '../order-words.ts';
import { shipmentPart } from '../shipment/shipment-part.ts';
import { STATUS_FIELDS } from './status-fields.ts';
import { StatusDialog } from './StatusDialog.tsx';

const WORD_OF = new Map<number, keyof OrderWords['next']>([
  [ORDER_STATUS.paid, 'paid'],
  [SHIPPING_STATUS.prepared, 'prepared'],
  [SHIPPING_STATUS.dispatched, 'dispatched'],
]);

/** The page's primary action: the status that usually follows. It asks before it sets it (ORD-10). Dispatching asks for the tracking. */
export function NextStep({ order, descriptor }: { order: Order; descriptor: FormDescriptor }) {
  const words = useDictionary(ORDER_WORDS);
  const labelOf = useLabel();
  const mayEdit = useAllowed('orders')('edit');
  // What was asked for stays, also where the order has moved on before the answer is here.
  const [asked, setAsked] = useState<StatusStep | null>(null);
  const step = asked ?? nextStep(order);
  const word = step && WORD_OF.get(step.status);
  const source = step && STATUS_FIELDS[step.type];
  const field = source && descriptor.fields[source];
  if (!mayEdit || !step || !word || !source || !field) return null;
  const dispatched = field.enum?.find(({ value }) => value === SHIPPING_STATUS.dispatched);
  return (
    <>
      <Button
        variant="contained"
        onClick={() => setAsked(step)}
        sx={{ minHeight: 'var(--target)', flex: '1 1 100%' }}
      >
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
          orderId={order.id}
          current={order[source]}
          suggested={step.status}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
