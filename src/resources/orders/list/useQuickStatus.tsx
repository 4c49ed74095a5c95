import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import type { StatusStep } from '../../../../domain/orders/next-step.ts';
import type { Order } from '../../../../generated/orders/types.ts';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { useFollow } from '../../../generator/list/live/useFollow.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useLabel } from '../../../i18n/useLabel.ts';
import { useListDescriptor } from '../../../schema/useListDescriptor.ts';
import { failureSentence } from '../../../ui/form/failure.ts';
import { useWrite } from '../../../ui/form/useWrite.ts';
import { UNDO_NOTICE, UndoMessage } from '../../../ui/notice/UndoMessage.tsx';
import { STATUS_FIELDS } from '../status/status-fields.ts';
import { LIST_WORDS } from './list-words.ts';
import { takeBack } from './take-back.ts';

/** Sets a status of an order in the list, where it stands, and offers to take it back. */
export function useQuickStatus(order: Order) {
  const provider = useDataProvider<AppDataProvider>();
  const notify = useNotify();
  const translate = useTranslate();
  const labelOf = useLabel();
  const words = useDictionary(LIST_WORDS);
  const { fields } = useListDescriptor();
  const follow = useFollow('orders');
  const { busy, run } = useWrite();
  const sequence = String(order.sequence ?? '');

  const send = ({ status, type }: StatusStep, read?: Order) =>
    provider.setOrderStatus(order.id, status, type, read);
  const write = (work: () => Promise<Order>, onDone: (stored: Order) => void): Promise<void> =>
    run(work, {
      onDone: async (stored) => {
        // The event of the change shows it too, where reading it now fails.
        await follow([order.id]).catch(() => undefined);
        onDone(stored);
      },
      onFailure: async (failure) => {
        if (failure.code === 'stale') {
          await follow([order.id]).catch(() => undefined);
          notify(fill(words.moved, { sequence }), { type: 'warning' });
          return;
        }
        const reason = failureSentence(translate, failure);
        notify(fill(words.failed, { sequence, reason }), { type: 'error' });
      },
    });
  const set = (step: StatusStep): Promise<void> => {
    const source = STATUS_FIELDS[step.type];
    const before: StatusStep = { type: step.type, status: order[source] };
    const chosen = fields[source]?.enum?.find(({ value }) => value === step.status);
    const text = fill(words.done, { sequence, name: chosen === undefined ? '' : labelOf(chosen.label) });
    const undo = (stored: Order) =>
      write(
        () => takeBack({ step, before, stored }, send),
        () => notify(fill(words.undone, { sequence })),
      );
    return write(
      () => send(step),
      (stored) =>
        notify(<UndoMessage text={text} label={words.undo} onUndo={() => void undo(stored)} />, {
          type: 'success',
          autoHideDuration: UNDO_NOTICE,
        }),
    );
  };
  return { busy, set };
}
