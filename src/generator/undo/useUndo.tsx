import { useDataProvider, useNotify, useRefresh, useTranslate } from 'ra-core';
import type { BulkResult, RefusedRecord, UndoKind } from '../../dataProvider/bulk-calls.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { errorSentence } from '../../i18n/error-sentence.ts';
import { UNDO_NOTICE, UndoMessage } from '../../ui/notice/UndoMessage.tsx';
import { refusedSentence } from './refused-sentence.ts';
import { useBulkWords } from './useBulkWords.ts';

/** Takes bulk changes and deletions back, and offers to. */
export function useUndo(resource: string) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const { words, say } = useBulkWords(resource);
  const reason = (failed: readonly RefusedRecord[]): string =>
    failed[0] === undefined ? '' : refusedSentence(translate, resource, failed[0]);

  const undo = async (kind: UndoKind, id: number): Promise<boolean> => {
    try {
      const { done, failed } = await dataProvider.undoRecords(resource, kind, id);
      const stayed = failed.length === 0 ? '' : ` ${say(words.stayed, failed.length)} ${reason(failed)}`;
      notify(say(words.undone, done.length) + stayed, { type: failed.length === 0 ? 'success' : 'warning' });
      refresh();
      return true;
    } catch (error) {
      const sentence = errorSentence(translate, error);
      notify(say(words.undo_failed, 0, { reason: sentence }), { type: 'error' });
      refresh();
      return false;
    }
  };

  /** A notice that says what was done, with the button that takes it back for ten seconds. */
  const offer = (text: string, kind: UndoKind, made: BulkResult['undo']): void => {
    if (made === null) notify(text, { type: 'success' });
    else
      notify(<UndoMessage text={text} label={words.undo} onUndo={() => void undo(kind, made.id)} />, {
        type: 'success',
        autoHideDuration: UNDO_NOTICE,
      });
  };
  return { undo, offer };
}
