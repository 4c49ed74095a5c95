import Box from '@mui/material/Box';
import { ORDER_STATUS, STATUS_TYPE } from '../../../../domain/orders/statuses.ts';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useLabel } from '../../../i18n/useLabel.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DialogChoice } from '../../../ui/dialog/DialogChoice.tsx';
import { useNeedsSignal } from '../../../ui/state/useNeedsSignal.ts';
import { quiet } from '../../../ui/text/quiet.ts';
import { ORDER_WORDS } from '../order-words.ts';
import { StatusEffect } from './StatusEffect.tsx';
import { useSetStatus } from './useSetStatus.ts';

interface CancelDialogProps {
  /** The payment status, whose label the notice names. */
  field: FieldDescriptor;
  order: Order;
  onClose: () => void;
}

/** Asks before an order is cancelled, and says what that does to its stock and money. */
export function CancelDialog({ field, order, onClose }: CancelDialogProps) {
  const labelOf = useLabel();
  const words = useDictionary(ORDER_WORDS);
  const blocked = useNeedsSignal();
  const { saving, set } = useSetStatus(order.id, STATUS_TYPE.payment);
  const cancelled = field.enum?.find(({ value }) => value === ORDER_STATUS.cancelled);
  return (
    <Dialog
      width="narrow"
      title={fill(words.cancel_title, { sequence: String(order.sequence ?? '') })}
      busy={saving}
      onClose={onClose}
      actions={
        <DialogChoice
          danger
          busy={saving}
          disabled={blocked !== undefined}
          cancel={words.cancel_back}
          confirm={words.cancel}
          onConfirm={() =>
            void set(ORDER_STATUS.cancelled, cancelled ? labelOf(cancelled.label) : words.cancel, onClose)
          }
          onCancel={onClose}
        />
      }
    >
      <StatusEffect order={order} to={ORDER_STATUS.cancelled} />
      {blocked !== undefined && <Box sx={{ ...quiet, mt: 1 }}>{blocked}</Box>}
    </Dialog>
  );
}
