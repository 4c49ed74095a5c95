import { useContext } from 'react';
import { ListContext, type RaRecord } from 'ra-core';

/**
 * The ids of the page of the list that holds a record; its cells share one call. A list that grows by pages keeps the
 * pages that it has. Outside of a list, the record's own id.
 */
export function usePageIds(record: RaRecord): number[] {
  const list = useContext(ListContext);
  const records: RaRecord[] = list?.data ?? [];
  const index = records.indexOf(record);
  if (list === null || index < 0) return [Number(record.id)];
  const start = index - (index % list.perPage);
  return records.slice(start, start + list.perPage).map(({ id }) => Number(id));
}
