import Button from '@mui/material/Button';
import { nextStep } from '../../../../domain/orders/next-step.ts';
import { ORDER_STATUS, SHIPPING_STATUS } from '../../../../domain/orders/statuses.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { ORDER_WORDS, type OrderWords } from '../order-words.ts';
import { LIST_WORDS } from './list-words.ts';
import { useQuickStatus } from './useQuickStatus.tsx';

const WORD_OF = new Map<number, keyof OrderWords['next']>([
  [ORDER_STATUS.paid, 'paid'],
  [SHIPPING_STATUS.prepared, 'prepared'],
  [SHIPPING_STATUS.dispatched, 'dispatched'],
]);

/** The status that usually follows, set with one tap and taken back from its notice. */
export function QuickStep({ order }: { order: Order }) {
  const words = useDictionary(LIST_WORDS);
  const { next } = useDictionary(ORDER_WORDS);
  const mayEdit = useAllowed('orders')('edit');
  const { busy, set } = useQuickStatus(order);
  const step = nextStep(order);
  const word = step && WORD_OF.get(step.status);
  if (!mayEdit || !step || !word) return null;
  return (
    <Button
      variant="outlined"
      loading={busy}
      aria-label={fill(words.next_of, { step: next[word], sequence: String(order.sequence ?? '') })}
      onClick={() => void set(step)}
      sx={{ minHeight: 'var(--target)' }}
    >
      {next[word]}
    </Button>
  );
}
