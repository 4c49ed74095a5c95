import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { useResourceContext, type RaRecord } from 'ra-core';
import type { QueryClient } from '@tanstack/react-query';
import { DEFAULT_TIME_ZONE } from '../../domain/dates/zone.ts';
import type { CurrentStore } from '../../domain/identity/session-info.ts';
import { DEFAULT_CURRENCY, wholeUnits } from '../../domain/money/currency.ts';
import type { Saying } from '../../domain/kinds/spoken.ts';
import { representRecord, DEEPEST_NAME } from '../../domain/schema/represent.ts';
import { judge, lookupRule } from '../../domain/access/access.ts';
import { intlLocale } from '../i18n/locales.ts';
import { inLocale, useAppLocale } from '../i18n/words.ts';
import { accessOf, type SessionStore } from '../authProvider/session-store.ts';
import type { AppDataProvider } from '../dataProvider/dataProvider.ts';
import { referenceKey } from '../dataProvider/query-cache.ts';
import { useStore } from '../authProvider/useSession.ts';
import { findDescriptor } from './descriptors.ts';

/** How a store says the names of its records in a language. */
export function sayingOf(locale: string, store: CurrentStore | null): Saying {
  return {
    locale: intlLocale(locale),
    timeZone: store?.time_zone ?? DEFAULT_TIME_ZONE,
    currency: wholeUnits(store?.currency ?? DEFAULT_CURRENCY),
    wordOf: (words) => inLocale(words, locale),
  };
}

/** A record of a resource in the words of its schema; `#7` without words. */
export function representIn(resource: string, record: RaRecord, saying: Saying): string {
  const { representation = 'name', fields = {} } = findDescriptor(resource) ?? {};
  return representRecord(representation, (source) => fields[source], record, saying) || `#${record.id}`;
}

/** A record's title: its name. The resource's name precedes one that is only a number (`Pedido #12`). */
export function titleOf(one: string, name: string): string {
  return name.startsWith('#') ? `${one} ${name}` : name;
}

/** The record; 'loading' until it has arrived, undefined for one that is gone or not for this member. */
type Find = (resource: string, id: number) => RaRecord | 'loading' | undefined;

/** The records that the names of others show, such as the customer of a quote. */
export interface ReferenceNames {
  /** Another function when a record has arrived or changed; for `useSyncExternalStore(subscribe, finder)`. */
  finder(): Find;
  subscribe(listener: () => void): () => void;
}

/**
 * The records are in react-admin's own cache (`getMany`), so that a saved change reaches the names that show it. What is
 * asked for in one drawing is read in one call.
 */
export function createReferenceNames(
  queries: QueryClient,
  session: SessionStore,
  getMany: AppDataProvider['getMany'],
): ReferenceNames {
  const listeners = new Set<() => void>();
  const missing = new Map<string, Set<number>>();
  const asked = new Set<string>();

  function changed(): void {
    finder = (resource, id) => find(resource, id);
    for (const listener of listeners) listener();
  }

  queries.getQueryCache().subscribe(({ type, query }) => {
    const hash = hashOf(query.queryKey);
    if (type === 'removed') asked.delete(hash);
    if (type !== 'updated' || !asked.has(hash)) return;
    // A change somewhere else: the next drawing asks again.
    if (query.state.isInvalidated) asked.delete(hash);
    changed();
  });

  async function read(resource: string, ids: readonly number[]): Promise<void> {
    const { data } = await getMany<RaRecord>(resource, { ids: [...ids] }).catch(() => ({ data: [] }));
    for (const id of ids) {
      const record = data.find((one) => one.id === id);
      queries.setQueryData(referenceKey(resource, id), record === undefined ? [] : [record]);
    }
  }

  function ask(resource: string, id: number): void {
    if (missing.size === 0)
      setTimeout(() => {
        const wanted = [...missing];
        missing.clear();
        for (const [name, ids] of wanted) void read(name, [...ids]);
      });
    missing.set(resource, (missing.get(resource) ?? new Set()).add(id));
  }

  const find: Find = (resource, id) => {
    const descriptor = findDescriptor(resource);
    const access = accessOf(session.current());
    if (descriptor === undefined || access === null) return undefined;
    if (judge(access, lookupRule(resource, descriptor.access.list)) !== 'allowed') return undefined;
    const key = referenceKey(resource, id);
    if (!asked.has(hashOf(key))) {
      asked.add(hashOf(key));
      ask(resource, id);
    }
    const known = queries.getQueryData<RaRecord[]>(key);
    return known === undefined ? 'loading' : known[0];
  };
  let finder = find;

  return {
    finder: () => finder,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function hashOf(key: readonly unknown[]): string {
  return JSON.stringify(key);
}

/** A saying with the names of the records that names show. One that has not arrived yet is left out. */
export function sayingNames(saying: Saying, find: Find, depth = DEEPEST_NAME): Saying {
  if (depth === 0) return saying;
  return {
    ...saying,
    nameOf({ resource, label }, id) {
      const found = find(resource, id);
      if (found === 'loading') return '';
      if (found === undefined) return undefined;
      if (label !== undefined) return String(found[label] ?? '');
      return representIn(resource, found, sayingNames(saying, find, depth - 1));
    },
  };
}

const unnamed: Find = () => undefined;

/** Left out around a part of the kit: it names no other records. */
export const ReferenceNamesContext = createContext<ReferenceNames>({
  finder: () => unnamed,
  subscribe: () => () => undefined,
});

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

/** Names a record of the current resource. */
export function useRecordRepresentation(): (record: RaRecord) => string {
  const resource = useResourceContext() ?? '';
  const represent = useRepresent();
  return useCallback((record: RaRecord) => represent(resource, record), [represent, resource]);
}
