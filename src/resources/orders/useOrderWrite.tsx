import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import type { StatusStep } from '../../../domain/orders/statuses.ts';
import type { PaymentWay } from '../../../domain/orders/order-payments.ts';
import type { Order } from '../../../generated/orders/types.ts';
import { ORDERS_LIST_WORDS } from '../../../generated/words/orders-list.ts';
import { ORDERS_PAY_WORDS } from '../../../generated/words/orders-pay.ts';
import { ORDERS_SHOW_WORDS } from '../../../generated/words/orders-show.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { downscale } from '../../kinds/inputs/downscale.ts';
import { useFollow } from '../../list/useFollow.ts';
import { fill, useLabel, useWords } from '../../i18n/words.ts';
import { useOpenLiveList } from '../../schema/live-list.ts';
import { useListDescriptor } from '../../schema/useDescriptor.ts';
import { useMoney } from '../../ui/figure/Money.tsx';
import { failureOf, failureSentence, useWrite } from '../../ui/form/useWrite.ts';
import { about, UNDO_NOTICE, UndoMessage } from '../../ui/notice/UndoMessage.tsx';
import { isStoredOrder, putOrder, refreshOrders, STATUS_FIELDS } from './order-api.ts';

interface QuickWrite {
  work(): Promise<Order>;
  /** What was done. */
  text: string;
  /** Rejects with `stale` or `changed_since` when somebody has changed the order since. */
  undo(stored: Order): Promise<Order>;
}

/** A change of an order with one tap. The order follows where it stands, and the notice takes the change back. */
function useQuickWrite(order: Order) {
  const notify = useNotify();
  const translate = useTranslate();
  const words = useWords(ORDERS_LIST_WORDS);
  const follow = useFollow('orders');
  const queries = useQueryClient();
  const live = useOpenLiveList();
  const { busy, run } = useWrite();
  const sequence = String(order.sequence ?? '');
  // The event of the change shows it too, where reading it now fails.
  const readAgain = () => follow([order.id]).catch(() => undefined);
  const countAgain = () =>
    void queries.invalidateQueries({
      predicate: (query) => query.queryKey[0] === 'orders' && !live.holds(query),
    });
  const mine = about('orders', order.id);
  const attempt = (work: () => Promise<Order>, onDone: (stored: Order) => void): Promise<void> =>
    run(work, {
      onDone: (stored) => {
        putOrder(queries, stored);
        onDone(stored);
        countAgain();
      },
      onFailure: async (failure) => {
        if (failure.code === 'stale' || failure.code === 'changed_since') {
          await readAgain();
          countAgain();
          notify(fill(words.moved, { sequence }), { ...mine, type: 'warning' });
          return;
        }
        const reason = failureSentence(translate, failure);
        notify(fill(words.failed, { sequence, reason }), { ...mine, type: 'error' });
      },
    });
  const write = ({ work, text, undo }: QuickWrite): Promise<void> =>
    attempt(work, (stored) => {
      const takeBack = () =>
        void attempt(
          () => undo(stored),
          () => notify(fill(words.undone, { sequence }), mine),
        );
      notify(<UndoMessage text={text} label={words.undo} onUndo={takeBack} />, {
        ...mine,
        type: 'success',
        autoHideDuration: UNDO_NOTICE,
      });
    });
  return { busy, write };
}

/** Shows everywhere what a write of an order has stored, says so, and reads again what else the write has changed. */
export function useOrderWritten(orderId: number) {
  const queries = useQueryClient();
  const notify = useNotify();
  /** `onShown` closes the dialog of the write. Without `stored` the order itself has not changed. */
  return (stored: Order | undefined, text: string, onShown: () => void): void => {
    if (stored !== undefined) putOrder(queries, stored);
    notify(text, { ...about('orders', orderId), type: 'success' });
    onShown();
    refreshOrders(queries);
  };
}

/** Sets one of an order's two statuses, shows it, and reports the result. */
export function useSetStatus(orderId: number, type: 1 | 2) {
  const provider = useDataProvider<AppDataProvider>();
  const notify = useNotify();
  const translate = useTranslate();
  const written = useOrderWritten(orderId);
  const { status: words } = useWords(ORDERS_SHOW_WORDS);
  const { busy: saving, run } = useWrite();
  /** `onSet` runs once the status is set. */
  const set = (statusId: number, name: string, onSet: () => void): Promise<void> =>
    run(() => provider.setOrderStatus(orderId, statusId, type), {
      onDone: (stored) => written(stored, fill(words.done, { name }), onSet),
      onFailure: (failure) => {
        const reason = failureSentence(translate, failure);
        notify(fill(words.failed, { reason }), { ...about('orders', orderId), type: 'error' });
      },
    });
  return { saving, set };
}

/** What a payment sheet says of the money that came. */
interface Received {
  way: PaymentWay;
  amount: number;
  /** The picture of the transfer. */
  proof: File | undefined;
}

/**
 * Writes down money for an order, and offers to take it back. `receive` answers whether it was written down.
 * @param owed what the order owes, as it was read
 */
export function useReceive(order: Order, owed: number) {
  const provider = useDataProvider<AppDataProvider>();
  const words = useWords(ORDERS_PAY_WORDS);
  const money = useMoney();
  const { busy, write } = useQuickWrite(order);
  const receive = async ({ way, amount, proof }: Received): Promise<boolean> => {
    let payment = 0;
    let received = false;
    const values = {
      sequence: String(order.sequence ?? ''),
      amount: money(amount),
      way: words.ways[way],
    };
    await write({
      work: async () => {
        const calls = await provider.loadOrderCalls();
        const proof_id =
          proof && (await calls.attachProof(order.id, await downscale(proof), () => undefined));
        const body = { way, amount, owed, ...(proof_id !== undefined && { proof_id }) };
        const answer = await calls.receivePayment(order.id, body);
        payment = answer.payment_id;
        received = true;
        return answer.order;
      },
      text: fill(amount < owed ? words.part_done : words.done, values),
      undo: async () => (await provider.loadOrderCalls()).voidPayment(order.id, payment),
    });
    return received;
  };
  return { busy, receive };
}

/** Sets a status of an order in the list, where it stands, and offers to take it back. */
export function useQuickStatus(order: Order) {
  const provider = useDataProvider<AppDataProvider>();
  const labelOf = useLabel();
  const words = useWords(ORDERS_LIST_WORDS);
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
