import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { useDataProvider } from 'ra-core';
import { nextStep, type StatusStep } from '../../../../domain/orders/next-step.ts';
import { stillToPay } from '../../../../domain/orders/refunds.ts';
import { ORDER_STATUS, SHIPPING_STATUS } from '../../../../domain/orders/statuses.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useLabel } from '../../../i18n/useLabel.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { useListDescriptor } from '../../../schema/useListDescriptor.ts';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { failureOf } from '../../../ui/form/failure.ts';
import { useNeedsSignal } from '../../../ui/state/useNeedsSignal.ts';
import { COLLECT_WORDS } from '../collect/collect-words.ts';
import { useCollect } from '../collect/useCollect.ts';
import { ORDER_WORDS, type OrderWords } from '../order-words.ts';
import { STATUS_FIELDS } from '../status/status-fields.ts';
import { useMayMarkPaid } from '../status/useMayMarkPaid.ts';
import { isStoredOrder } from '../stored-order.ts';
import { LIST_WORDS } from './list-words.ts';
import { useQuickWrite } from './useQuickWrite.tsx';

/** Milliseconds after a write. The first tap of two has put another button below the finger. */
const DOUBLE_TAP = 700;

/** Busy during a write and a little longer: a double tap does not do the next step as well. */
function useOneTap() {
  const [busy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tap = (write: () => Promise<void>): void => {
    setBusy(true);
    void write().finally(() => {
      timer.current = setTimeout(() => setBusy(false), DOUBLE_TAP);
    });
  };
  return { busy, tap };
}

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

interface QuickCollectProps {
  order: Order;
  once: ReturnType<typeof useOneTap>;
}

/** Collects what a paid order lacks, with one tap that its notice takes back. */
function QuickCollect({ order, once }: QuickCollectProps) {
  const words = useDictionary(COLLECT_WORDS);
  const money = useMoney();
  const { missing, collect } = useCollect(order);
  const values = { amount: money(missing), sequence: String(order.sequence ?? '') };
  return (
    <QuickButton
      label={fill(words.received, values)}
      description={fill(words.received_of, values)}
      busy={once.busy}
      onClick={() => once.tap(collect)}
    />
  );
}

interface QuickButtonProps {
  label: string;
  /** Names the order too: a list has many of them. */
  description: string;
  busy: boolean;
  onClick(): void;
}

/** What to do next with an order of the list, with one tap. */
function QuickButton({ label, description, busy, onClick }: QuickButtonProps) {
  const blocked = useNeedsSignal();
  return (
    <Button
      variant="outlined"
      loading={busy}
      disabled={blocked !== undefined}
      aria-label={description}
      onClick={onClick}
      // The second tap of two is for the button, not for the card below it, which would open the order.
      sx={{ minHeight: 'var(--target)', '&.Mui-disabled': { pointerEvents: 'auto' } }}
    >
      {label}
    </Button>
  );
}

/** Sets a status of an order in the list, where it stands, and offers to take it back. */
function useQuickStatus(order: Order) {
  const provider = useDataProvider<AppDataProvider>();
  const labelOf = useLabel();
  const words = useDictionary(LIST_WORDS);
  const { fields } = useListDescriptor();
  const { write } = useQuickWrite(order);
  const send = ({ status, type }: StatusStep, read?: Order) =>
    provider.setOrderStatus(order.id, status, type, read);
  const set = (step: StatusStep): Promise<void> => {
    const source = STATUS_FIELDS[step.type];
    const before: StatusStep = { type: step.type, status: order[source] };
    const chosen = fields[source]?.enum?.find(({ value }) => value === step.status);
    const name = chosen === undefined ? '' : labelOf(chosen.label);
    return write({
      work: () => send(step),
      text: fill(words.done, { sequence: String(order.sequence ?? ''), name }),
      undo: (stored) => takeBack({ step, before, stored }, send),
    });
  };
  return { set };
}

interface Taken {
  /** What was set. */
  step: StatusStep;
  /** What it was before. */
  before: StatusStep;
  /** The order as it was stored with the step. */
  stored: Order;
}

/**
 * Sets the status of before, as long as the order still has the one that was set. Other changes meanwhile stay.
 * Rejects with `stale` when somebody set another status since.
 */
export async function takeBack(
  { step, before, stored }: Taken,
  set: (step: StatusStep, read: Order) => Promise<Order>,
): Promise<Order> {
  try {
    return await set(before, stored);
  } catch (error) {
    const { code, current } = failureOf(error);
    if (code !== 'stale' || !isStoredOrder(current) || current[STATUS_FIELDS[step.type]] !== step.status)
      throw error;
    return set(before, current);
  }
}
