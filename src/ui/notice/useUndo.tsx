import { useDataProvider, useNotify, useRefresh, useTranslate } from 'ra-core';
import type { RefusedRecord } from '../../../domain/bulk/bulk-answers.ts';
import { BULK_WORDS, type BulkWords } from '../../../generated/words/bulk.ts';
import type { BulkResult, UndoKind } from '../../dataProvider/bulk-calls.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { errorSentence, fieldSentence, inUseSentence, type Translate } from '../../i18n/sentences.ts';
import { allows, useAccess } from '../../schema/useAllowed.ts';
import { fillCount, inLocale, useAppLocale, useWords } from '../../i18n/words.ts';
import { findDescriptor } from '../../schema/descriptors.ts';
import { UNDO_NOTICE, UndoMessage } from './UndoMessage.tsx';

/** Takes bulk changes and deletions back, and offers to. */
export function useUndo(resource: string) {
  const dataProvider = useDataProvider<AppDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const { words, say } = useBulkWords(resource);
  const seesLog = allows(useAccess(), { permission: 'audit.read' });
  const reason = (failed: readonly RefusedRecord[]): string =>
    failed[0] === undefined ? '' : refusedSentence(translate, resource, failed[0]);

  const undo = async (kind: UndoKind, id: number): Promise<boolean> => {
    try {
      const { done, failed } = await (await dataProvider.loadBulkCalls()).undoRecords(resource, kind, id);
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

  /** A notice that says what was done, with the button that takes it back for ten seconds; or that nothing does. */
  const offer = (text: string, kind: UndoKind, made: BulkResult['undo']): void => {
    if (made === null) {
      notify(kind === 'delete' ? `${text} ${words.final}` : text, { type: 'success' });
      return;
    }
    // Who may not open the log has the button alone.
    const hint = kind === 'delete' && seesLog ? words.undo_day : undefined;
    const onUndo = () => void undo(kind, made.id);
    notify(<UndoMessage text={text} hint={hint} label={words.undo} onUndo={onUndo} />, {
      type: 'success',
      autoHideDuration: UNDO_NOTICE,
    });
  };
  return { undo, offer };
}

interface BulkSentences {
  words: BulkWords;
  /** A sentence in the form that its number asks for, with the resource's name as `%{name}`. */
  say(sentence: string, count: number, values?: Readonly<Record<string, string | number>>): string;
}

/** The sentences about several records of a resource. */
export function useBulkWords(resource: string): BulkSentences {
  const words = useWords(BULK_WORDS);
  const locale = useAppLocale();
  const label = findDescriptor(resource)?.label;
  const names = label === undefined ? undefined : inLocale(label, locale);
  const say: BulkSentences['say'] = (sentence, count, values = {}) => {
    const name = (count === 1 ? names?.one : names?.many) ?? resource;
    return fillCount(sentence, count, locale, { name: name.toLocaleLowerCase(locale), ...values });
  };
  return { words, say };
}

/** Why a record stayed as it was: the sentence of its first field, else of the whole refusal. */
export function refusedSentence(
  translate: Translate,
  resource: string,
  { code, errors = {}, resource: by }: Pick<RefusedRecord, 'code' | 'errors' | 'resource'>,
): string {
  if (code === 'in_use') return inUseSentence(translate, by);
  const [first] = Object.entries(errors);
  const whole = translate(`errors.${code}`, { _: translate('errors.unexpected') });
  return first === undefined ? whole : fieldSentence(translate, resource, first[0], first[1], whole);
}
