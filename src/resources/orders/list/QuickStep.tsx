import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { nextStep, type StatusStep } from '../../../../domain/orders/statuses.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { ORDERS_LIST_WORDS } from '../../../../generated/words/orders-list.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { useNeedsSignal } from '../../../ui/state/PageStates.tsx';
import { NEXT_WORDS, STATUS_FIELDS, useMaySetStatus } from '../order-api.ts';
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

/** What usually follows: the payment, in a sheet that asks how it came, or the next status with one tap. The notice takes it back. */
export function QuickStep({ order }: { order: Order }) {
  const maySet = useMaySetStatus();
  const once = useOneTap();
  const pay = usePayStep(order);
  const step = nextStep(order);
  if (pay.isNext)
    return (
      <PayButton order={order} step={pay} listed variant="outlined" sx={{ minHeight: 'var(--target)' }} />
    );
  if (step === null || !maySet(step, order[STATUS_FIELDS[step.type]])) return null;
  return <StatusQuickStep order={order} step={step} once={once} />;
}

interface StatusQuickStepProps {
  order: Order;
  step: StatusStep;
  once: ReturnType<typeof useOneTap>;
}

function StatusQuickStep({ order, step, once }: StatusQuickStepProps) {
  const words = useWords(ORDERS_LIST_WORDS);
  const { set } = useQuickStatus(order);
  const word = NEXT_WORDS.get(step.status);
  if (word === undefined) return null;
  return (
    <QuickButton
      label={words.steps[word]}
      description={fill(words.next_of, { step: words.steps[word], sequence: String(order.sequence ?? '') })}
      busy={once.busy}
      onClick={() => once.tap(() => set(step))}
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
