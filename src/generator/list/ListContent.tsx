import { Suspense, type ReactNode } from 'react';
import { useListContext } from 'ra-core';
import { useListDescriptor } from '../../schema/useListDescriptor.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { NoResults } from './NoResults.tsx';

export interface ListContentProps {
  /** A skeleton in the shape of the rows. */
  skeleton: ReactNode;
  children: ReactNode;
}

const { Part: Arrivals } = lazyPart(() => import('./live/Arrivals.tsx'));

/** The records of a list, and what says that new ones have arrived. */
export function ListContent(props: ListContentProps) {
  const { arrives } = useListDescriptor();
  return (
    <>
      {arrives && (
        <Suspense>
          <Arrivals />
        </Suspense>
      )}
      <Records {...props} />
    </>
  );
}

/** The state of a list: loading, failed, empty, nothing found, or rows. */
function Records({ skeleton, children }: ListContentProps) {
  const { data, error, filterValues, isPending, refetch } = useListContext();
  // Visible rows stay when a later page fails; a notice above them reports the failure.
  if (error !== null && error !== undefined && (data === undefined || data.length === 0))
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return skeleton;
  if (data?.length === 0) return Object.keys(filterValues).length === 0 ? <ListEmpty /> : <NoResults />;
  return children;
}
