import { useEffect } from 'react';
import { useLocale } from 'ra-core';

/** Screen readers and hyphenation follow the language on screen. */
export function DocumentLanguage() {
  const locale = useLocale();
  useEffect(() => {
    document.documentElement.lang = locale ?? 'es';
  }, [locale]);
  return null;
}
