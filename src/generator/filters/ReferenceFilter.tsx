import { useState } from 'react';
import { useGetList, useGetMany, type RaRecord } from 'ra-core';
import { findDescriptor } from '../../schema/descriptors.ts';
import { useRepresent } from '../../schema/useRepresent.ts';
import { ManyBox } from './ManyBox.tsx';
import { chosenOf } from './filter-values.ts';
import type { FilterInputProps } from './filter.ts';
import { useDebounced } from '../../ui/search/useDebounced.ts';

const SHOWN = 25;
/** Milliseconds after the last key. */
const PAUSE_MS = 500;

/** Any of several records, with a search. */
export default function ReferenceFilter({ field, value, onChange, takesFocus }: FilterInputProps) {
  const resource = field.ref?.resource ?? '';
  const list = findDescriptor(resource)?.list;
  const represent = useRepresent();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), PAUSE_MS);
  const chosen = chosenOf(value);
  const { data: found = [], isFetching } = useGetList<RaRecord>(resource, {
    pagination: { page: 1, perPage: SHOWN },
    sort: list?.sort ?? { field: 'id', order: 'DESC' },
    filter: { ...field.ref?.filter, ...(search === '' || !list?.search.length ? {} : { search }) },
  });
  const { data: known = [] } = useGetMany<RaRecord>(
    resource,
    { ids: chosen },
    { enabled: chosen.length > 0 },
  );
  const option = (record: RaRecord) => ({ value: record.id, label: represent(resource, record) });
  return (
    <ManyBox
      field={field}
      takesFocus={takesFocus}
      loading={isFetching}
      options={found.map(option)}
      chosen={known.filter((record) => chosen.includes(record.id)).map(option)}
      onTyped={setTyped}
      onChange={onChange}
    />
  );
}
