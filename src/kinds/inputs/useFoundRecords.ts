import { useGetList, useTranslate, type RaRecord } from 'ra-core';
import type { XRef } from '../../../domain/schema/vocabulary.ts';
import { inLocale, useAppLocale } from '../../i18n/words.ts';
import { findDescriptor } from '../../schema/descriptors.ts';
import { useSearches } from '../../schema/useSearches.ts';
import { matches } from '../../ui/search/matches.ts';

const FOUND = 20;
/** Of a list without a search; the largest page that every list gives. */
const FIRST = 100;

export interface FoundRecords {
  records: RaRecord[];
  pending: boolean;
  /** Why there may be no options, where the usual words would be wrong. */
  emptyText?: string;
  /** The other resource has no record that could be chosen. */
  none: boolean;
}

/**
 * Records that a reference may name, by typed words. The API searches; where the other resource has no search, the first
 * hundred are looked through here by their names.
 */
export function useFoundRecords(
  ref: Pick<XRef, 'resource' | 'filter'>,
  words: string,
  nameOf: (record: RaRecord) => string,
): FoundRecords {
  const translate = useTranslate();
  const locale = useAppLocale();
  const searchesIn = useSearches();
  const descriptor = findDescriptor(ref.resource);
  const list = descriptor?.list;
  const searches = descriptor !== undefined && searchesIn(descriptor);
  const { data, total, isPending, error } = useGetList<RaRecord>(ref.resource, {
    pagination: { page: 1, perPage: searches ? FOUND : FIRST },
    sort: list?.sort ?? { field: 'id', order: 'DESC' },
    filter: { ...ref.filter, ...(searches && words !== '' ? { search: words } : {}) },
  });
  const all = data ?? [];
  const things =
    words === '' && total === 0 && descriptor ? inLocale(descriptor.label, locale).many : undefined;
  const beyond = !searches && (total ?? 0) > FIRST;
  return {
    records: searches ? all : all.filter((record) => matches(nameOf(record), words)),
    pending: isPending,
    none: things !== undefined,
    ...(things && { emptyText: translate('form.reference.none', { name: things }) }),
    ...(beyond && { emptyText: translate('form.reference.beyond', { count: FIRST }) }),
    ...(error && { emptyText: translate('form.reference.failed') }),
  };
}
