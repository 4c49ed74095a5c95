import { useMemo } from 'react';
import { useListContext, useDataProvider } from 'ra-core';
import { useQuery } from '@tanstack/react-query';
import { sameValue } from '../../domain/changes/changes.ts';
import type { ViewQuery, SavedView } from '../../domain/lists/saved-view-calls.ts';
import { daysAt } from '../../domain/lists/moving-days.ts';
import { useDescriptor, useListDescriptor } from '../schema/useDescriptor.ts';
import { useLabel } from '../i18n/words.ts';
import { useDates } from '../ui/figure/DateText.tsx';
import type { AppDataProvider } from '../dataProvider/dataProvider.ts';
import { viewsKey } from '../dataProvider/query-cache.ts';

/** Name of the view whose filters the list has, whatever its order; undefined without filters and for filters of no view. */
export function useChosenView(): string | undefined {
  const { filterValues } = useListContext();
  const views = [...useDeclaredViews(), ...useSavedViews(useDescriptor().name)];
  if (Object.keys(filterValues).length === 0) return undefined;
  return views.find(({ query }) => sameValue(query.filter, filterValues))?.name;
}

interface DeclaredView {
  id: string;
  name: string;
  query: ViewQuery;
}

/** The views that the schema declares, `today` as the store's day. */
export function useDeclaredViews(): DeclaredView[] {
  const { views = [] } = useListDescriptor();
  const labelOf = useLabel();
  const { today } = useDates();
  return views.map(({ id, label, filter }) => ({
    id,
    name: labelOf(label),
    query: { filter: daysAt(filter, today) },
  }));
}

const NONE: readonly SavedView[] = [];

/** The saved views of a list, with the days of today. Without an answer there are none: the list works as before. */
export function useSavedViews(resource: string): readonly SavedView[] {
  const provider = useDataProvider<AppDataProvider>();
  const { today } = useDates();
  const { data = NONE } = useQuery({
    queryKey: viewsKey(resource),
    queryFn: () => provider.listViews(resource),
  });
  return useMemo(
    () =>
      data.map((view) => ({ ...view, query: { ...view.query, filter: daysAt(view.query.filter, today) } })),
    [data, today],
  );
}
