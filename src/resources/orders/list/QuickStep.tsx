import { nextStep, type StatusStep } from '../../../../domain/orders/next-step.ts';
import { stillToPay } from '../../../../domain/orders/refunds.ts';
import { ORDER_STATUS, SHIPPING_STATUS } from '../../../../domain/orders/statuses.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { ORDER_WORDS, type OrderWords } from '../order-words.ts';
import { useMayMarkPaid } from '../status/useMayMarkPaid.ts';
import { LIST_WORDS } from './list-words.ts';
import { QuickButton } from './QuickButton.tsx';
import { QuickCollect } from './QuickCollect.tsx';
import { useOneTap } from './useOneTap.ts';
import { useQuickStatus } from './useQuickStatus.ts';

const WORD_OF = new Map<number, keyof OrderWords['next']>([
  [ORDER_STATUS.paid, 'paid'],
  [SHIPPING_STATUS.prepared, 'prepared'],
  [SHIPPING_STATUS.dispatched, 'dispatched'],
]);

/** What usually follows: money that a paid order lacks, or the next status. One tap; its notice takes it back. */
export function QuickStep({ order }: { order: Order }) {
  const mayEdit = useAllowed('orders')('edit');
  const mayMarkPaid = useMayMarkPaid();
  const once = useOneTap();
  const step = nextStep(order);
  if (mayMarkPaid && stillToPay(order) > 0) return <QuickCollect order={order} once={once} />;
  return mayEdit && step !== null && <StatusQuickStep order={order} step={step} once={once} />;
}

interface StatusQuickStepProps {
  order: Order;
  step: StatusStep;
  once: ReturnType<typeof useOneTap>;
}

function StatusQuickStep({ order, step, once }: StatusQuickStepProps) {
  const words = useDictionary(LIST_WORDS);
  const { next } = useDictionary(ORDER_WORDS);
  const { set } = useQuickStatus(order);
  const word = WORD_OF.get(step.status);
  if (word === undefined) return null;
  return (
    <QuickButton
      label={next[word]}
      description={fill(words.next_of, { step: next[word], sequence: String(order.sequence ?? '') })}
      busy={once.busy}
      onClick={() => once.tap(() => set(step))}
    />
  );
}
