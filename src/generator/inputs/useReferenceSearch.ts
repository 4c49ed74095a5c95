import { useGetList, useGetManyAggregate } from 'ra-core';
import type { RaRecord } from 'ra-core';
import { useState } from 'react';
import type { XRef } from '../../../domain/schema/vocabulary.ts';
import { useRepresent } from '../../schema/useRepresent.ts';
import { useDebounced } from '../../ui/search/useDebounced.ts';
import type { Option } from './ComboBox.tsx';

const FOUND = 20;
const PAUSE_MS = 300;

/** Loads the names of chosen records of another resource, and searches for more. */
export function useReferenceSearch(ref: XRef, chosen: readonly (string | number)[]) {
  const represent = useRepresent();
  const [search, setSearch] = useState('');
  const searched = useDebounced(search, PAUSE_MS);
  const found = useGetList<RaRecord>(ref.resource, {
    pagination: { page: 1, perPage: FOUND },
    filter: { ...ref.filter, ...(searched === '' ? {} : { search: searched }) },
  });
  const named = useGetManyAggregate<RaRecord>(
    ref.resource,
    { ids: [...chosen] },
    { enabled: chosen.length > 0 },
  );
  const known = new Map(
    [...(found.data ?? []), ...(named.data ?? [])].filter(Boolean).map((one) => [one.id, one]),
  );
  return {
    setSearch,
    options: (found.data ?? []).map((record): Option => ({
      id: record.id,
      text: nameIn(ref, record, represent),
    })),
    loading: found.isPending || search !== searched,
    failed: found.error !== null,
    /** The chosen records, with names once they have loaded. */
    chosen: chosen.map((id): Option => {
      const record = known.get(id);
      return { id, text: record ? nameIn(ref, record, represent) : named.isPending ? '…' : `#${id}` };
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
