import { use, useEffect } from 'react';
import { fillCount, useIntlLocale } from '../../i18n/words.ts';
import { InputSetContext } from './input.ts';

/**
 * The form is not saved while an upload has failed: its file would be missing without a word.
 * @param failed how many have
 * @param unsent the sentence about so many, in the user's language
 */
export function useUnsentCheck(failed: number, unsent: string): void {
  const locale = useIntlLocale();
  const addSaveCheck = use(InputSetContext)?.addSaveCheck;
  useEffect(
    () => addSaveCheck?.(() => (failed > 0 ? fillCount(unsent, failed, locale) : undefined)),
    [addSaveCheck, failed, unsent, locale],
  );
}
