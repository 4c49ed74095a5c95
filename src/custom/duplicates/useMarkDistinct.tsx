import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { formatPhone } from '../../../domain/phones/notations.ts';
import { DUPLICATES_WORDS } from '../../../generated/words/duplicates.ts';
import type { DuplicateGroup } from '../../dataProvider/customer-calls.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { failureSentence, useWrite, type Failure } from '../../ui/form/useWrite.ts';
import { UNDO_NOTICE, UndoMessage } from '../../ui/notice/UndoMessage.tsx';
import { DUPLICATES_KEY, takeGroup } from './take-group.ts';

/** Says that the clients of a number are not the same person; the notice takes that back. */
export function useMarkDistinct(group: DuplicateGroup) {
  const words = useWords(DUPLICATES_WORDS);
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const dataProvider = useDataProvider<AppDataProvider>();
  const { busy, run } = useWrite();
  const phone = formatPhone(group.phone_number);

  const readAgain = () => queries.invalidateQueries({ queryKey: DUPLICATES_KEY });
  const onFailure = async (failure: Failure) => {
    notify(failureSentence(translate, failure), { type: 'error' });
    await readAgain();
  };
  const unmark = () =>
    run(async () => (await dataProvider.loadCustomerCalls()).unmarkDistinct(group), {
      onDone: async () => {
        notify(fill(words.unmarked, { phone }), { type: 'success' });
        await readAgain();
      },
      onFailure,
    });
  const mark = () =>
    run(async () => (await dataProvider.loadCustomerCalls()).markDistinct(group), {
      onDone: async () => {
        notify(
          <UndoMessage
            text={fill(words.marked, { phone })}
            label={words.undo}
            onUndo={() => void unmark()}
          />,
          { type: 'success', autoHideDuration: UNDO_NOTICE },
        );
        takeGroup(queries, group);
        await readAgain();
      },
      onFailure,
    });
  return { busy, mark };
}
