import { useMemo } from 'react';
import { useListContext } from 'ra-core';
import type { FieldDescriptor } from '../../../domain/schema/descriptors.ts';
import type { Filter } from '../../../domain/schema/model.ts';
import { useListDescriptor } from '../../schema/useDescriptor.ts';
import { useShown } from '../../schema/useReadable.ts';
import { filterKey } from './filter-values.ts';

export interface ListFilter extends Filter {
  key: string;
  field: FieldDescriptor;
}

/** A field with both an `in` and an `equals` filter gets one input. */
function once(filters: readonly ListFilter[]): ListFilter[] {
  return filters.filter(
    (filter) =>
      filter.op !== 'equals' || !filters.some((other) => other.source === filter.source && other.op === 'in'),
  );
}

/** The declared filters of the current list, and which of them are in use. */
export function useFilters(): { filters: ListFilter[]; active: ListFilter[] } {
  const { fields, filters: declared } = useListDescriptor();
  const { filterValues } = useListContext();
  const shown = useShown();
  const filters = useMemo(
    () =>
      once(
        declared.flatMap((filter) => {
          const field = fields[filter.source];
          const key = filterKey(filter);
          if (field === undefined || field.hidden?.includes('filter')) return [];
          // A filter of a saved address is there to be taken out, whatever it is about.
          if (!shown(field) && filterValues[key] === undefined) return [];
          return [{ ...filter, field, key }];
        }),
      ),
    [fields, declared, shown, filterValues],
  );
  const active = filters.filter((filter) => filterValues[filter.key] !== undefined);
  return { filters, active };
}
