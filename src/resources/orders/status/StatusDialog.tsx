import Box from '@mui/material/Box';
import { useState } from 'react';
import type { FieldDescriptor } from '../../../../domain/schema/descriptors.ts';
import { STATUS_TYPE } from '../../../../domain/orders/statuses.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useLabel } from '../../../i18n/useLabel.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DialogChoice } from '../../../ui/dialog/DialogChoice.tsx';
import { useNeedsSignal } from '../../../ui/state/useNeedsSignal.ts';
import { quiet } from '../../../ui/text/quiet.ts';
import { ORDER_WORDS } from '../order-words.ts';
import { StatusChoices } from './StatusChoices.tsx';
import { StatusEffect } from './StatusEffect.tsx';
import { useSetStatus } from './useSetStatus.ts';

export interface StatusDialogProps {
  field: FieldDescriptor;
  /** 1 payment, 2 shipping. */
  type: 1 | 2;
  orderId: number;
  /** The status as it is. */
  current: number;
  /** The status that is chosen at first; the present one when left out. */
  suggested?: number;
  /** Says what another payment status does to its stock and money; left out where these are not known. */
  order?: Order | undefined;
  onClose: () => void;
}

/** Second step: choose any status, and confirm with a button that names it (ORD-10). */
export function StatusDialog({
  field,
  type,
  orderId,
  current,
  suggested = current,
  order,
  onClose,
}: StatusDialogProps) {
  const labelOf = useLabel();
  const { status: words } = useDictionary(ORDER_WORDS);
  const [chosen, setChosen] = useState(String(suggested));
  const blocked = useNeedsSignal();
  const { saving, set } = useSetStatus(orderId, type);
  const status = field.enum?.find(({ value }) => String(value) === chosen);
  const same = chosen === String(current);
  const confirm = async () => {
    if (status !== undefined) await set(Number(status.value), labelOf(status.label), onClose);
  };
  return (
    <Dialog
      width="narrow"
      title={labelOf(field.label)}
      busy={saving}
      onClose={onClose}
      actions={
        <DialogChoice
          busy={saving}
          disabled={status === undefined || same || blocked !== undefined}
          confirm={
            same || status === undefined ? words.new : fill(words.confirm, { name: labelOf(status.label) })
          }
          onConfirm={() => void confirm()}
          onCancel={onClose}
        />
      }
    >
      <StatusChoices field={field} chosen={chosen} onChoose={setChosen} />
      {order && type === STATUS_TYPE.payment && <StatusEffect order={order} to={Number(chosen)} />}
      {blocked !== undefined && <Box sx={{ ...quiet, mt: 1 }}>{blocked}</Box>}
    </Dialog>
  );
}
