import { useListContext } from 'ra-core';
import { sameValue } from '../../../domain/changes/changes.ts';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { useDeclaredViews } from './useDeclaredViews.ts';
import { useSavedViews } from './useSavedViews.ts';

/** Name of the view whose filters the list has, whatever its order; undefined without filters and for filters of no view. */
export function useChosenView(): string | undefined {
  const { filterValues } = useListContext();
  const views = [...useDeclaredViews(), ...useSavedViews(useDescriptor().name)];
  if (Object.keys(filterValues).length === 0) return undefined;
  return views.find(({ query }) => sameValue(query.filter, filterValues))?.name;
}
