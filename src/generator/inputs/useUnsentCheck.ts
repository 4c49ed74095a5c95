import { use, useEffect } from 'react';
import { fillCount } from '../../i18n/fill-count.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useIntlLocale } from '../../i18n/useIntlLocale.ts';
import { PICTURE_WORDS } from '../../ui/picture/picture-words.ts';
import { InputSetContext } from './input.ts';
import type { Upload } from './useUploadQueue.ts';

/** The form is not saved while a picture has failed: it would be missing without a word. */
export function useUnsentCheck(uploads: readonly Upload[]): void {
  const words = useDictionary(PICTURE_WORDS);
  const locale = useIntlLocale();
  const addSaveCheck = use(InputSetContext)?.addSaveCheck;
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  useEffect(
    () => addSaveCheck?.(() => (failed > 0 ? fillCount(words.unsent, failed, locale) : undefined)),
    [addSaveCheck, failed, words, locale],
  );
}
