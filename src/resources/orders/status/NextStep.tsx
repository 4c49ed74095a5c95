import { useState } from 'react';
import Button from '@mui/material/Button';
import type { Order } from '../../../../generated/orders/types.ts';
import { nextStep } from '../../../../domain/orders/next-step.ts';
import { ORDER_STATUS, SHIPPING_STATUS } from '../../../../domain/orders/statuses.ts';
import type { FormDescriptor } from '../../../../domain/schema/descriptors.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { ORDER_WORDS, type OrderWords } from '../order-words.ts';
import { STATUS_FIELDS } from './status-fields.ts';
import { StatusDialog } from './StatusDialog.tsx';

const WORD_OF = new Map<number, keyof OrderWords['next']>([
  [ORDER_STATUS.paid, 'paid'],
  [SHIPPING_STATUS.prepared, 'prepared'],
  [SHIPPING_STATUS.dispatched, 'dispatched'],
]);

/** The page's primary action: the status that usually follows. It asks before it sets it (ORD-10). */
export function NextStep({ order, descriptor }: { order: Order; descriptor: FormDescriptor }) {
  const words = useDictionary(ORDER_WORDS);
  const mayEdit = useAllowed('orders')('edit');
  const [asking, setAsking] = useState(false);
  const step = nextStep(order);
  const word = step && WORD_OF.get(step.status);
  const source = step && STATUS_FIELDS[step.type];
  const field = source && descriptor.fields[source];
  if (!mayEdit || !step || !word || !source || !field) return null;
  return (
    <>
      <Button
        variant="contained"
        onClick={() => setAsking(true)}
        sx={{ minHeight: 'var(--target)', flex: '1 1 100%' }}
      >
        {words.next[word]}
      </Button>
      {asking && (
        <StatusDialog
          field={field}
          type={step.type}
          orderId={order.id}
          current={order[source]}
          suggested={step.status}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
