import { Suspense, type ComponentType, type ReactNode } from 'react';
import { ResourceContextProvider } from 'ra-core';
import { useParams } from 'react-router-dom';
import { lazyPart } from '../ui/lazy/lazy-part.ts';
import { PageSkeleton } from '../ui/skeleton/PageSkeleton.tsx';
import { FormPageSkeleton } from '../ui/skeleton/FormPageSkeleton.tsx';
import { RecordPageSkeleton } from '../ui/skeleton/RecordPageSkeleton.tsx';
import { DeniedState } from '../ui/state/DeniedState.tsx';
import { InactiveState } from '../ui/state/InactiveState.tsx';
import { NotFoundState } from '../ui/state/NotFoundState.tsx';
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
  absent: NotFoundState,
  permission: DeniedState,
  inactive: InactiveState,
} as const;

const SKELETONS = {
  list: PageSkeleton,
  create: FormPageSkeleton,
  edit: FormPageSkeleton,
  show: RecordPageSkeleton,
} as const;

/**
 * A view of a resource at its path, or the reason why it cannot be opened. A feature outside of the plan is shown under
 * 'Función Premium'.
 */
export function ResourceView({ resource, view, View }: ResourceViewProps) {
  const judged = useVerdict(resource);
  const verdict = judged(view);
  const { id } = useParams();
  if (id !== undefined && !isRecordId(id)) return <NotFoundState />;
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
  const Skeleton = SKELETONS[view];
  const locked = view === 'list' && judged('create') === 'feature';
  return (
    <ResourceContextProvider value={resource}>
      <Suspense fallback={<Skeleton />}>
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
