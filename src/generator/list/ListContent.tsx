import type { ReactNode } from 'react';
import { useListContext } from 'ra-core';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { NoResults } from './NoResults.tsx';

export interface ListContentProps {
  /** In the shape of what comes. */
  skeleton: ReactNode;
  children: ReactNode;
}

/** One of the states of a list: loading, failed, empty, nothing found, or the rows. */
export function ListContent({ skeleton, children }: ListContentProps) {
  const { data, error, filterValues, isPending, refetch } = useListContext();
  // Rows that are on screen stay there when a later page fails: the failure is told above them.
  if (error !== null && error !== undefined && (data === undefined || data.length === 0))
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return skeleton;
  if (data?.length === 0) return Object.keys(filterValues).length === 0 ? <ListEmpty /> : <NoResults />;
  return children;
}
