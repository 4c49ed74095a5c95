import { useDataProvider } from 'ra-core';
import { paidOf, stillToPay } from '../../../../domain/orders/refunds.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useMoney } from '../../../ui/figure/useMoney.ts';
import { useQuickWrite } from '../list/useQuickWrite.tsx';
import { COLLECT_WORDS } from './collect-words.ts';

/** Writes down that the buyer has paid what a paid order lacks, and offers to take it back. */
export function useCollect(order: Order) {
  const provider = useDataProvider<AppDataProvider>();
  const words = useDictionary(COLLECT_WORDS);
  const money = useMoney();
  const { busy, write } = useQuickWrite(order);
  const [paid, missing] = [paidOf(order), stillToPay(order)];
  const set = async (now: number, was: number) =>
    (await provider.loadOrderCalls()).setOrderPaid(order.id, { paid: now, was });
  const collect = (): Promise<void> =>
    write({
      work: () => set(paid + missing, paid),
      text: fill(words.done, { sequence: String(order.sequence ?? ''), amount: money(missing) }),
      undo: () => set(paid, paid + missing),
    });
  return { busy, paid, missing, collect };
}
