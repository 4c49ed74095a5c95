import { useState } from 'react';
import { useGetManyAggregate, useGetList, useTranslate, type RaRecord } from 'ra-core';
import type { XRef } from '../../../domain/schema/vocabulary.ts';
import { useRepresent } from '../../schema/representation.ts';
import { useDebounced } from '../../ui/search/useDebounced.ts';
import { matches } from '../../../domain/places/fold.ts';
import { inLocale, useAppLocale } from '../../i18n/words.ts';
import { findDescriptor } from '../../schema/descriptors.ts';
import { useSearches } from '../../schema/useAllowed.ts';
import type { Option } from './ComboBox.tsx';

const PAUSE_MS = 300;

/** Loads the names of chosen records of another resource, and searches for more. */
export function useReferenceSearch(ref: XRef, chosen: readonly (string | number)[]) {
  const represent = useRepresent();
  const [search, setSearch] = useState('');
  const searched = useDebounced(search, PAUSE_MS);
  const nameOf = (record: RaRecord) => nameIn(ref, record, represent);
  const found = useFoundRecords(ref, searched, nameOf);
  const named = useGetManyAggregate<RaRecord>(
    ref.resource,
    { ids: [...chosen] },
    { enabled: chosen.length > 0 },
  );
  const known = new Map(
    [...found.records, ...(named.data ?? [])].filter(Boolean).map((one) => [one.id, one]),
  );
  return {
    setSearch,
    options: found.records.map((record): Option => ({ id: record.id, text: nameOf(record) })),
    loading: found.pending || search !== searched,
    emptyText: found.emptyText,
    none: found.none,
    /** The chosen records, with names once they have loaded. */
    chosen: chosen.map((id): Option => {
      const record = known.get(id);
      return { id, text: record ? nameOf(record) : named.isPending ? '…' : `#${id}` };
    }),
  };
}

function nameIn(
  { resource, label }: XRef,
  record: RaRecord,
  represent: ReturnType<typeof useRepresent>,
): string {
  const text: unknown = label === undefined ? undefined : record[label];
  return typeof text === 'string' && text !== '' ? text : represent(resource, record);
}

const FOUND = 20;
/** Of a list without a search; the largest page that every list gives. */
const FIRST = 100;

interface FoundRecords {
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
