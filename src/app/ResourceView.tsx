import { Suspense, type ComponentType, type ReactNode } from 'react';
import { ResourceContextProvider } from 'ra-core';
import { useParams } from 'react-router';
import { lazyPart } from '../ui/lazy-part.ts';
import { PageSkeleton } from '../ui/PageSkeleton.tsx';
import { DeniedScreen, InactiveScreen, NotFoundScreen } from '../ui/StateScreens.tsx';
import { useVerdict } from '../schema/useAllowed.ts';
import { isRecordId, type ViewName } from '../schema/paths.ts';

const { Part: Premium } = lazyPart<{ children?: ReactNode }>(
  () => import('../shell/premium/PremiumOverlay.tsx'),
);

export interface ResourceViewProps {
  resource: string;
  view: ViewName;
  View: ComponentType;
}

const REFUSED = {
  absent: NotFoundScreen,
  permission: DeniedScreen,
  inactive: InactiveScreen,
} as const;

/** A view of a resource at its path, or why it cannot be opened; what the plan lacks is seen under 'Función Premium'. */
export function ResourceView({ resource, view, View }: ResourceViewProps) {
  const judged = useVerdict(resource);
  const verdict = judged(view);
  const { id } = useParams();
  if (id !== undefined && !isRecordId(id)) return <NotFoundScreen />;
  if (verdict === 'feature')
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Premium />
      </Suspense>
    );
  if (verdict !== 'allowed') {
    const Refused = REFUSED[verdict];
    return <Refused />;
  }
  const locked = view === 'list' && judged('create') === 'feature';
  return (
    <ResourceContextProvider value={resource}>
      <Suspense fallback={<PageSkeleton />}>
        {locked ? (
          <Premium>
            <View />
          </Premium>
        ) : (
          <View />
        )}
      </Suspense>
    </ResourceContextProvider>
  );
}
