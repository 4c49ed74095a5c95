import { useCallback } from 'react';
import { type RaRecord } from 'ra-core';
import { representIn } from './representation.ts';
import { useAppLocale } from '../i18n/useAppLocale.ts';
import { useStore } from '../authProvider/useSession.ts';
import { sayingOf } from './saying.ts';

/** Names records of any resource, in the current language and by the clock and currency of the store. */
export function useRepresent(): (resource: string, record: RaRecord) => string {
  const locale = useAppLocale();
  const store = useStore();
  return useCallback(
    (resource: string, record: RaRecord) => representIn(resource, record, sayingOf(locale, store)),
    [locale, store],
  );
}
