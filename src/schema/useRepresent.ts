import { useCallback } from 'react';
import { useLocale, type RaRecord } from 'ra-core';
import { representIn } from './representation.ts';
import { DEFAULT_LOCALE } from '../i18n/locales.ts';
import { useStore } from '../authProvider/useSession.ts';
import { sayingOf } from './saying.ts';

/** Names records of any resource, in the current language and by the clock and currency of the store. */
export function useRepresent(): (resource: string, record: RaRecord) => string {
  const locale = useLocale() ?? DEFAULT_LOCALE;
  const store = useStore();
  return useCallback(
    (resource: string, record: RaRecord) => representIn(resource, record, sayingOf(locale, store)),
    [locale, store],
  );
}
