import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import type { Order } from '../../../../generated/orders/types.ts';
import { useFollow } from '../../../generator/list/live/useFollow.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { failureSentence } from '../../../ui/form/failure.ts';
import { useOpenLiveList } from '../../../schema/live-list.ts';
import { useWrite } from '../../../ui/form/useWrite.ts';
import { about } from '../../../ui/notice/about.ts';
import { UNDO_NOTICE, UndoMessage } from '../../../ui/notice/UndoMessage.tsx';
import { putOrder } from '../put-order.ts';
import { LIST_WORDS } from './list-words.ts';

interface QuickWrite {
  work(): Promise<Order>;
  /** What was done. */
  text: string;
  /** Rejects with `stale` or `changed_since` when somebody has changed the order since. */
  undo(stored: Order): Promise<Order>;
}

/** A change of an order with one tap. The order follows where it stands, and the notice takes the change back. */
export function useQuickWrite(order: Order) {
  const notify = useNotify();
  const translate = useTranslate();
  const words = useDictionary(LIST_WORDS);
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
