import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Order } from '../../../../generated/orders/types.ts';
import { ORDERS_COLLECT_WORDS } from '../../../../generated/words/orders-collect.ts';
import { ORDERS_PAYMENT_WORDS } from '../../../../generated/words/orders-payment.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { Dialog, DialogChoice } from '../../../ui/dialog/Dialog.tsx';
import { useMoney } from '../../../ui/figure/Money.tsx';
import { useNeedsSignal } from '../../../ui/state/useNeedsSignal.ts';
import { quiet } from '../../../theme/styles.ts';
import { useCollect } from '../useOrderWrite.tsx';

export interface CollectDialogProps {
  order: Order;
  /** Absent where the buyer cannot be sent a link. */
  onSendLink: (() => void) | undefined;
  onClose(): void;
}

/** Says what a paid order lacks after an edit, and takes it as received or leads to a payment link. */
export default function CollectDialog({ order, onSendLink, onClose }: CollectDialogProps) {
  const words = useWords(ORDERS_COLLECT_WORDS);
  const { send } = useWords(ORDERS_PAYMENT_WORDS);
  const money = useMoney();
  const blocked = useNeedsSignal();
  const { busy, paid, missing, collect } = useCollect(order);
  const amounts = { total: money(order.total ?? 0), paid: money(paid), amount: money(missing) };
  return (
    <Dialog
      width="narrow"
      title={words.title}
      busy={busy}
      onClose={onClose}
      actions={
        <DialogChoice
          busy={busy}
          disabled={blocked !== undefined}
          confirm={words.confirm}
          onConfirm={() => void collect().then(onClose)}
          onCancel={onClose}
        />
      }
    >
      <Box>{fill(words.what, amounts)}</Box>
      {onSendLink !== undefined && (
        <Button variant="outlined" disabled={busy} onClick={onSendLink} sx={{ justifySelf: 'start' }}>
          {send}
        </Button>
      )}
      {blocked !== undefined && <Box sx={{ ...quiet, mt: 1 }}>{blocked}</Box>}
    </Dialog>
  );
}
