import { useNotify, useTranslate } from 'ra-core';
import type { Order } from '../../../../generated/orders/types.ts';
import { useFollow } from '../../../generator/list/live/useFollow.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { failureSentence } from '../../../ui/form/failure.ts';
import { useWrite } from '../../../ui/form/useWrite.ts';
import { about } from '../../../ui/notice/about.ts';
import { UNDO_NOTICE, UndoMessage } from '../../../ui/notice/UndoMessage.tsx';
import { LIST_WORDS } from './list-words.ts';

interface QuickWrite<Stored> {
  work(): Promise<Stored>;
  /** What was done. */
  text: string;
  /** Rejects with `stale` or `changed_since` when somebody has changed the order since. */
  undo(stored: Stored): Promise<unknown>;
}

/** A change of an order with one tap. The order follows where it stands, and the notice takes the change back. */
export function useQuickWrite(order: Order) {
  const notify = useNotify();
  const translate = useTranslate();
  const words = useDictionary(LIST_WORDS);
  const follow = useFollow('orders');
  const { busy, run } = useWrite();
  const sequence = String(order.sequence ?? '');
  // The event of the change shows it too, where reading it now fails.
  const shown = () => follow([order.id]).catch(() => undefined);
  const mine = about('orders', order.id);
  const attempt = <Stored,>(work: () => Promise<Stored>, onDone: (stored: Stored) => void): Promise<void> =>
    run(work, {
      onDone: async (stored) => {
        await shown();
        onDone(stored);
      },
      onFailure: async (failure) => {
        if (failure.code === 'stale' || failure.code === 'changed_since') {
          await shown();
          notify(fill(words.moved, { sequence }), { ...mine, type: 'warning' });
          return;
        }
        const reason = failureSentence(translate, failure);
        notify(fill(words.failed, { sequence, reason }), { ...mine, type: 'error' });
      },
    });
  const write = <Stored,>({ work, text, undo }: QuickWrite<Stored>): Promise<void> =>
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
