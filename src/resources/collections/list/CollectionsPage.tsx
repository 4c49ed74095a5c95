import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import TreeIcon from '@mui/icons-material/AccountTreeOutlined';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import {
  InfinitePaginationContext,
  ListContextProvider,
  useInfiniteListController,
  useListContext,
  useListController,
  useStore,
  type InfiniteListControllerResult,
  type ListControllerResult,
} from 'ra-core';
import { Link, Navigate, useLocation } from 'react-router-dom';
import type { ResourceDescriptor } from '../../../../domain/schema/descriptors.ts';
import { COLLECTIONS_WORDS } from '../../../../generated/words/collections.ts';
import { BulkBar, BulkContent } from '../../../list/BulkBar.tsx';
import { Cards } from '../../../list/Cards.tsx';
import { FilterBar, ListHeader } from '../../../list/FilterBar.tsx';
import { isEmptyList, ListContent } from '../../../list/ListContent.tsx';
import { cardDefaults, listDefaults, rowsKey } from '../../../list/list-defaults.ts';
import { ListTable } from '../../../list/ListTable.tsx';
import { EndlessPages, LoadMore } from '../../../list/EndlessPages.tsx';
import { Pagination } from '../../../list/TableList.tsx';
import { PhoneLine, PhoneToolbar } from '../../../list/PhoneToolbar.tsx';
import { PinnedCreate } from '../../../list/CreateButton.tsx';
import { useColumns } from '../../../list/useColumns.tsx';
import { useListSelection, useSelecting } from '../../../list/useListSelection.ts';
import { Views } from '../../../list/ViewTabs.tsx';
import { useWords } from '../../../i18n/words.ts';
import { useListVisit } from '../../../schema/list-visit.ts';
import { MANAGE_CATEGORIES, pathOf } from '../../../schema/paths.ts';
import { useDescriptor, useResourceNames } from '../../../schema/useDescriptor.ts';
import { PHONE } from '../../../theme/styles.ts';
import { useNumber } from '../../../ui/figure/Money.tsx';
import { PageBody, PageHeader } from '../../../ui/page/Page.tsx';
import { RowsSkeleton } from '../../../ui/state/PageStates.tsx';
import { useCollectionTree } from '../useCollectionTree.ts';
import { CollectionTree } from './CollectionTree.tsx';

/** `/collections` on a desktop, `/manage-categories` on a phone: each width has its own path (spec 1 §2). */
export default function CollectionsPage() {
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const { pathname, search } = useLocation();
  const own = phone ? MANAGE_CATEGORIES : pathOf('collections', 'list');
  return pathname === own ? <Collections phone={phone} /> : <Navigate replace to={`${own}${search}`} />;
}

function Collections({ phone }: { phone: boolean }) {
  useListVisit('collections');
  // Asked for beside the list, not after it.
  useCollectionTree();
  return phone ? (
    <EndlessPages>
      <PhoneCollections />
    </EndlessPages>
  ) : (
    <DesktopCollections />
  );
}

/** The tree; as a table with columns and selection where it is narrowed, sorted, or asked for. */
function DesktopCollections() {
  const words = useWords(COLLECTIONS_WORDS);
  const descriptor = useDescriptor();
  const columns = useColumns();
  const [rows] = useStore<number | undefined>(rowsKey(descriptor));
  const [table, setTable] = useStore(`${descriptor.name}.table`, false);
  const { controller, selection } = useListSelection(useListController(listDefaults(descriptor, rows)));
  const arranged = isArranged(controller, descriptor);
  const choose = (next: boolean) => () => {
    setTable(next);
    if (next) return;
    // The tree has one order, and every collection.
    controller.setSort(descriptor.list.sort);
    selection.clear();
  };
  const flat = table || !arranged;
  return (
    <ListContextProvider value={controller}>
      <PageBody>
        <ListHeader />
        <Views />
        {!isEmptyList(controller) && (
          <>
            <FilterBar columns={columns} />
            {Object.keys(controller.filterValues).length === 0 && (
              <Box sx={{ mb: 1 }}>
                <Button size="small" startIcon={flat ? <TreeIcon /> : <TableIcon />} onClick={choose(!flat)}>
                  {flat ? words.as_tree : words.as_table}
                </Button>
              </Box>
            )}
          </>
        )}
        <BulkContent selection={selection} table={flat}>
          <ListContent skeleton={<RowsSkeleton rows={6} height={88} />}>
            {flat ? (
              <>
                <ListTable columns={columns.visible} />
                <Pagination />
              </>
            ) : (
              <CollectionTree />
            )}
          </ListContent>
        </BulkContent>
      </PageBody>
    </ListContextProvider>
  );
}

/** The tree with its handles; cards where it is narrowed, sorted, or some are selected. */
function PhoneCollections() {
  const descriptor = useDescriptor();
  const columns = useColumns();
  const { controller, selection } = useListSelection<InfiniteListControllerResult>(
    useInfiniteListController(cardDefaults(descriptor)),
  );
  const { selecting, select, hold } = useSelecting(descriptor.name, controller);
  const flat = selecting || !isArranged(controller, descriptor);
  return (
    <ListContextProvider value={controller}>
      <InfinitePaginationContext.Provider value={controller}>
        <PageBody>
          <PhoneCollectionsHeader />
          {!isEmptyList(controller) && <PhoneToolbar selecting={selecting} onSelecting={select} />}
          <PhoneLine />
          <ListContent skeleton={<RowsSkeleton rows={6} height={88} />}>
            {flat ? (
              <>
                <Cards columns={columns.all} selecting={selecting} onHold={hold} />
                <LoadMore />
                <Box sx={{ height: 72 }} />
              </>
            ) : (
              <CollectionTree />
            )}
          </ListContent>
          {selecting ? <BulkBar selection={selection} place="bottom" /> : <PinnedCreate />}
        </PageBody>
      </InfinitePaginationContext.Provider>
    </ListContextProvider>
  );
}

/** Title, count and the link home (COL-03). */
function PhoneCollectionsHeader() {
  const { many } = useResourceNames();
  const { total } = useListContext();
  const number = useNumber();
  const { home } = useWords(COLLECTIONS_WORDS);
  return (
    <PageHeader
      title={many}
      {...(total === undefined ? {} : { count: number(total) })}
      back={
        <IconButton component={Link} to="/" aria-label={home} edge="start">
          <ArrowBackIcon />
        </IconButton>
      }
    />
  );
}

/** Whether a list shows all collections in the order of the store, as their tree does. */
function isArranged(
  { filterValues, sort }: Pick<ListControllerResult, 'filterValues' | 'sort'>,
  { list }: Pick<ResourceDescriptor, 'list'>,
): boolean {
  const own = sort.field === list.sort.field && sort.order === list.sort.order;
  return own && Object.keys(filterValues).length === 0;
}
