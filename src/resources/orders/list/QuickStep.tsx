import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { nextStep, SHIPPING_STATUS, type StatusStep } from '../../../../domain/orders/statuses.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { ORDERS_LIST_WORDS } from '../../../../generated/words/orders-list.ts';
import { ORDERS_SHOW_WORDS } from '../../../../generated/words/orders-show.ts';
import { fill, useLabel, useWords } from '../../../i18n/words.ts';
import { useListDescriptor } from '../../../schema/useDescriptor.ts';
import { useNeedsSignal } from '../../../ui/state/PageStates.tsx';
import { NEXT_WORDS, STATUS_FIELDS, useMaySetStatus } from '../order-api.ts';
import { shipmentPart } from '../dialogs/lazy-dialogs.tsx';
import { PayButton, usePayStep } from '../PayButton.tsx';
import { useQuickStatus } from '../useOrderWrite.tsx';

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

/**
 * What usually follows. A payment opens a sheet that asks how it came, a dispatch one that asks for the parcel. Any other
 * status is set with one tap, which the notice takes back.
 */
export function QuickStep({ order }: { order: Order }) {
  const maySet = useMaySetStatus();
  const once = useOneTap();
  const pay = usePayStep(order);
  const step = nextStep(order);
  const [dispatching, setDispatching] = useState(false);
  if (pay.isNext)
    return (
      <PayButton order={order} step={pay} listed variant="outlined" sx={{ minHeight: 'var(--target)' }} />
    );
  const follows = step !== null && maySet(step, order[STATUS_FIELDS[step.type]]);
  return (
    <>
      {follows && (
        <StatusQuickStep order={order} step={step} once={once} onDispatch={() => setDispatching(true)} />
      )}
      {dispatching && <DispatchSheet order={order} onClose={() => setDispatching(false)} />}
    </>
  );
}

/** Asks for carrier and tracking, as the status and the page of the order do. Both may stay empty. */
function DispatchSheet({ order, onClose }: { order: Order; onClose(): void }) {
  const { status: words } = useWords(ORDERS_SHOW_WORDS);
  const labelOf = useLabel();
  const states = useListDescriptor().fields['shipping_order_status_id']?.enum;
  const dispatched = states?.find(({ value }) => value === SHIPPING_STATUS.dispatched);
  const dispatch = fill(words.confirm, { name: dispatched ? labelOf(dispatched.label) : '' });
  return <shipmentPart.Part order={order} dispatch={dispatch} onClose={onClose} />;
}

interface StatusQuickStepProps {
  order: Order;
  step: StatusStep;
  once: ReturnType<typeof useOneTap>;
  onDispatch(): void;
}

function StatusQuickStep({ order, step, once, onDispatch }: StatusQuickStepProps) {
  const words = useWords(ORDERS_LIST_WORDS);
  const { set } = useQuickStatus(order);
  const word = NEXT_WORDS.get(step.status);
  if (word === undefined) return null;
  return (
    <QuickButton
      label={words.steps[word]}
      description={fill(words.next_of, { step: words.steps[word], sequence: String(order.sequence ?? '') })}
      busy={once.busy}
      onClick={() => (step.status === SHIPPING_STATUS.dispatched ? onDispatch() : once.tap(() => set(step)))}
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
