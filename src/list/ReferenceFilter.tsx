import { useState } from 'react';
import { useGetMany, type RaRecord } from 'ra-core';
import { useRepresent } from '../schema/representation.ts';
import { useFoundRecords } from '../kinds/inputs/useFoundRecords.ts';
import { ManyBox } from './ManyBox.tsx';
import { chosenOf, type FilterInputProps } from './useFilters.ts';
import { useDebounced } from '../ui/search/useDebounced.ts';

/** Milliseconds after the last key. */
const PAUSE_MS = 500;

/** Any of several records, with a search. */
export default function ReferenceFilter({ field, value, onChange, takesFocus }: FilterInputProps) {
  const resource = field.ref?.resource ?? '';
  const represent = useRepresent();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), PAUSE_MS);
  const chosen = chosenOf(value);
  const nameOf = (record: RaRecord) => represent(resource, record);
  const found = useFoundRecords({ ...field.ref, resource }, search, nameOf);
  const { data: known = [] } = useGetMany<RaRecord>(
    resource,
    { ids: chosen },
    { enabled: chosen.length > 0 },
  );
  const option = (record: RaRecord) => ({ value: record.id, label: nameOf(record) });
  return (
    <ManyBox
      field={field}
      takesFocus={takesFocus}
      loading={found.pending}
      options={found.records.map(option)}
      emptyText={found.emptyText}
      chosen={known.filter((record) => chosen.includes(record.id)).map(option)}
      onTyped={setTyped}
      onChange={onChange}
    />
  );
}
