import { use, useCallback, useSyncExternalStore } from 'react';
import { type RaRecord } from 'ra-core';
import { representIn } from './representation.ts';
import { useAppLocale } from '../i18n/words.ts';
import { useStore } from '../authProvider/useSession.ts';
import { ReferenceNamesContext, sayingNames } from './reference-names.ts';
import { sayingOf } from './saying.ts';

/** Names records of any resource, in the current language and by the clock and currency of the store. */
export function useRepresent(): (resource: string, record: RaRecord) => string {
  const locale = useAppLocale();
  const store = useStore();
  const names = use(ReferenceNamesContext);
  const find = useSyncExternalStore(names.subscribe, names.finder);
  return useCallback(
    (resource: string, record: RaRecord) =>
      representIn(resource, record, sayingNames(sayingOf(locale, store), find)),
    [locale, store, find],
  );
}
