import { Suspense, type ComponentType } from 'react';
import { ResourceContextProvider } from 'ra-core';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { DeniedScreen, InactiveScreen, LockedScreen, NotFoundScreen } from '../layout/StateScreens.tsx';
import { useVerdict } from '../resources/useAllowed.ts';
import type { ViewName } from './paths.ts';

export interface ResourceViewProps {
  resource: string;
  view: ViewName;
  View: ComponentType;
}

const REFUSED = {
  absent: NotFoundScreen,
  permission: DeniedScreen,
  inactive: InactiveScreen,
  feature: LockedScreen,
} as const;

/** A view of a resource at its path, or why it cannot be opened. */
export function ResourceView({ resource, view, View }: ResourceViewProps) {
  const verdict = useVerdict(resource)(view);
  if (verdict !== 'allowed') {
    const Refused = REFUSED[verdict];
    return <Refused />;
  }
  return (
    <ResourceContextProvider value={resource}>
      <Suspense fallback={<PageSkeleton />}>
        <View />
      </Suspense>
    </ResourceContextProvider>
  );
}
