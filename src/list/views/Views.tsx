import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext, useStore } from 'ra-core';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { viewsKey } from '../../dataProvider/query-cache.ts';
import { useDescriptor, useListDescriptor } from '../../schema/useDescriptor.ts';
import { ViewTabs, type ViewTabsProps } from './ViewTabs.tsx';

/**
 * The tabs of the views that the schema declares and members save. Shown where there are some, or something
 * to save, and from the start where there were some last time.
 */
export function Views({ behind = false }: ViewTabsProps) {
  const { name } = useDescriptor();
  const { filterValues } = useListContext();
  const provider = useDataProvider<AppDataProvider>();
  const [count, setCount] = useStore(`${name}.views`, 0);
  const { data } = useQuery({ queryKey: viewsKey(name), queryFn: () => provider.listViews(name) });
  useEffect(() => {
    if (data) setCount(data.length);
  }, [data, setCount]);
  const declared = useListDescriptor().views !== undefined;
  const plain = Object.keys(filterValues).length === 0;
  if (!declared && plain && (data?.length ?? count) === 0) return null;
  return <ViewTabs behind={behind} />;
}
