import { useGetManyAggregate } from 'ra-core';
import type { RaRecord } from 'ra-core';
import { useState } from 'react';
import type { XRef } from '../../../domain/schema/vocabulary.ts';
import { useRepresent } from '../../schema/useRepresent.ts';
import { useDebounced } from '../../ui/search/useDebounced.ts';
import type { Option } from './ComboBox.tsx';
import { useFoundRecords } from './useFoundRecords.ts';

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
