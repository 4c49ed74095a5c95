import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import type { AppDataProvider } from '../../../dataProvider/dataProvider.ts';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { failureSentence } from '../../../ui/form/failure.ts';
import { useWrite } from '../../../ui/form/useWrite.ts';
import { UNDO_NOTICE, UndoMessage } from '../../../ui/notice/UndoMessage.tsx';
import { DOUBTFUL_KEY } from '../useDoubtfulPayments.ts';
import { PROVIDER_WORDS } from '../provider-words.ts';

/** Marks a doubtful payment as reviewed; its notice takes that back. */
export function useReviewCalls(id: number) {
  const words = useDictionary(PROVIDER_WORDS);
  const provider = useDataProvider<AppDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const { run } = useWrite();

  const readAgain = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: DOUBTFUL_KEY }),
      queries.invalidateQueries({ queryKey: ['orders', 'timeline'] }),
    ]);
  const takeBack = () =>
    run(async () => (await provider.loadPaymentChannelCalls()).unreviewPayment(id), {
      onDone: async () => {
        await readAgain();
        notify(words.unmarked);
      },
      onFailure: (failure) => {
        const reason = failureSentence(translate, failure);
        notify(fill(words.not_unmarked, { reason }), { type: 'error' });
      },
    });
  return {
    mark: async (note: string) => (await provider.loadPaymentChannelCalls()).reviewPayment(id, note),
    announce: async () => {
      await readAgain();
      notify(<UndoMessage text={words.marked} label={words.unmark} onUndo={() => void takeBack()} />, {
        type: 'success',
        autoHideDuration: UNDO_NOTICE,
      });
    },
  };
}
