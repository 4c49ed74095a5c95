import { Suspense, useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useDataProvider, useListContext, useStore } from 'ra-core';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { useListDescriptor } from '../../schema/useListDescriptor.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';

const { Part: ViewTabs } = lazyPart<object>(() => import('./ViewTabs.tsx'));

/**
 * The tabs of the views that the schema declares and members save. They load where there are some, or something to save.
 * Where there were some last time, their place waits for them.
 */
export function Views() {
  const { name } = useDescriptor();
  const { filterValues } = useListContext();
  const provider = useDataProvider<AppDataProvider>();
  const [count, setCount] = useStore(`${name}.views`, 0);
  const { data } = useQuery({ queryKey: ['views', name], queryFn: () => provider.listViews(name) });
  useEffect(() => {
    if (data) setCount(data.length);
  }, [data, setCount]);
  const declared = useListDescriptor().views !== undefined;
  const plain = Object.keys(filterValues).length === 0;
  if (!declared && plain && (data?.length ?? count) === 0) return null;
  return (
    <Suspense fallback={(declared || count > 0) && <Box sx={{ height: { xs: 44, sm: 52 } }} />}>
      <ViewTabs />
    </Suspense>
  );
}
