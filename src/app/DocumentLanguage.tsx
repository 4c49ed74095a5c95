import { useEffect } from 'react';
import { useAppLocale } from '../i18n/useAppLocale.ts';

/** Screen readers and hyphenation follow the language on screen. */
export function DocumentLanguage() {
  const locale = useAppLocale();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return null;
}
