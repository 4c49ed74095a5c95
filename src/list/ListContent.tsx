import { Suspense, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import { useListContext, useTranslate, type ListControllerResult } from 'ra-core';
import { useListDescriptor } from '../schema/useDescriptor.ts';
import { lazyPart } from '../ui/lazy/lazy-popup.tsx';
import { EmptyState, ErrorState } from '../ui/state/PageStates.tsx';
import { useListParts } from './list-parts.ts';
import { useFilters } from './useFilters.ts';
import { Arrivals } from './Arrivals.tsx';

/** The bespoke parts above the records. */
export function ListTop() {
  const { Top, Notice } = useListParts();
  return (
    <>
      {Notice && <Notice />}
      {Top && (
        <Box sx={{ minHeight: { xs: 40, sm: 48 }, mb: { xs: 0.5, sm: 1 } }}>
          <Top />
        </Box>
      )}
    </>
  );
}

/** What the records of the list add up to. */
export function ListSummary() {
  const { Summary } = useListParts();
  return Summary && <Summary />;
}

/** What one visit of the list has to say. */
export function ListBanner() {
  const { Banner } = useListParts();
  return Banner && <Banner />;
}

interface ListContentProps {
  /** A skeleton in the shape of the rows. */
  skeleton: ReactNode;
  children: ReactNode;
}

const { Part: GoneValues } = lazyPart<object>(() => import('./GoneValues.tsx'));

/** The records of a list, what says that new ones have arrived, and why a filter may find none. */
export function ListContent(props: ListContentProps) {
  const { arrives } = useListDescriptor();
  const { active } = useFilters();
  return (
    <>
      {active.length > 0 && (
        <Suspense>
          <GoneValues />
        </Suspense>
      )}
      {arrives && <Arrivals />}
      {/* A cell whose code comes after the records would else hide the page, and with it the box that somebody types in. */}
      <Suspense fallback={props.skeleton}>
        <Records {...props} />
      </Suspense>
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

const { Part: OwnEmpty } = lazyPart<object>(() => import('./OwnEmpty.tsx'));

/** A list without records. Most lists have some, so its drawing and words load when they are needed. */
function ListEmpty() {
  return (
    <Suspense>
      <OwnEmpty />
    </Suspense>
  );
}

/** No record matches the filters. */
function NoResults() {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const searchOnly = Object.keys(filterValues).every((key) => key === 'search');
  return (
    <EmptyState
      image={<SearchOffIcon sx={{ fontSize: 72 }} />}
      title={translate('state.no_results_title')}
      subtitle={translate('state.no_results_subtitle')}
      action={
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          {translate(searchOnly ? 'filters.clear_search' : 'filters.clear_all')}
        </Button>
      }
    />
  );
}

/** Whether a list has no record at all: then there is nothing to search, to filter, to sort or to export. */
export function isEmptyList({
  total,
  filterValues,
}: Pick<ListControllerResult, 'total' | 'filterValues'>): boolean {
  return total === 0 && Object.keys(filterValues).length === 0;
}
