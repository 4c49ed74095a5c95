import type { Order } from '../../../../generated/orders/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { COLLECT_WORDS } from '../collect/collect-words.ts';
import { useCollect } from '../collect/useCollect.ts';
import { QuickButton } from './QuickButton.tsx';
import type { useOneTap } from './useOneTap.ts';

interface QuickCollectProps {
  order: Order;
  once: ReturnType<typeof useOneTap>;
}

/** Collects what a paid order lacks, with one tap that its notice takes back. */
export function QuickCollect({ order, once }: QuickCollectProps) {
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
