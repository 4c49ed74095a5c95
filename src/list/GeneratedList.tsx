import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  InfinitePaginationContext,
  ListContextProvider,
  useInfiniteListController,
  type InfiniteListControllerResult,
} from 'ra-core';
import { Navigate, useLocation } from 'react-router-dom';
import { useListVisit } from '../schema/list-visit.ts';
import { useAllowed, useReadable } from '../schema/useAllowed.ts';
import { useDescriptor, useListDescriptor, useResourceNames } from '../schema/useDescriptor.ts';
import { PHONE } from '../theme/styles.ts';
import { lazyPart } from '../ui/lazy/lazy-popup.tsx';
import { PageBody, PageHeader } from '../ui/page/Page.tsx';
import { CardSkeleton } from '../ui/state/PageStates.tsx';
import { importPathOf, useManifest } from '../manifest/manifest.ts';
import { BulkBar } from './BulkBar.tsx';
import { cardParts, Cards } from './Cards.tsx';
import { EndlessPages, LoadMore } from './EndlessPages.tsx';
import { ExportButton, ImportChips } from './ImportExport.tsx';
import { isEmptyList, ListContent, ListBanner, ListSummary } from './ListContent.tsx';
import { cardDefaults } from './list-defaults.ts';
import { loadTable } from './load-table.ts';
import { PhoneLine, PhoneToolbar } from './PhoneToolbar.tsx';
import { PinnedCreate } from './CreateButton.tsx';
import { useChosenView } from './useChosenView.ts';
import { useColumns } from './useColumns.tsx';
import { useCountedTotal } from './useTotal.ts';
import { useListSelection, useSelecting } from './useListSelection.ts';
import { useListParts } from './list-parts.ts';

const { Part: TableList } = lazyPart(loadTable);

/** The list of any resource: a table, or cards at 600 px and narrower (spec 1 §2). */
export default function GeneratedList() {
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const usual = useUsualOrder();
  if (usual !== undefined) return <Navigate to={usual} replace />;
  return phone ? (
    <EndlessPages>
      <CardList />
    </EndlessPages>
  ) : (
    <TableList />
  );
}

/**
 * The same address in the list's usual order, where it asks for one by a field that this member may not read: a colleague
 * has sent it, or the role was another one. Undefined for any other address.
 */
function useUsualOrder(): string | undefined {
  const { pathname, search } = useLocation();
  const { fields } = useListDescriptor();
  const readable = useReadable();
  const asked = new URLSearchParams(search);
  const field = fields[asked.get('sort') ?? ''];
  if (field === undefined || readable(field)) return undefined;
  asked.delete('sort');
  asked.delete('order');
  return `${pathname}?${asked.toString()}`;
}

/** Phones: search and filters on top, cards, 'Cargar más' instead of pages (spec 1 §2). */
export function CardList() {
  const descriptor = useDescriptor();
  const { card } = useListDescriptor();
  const columns = useColumns();
  const parts = cardParts(columns.all, descriptor.representation, card);
  const allowed = useAllowed(descriptor.name);
  useListVisit(descriptor.name);
  const { controller, selection } = useListSelection<InfiniteListControllerResult>(
    useInfiniteListController(cardDefaults(descriptor)),
  );
  const { selecting, select, hold } = useSelecting(descriptor.name, controller);
  const manifest = useManifest(descriptor.name);
  const { foldedSearch } = manifest;
  const importAt = importPathOf(descriptor, manifest);
  const {
    hasNextPage,
    hasPreviousPage,
    isFetchingNextPage,
    isFetchingPreviousPage,
    fetchNextPage,
    fetchPreviousPage,
  } = controller;
  return (
    <ListContextProvider value={controller}>
      <InfinitePaginationContext.Provider
        value={{
          hasNextPage,
          hasPreviousPage,
          isFetchingNextPage,
          isFetchingPreviousPage,
          fetchNextPage,
          fetchPreviousPage,
        }}
      >
        <PageBody>
          <PhoneListHeader />
          <ListBanner />
          {!isEmptyList(controller) && <PhoneToolbar selecting={selecting} onSelecting={select} />}
          <PhoneLine>
            <ListSummary />
            {importAt !== undefined && <ImportChips />}
          </PhoneLine>
          <ListContent
            skeleton={
              <CardSkeleton
                picture={parts.picture !== undefined}
                states={parts.states.length > 0 || parts.contact !== undefined}
              />
            }
          >
            <Cards columns={columns.all} selecting={selecting} onHold={hold} />
            <LoadMore />
            {importAt === undefined && allowed('export') && !foldedSearch && (
              <Box sx={{ display: 'flex', justifyContent: 'center' }}>
                <ExportButton />
              </Box>
            )}
          </ListContent>
          <Box sx={{ height: 72 }} />
          {selecting ? <BulkBar selection={selection} place="bottom" /> : <PinnedCreate />}
        </PageBody>
      </InfinitePaginationContext.Provider>
    </ListContextProvider>
  );
}

/** Title and count, and the name of a view whose tab stands behind the figures. */
function PhoneListHeader() {
  const { many } = useResourceNames();
  const total = useCountedTotal();
  const chosen = useChosenView();
  const { Top } = useListParts();
  const view = Top === undefined ? undefined : chosen;
  const count = [view, total].filter((part) => part !== undefined).join(' · ');
  return <PageHeader title={many} {...(count === '' ? {} : { count })} />;
}
