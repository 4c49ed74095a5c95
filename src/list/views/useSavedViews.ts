import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { SavedView } from '../../../domain/lists/saved-view-calls.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { viewsKey } from '../../dataProvider/query-cache.ts';
import { useDates } from '../../ui/figure/DateText.tsx';
import { daysAt } from '../../../domain/lists/moving-days.ts';

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
