import { useState } from 'react';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import type { StatusStep } from '../../../../domain/orders/next-step.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useLabel } from '../../../i18n/useLabel.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { StatusButton } from '../../../ui/chip/StatusButton.tsx';
import { StatusChip } from '../../../ui/chip/StatusChip.tsx';
import { lazyPopup } from '../../../ui/lazy/lazy-popup.tsx';
import { ORDER_WORDS } from '../order-words.ts';
import type { StatusDialogProps } from './StatusDialog.tsx';

const { Part: StatusDialog } = lazyPopup<StatusDialogProps>(async () => ({
  default: (await import('./StatusDialog.tsx')).StatusDialog,
}));

export interface OrderStatusProps {
  field: FieldDescriptor;
  /** 1 payment, 2 shipping. */
  type: StatusStep['type'];
  orderId: number;
  /** As it is. */
  status: number;
  /** Says in the dialog what another status does to its stock and money. */
  order?: Order | undefined;
}

/** First step: the status as it is. The second, choosing and confirming, loads with the first tap (ORD-10). */
export function OrderStatus({ field, type, orderId, status, order }: OrderStatusProps) {
  const labelOf = useLabel();
  const words = useDictionary(ORDER_WORDS);
  const mayEdit = useAllowed('orders')('edit');
  const [changing, setChanging] = useState(false);
  const current = field.enum?.find(({ value }) => value === status);
  if (current === undefined) return null;
  const chip = {
    label: labelOf(current.label),
    ...(current.color && { tone: current.color }),
    ...(current.icon && { icon: current.icon }),
  };
  if (!mayEdit) return <StatusChip {...chip} />;
  return (
    <>
      <StatusButton
        {...chip}
        description={fill(words.change, { field: labelOf(field.label), status: chip.label })}
        onClick={() => setChanging(true)}
      />
      {changing && (
        <StatusDialog
          field={field}
          type={type}
          orderId={orderId}
          current={status}
          order={order}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  );
}
