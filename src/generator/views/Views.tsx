import { Suspense } from 'react';
import Box from '@mui/material/Box';
import { useStore } from 'ra-core';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import type { ViewTabsProps } from './ViewTabs.tsx';

const { Part: ViewTabs } = lazyPart<ViewTabsProps>(() => import('./ViewTabs.tsx'));

/** The tabs of the saved views. They load after the list; where there were some last time, their place waits for them. */
export function Views() {
  const { name } = useDescriptor();
  const [count, setCount] = useStore(`${name}.views`, 0);
  return (
    <Suspense fallback={count > 0 && <Box sx={{ height: 52 }} />}>
      <ViewTabs onCount={setCount} />
    </Suspense>
  );
}
