import type { ReactNode } from 'react';
import { useListContext } from 'ra-core';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { NoResults } from './NoResults.tsx';

export interface ListContentProps {
  /** A skeleton in the shape of the rows. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** The state of a list: loading, failed, empty, nothing found, or rows. */
export function ListContent({ skeleton, children }: ListContentProps) {
  const { data, error, filterValues, isPending, refetch } = useListContext();
  // Visible rows stay when a later page fails; a notice above them reports the failure.
  if (error !== null && error !== undefined && (data === undefined || data.length === 0))
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return skeleton;
  if (data?.length === 0) return Object.keys(filterValues).length === 0 ? <ListEmpty /> : <NoResults />;
  return children;
}
