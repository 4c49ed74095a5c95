import Box from '@mui/material/Box';
import {
  InfinitePaginationContext,
  ListContextProvider,
  useInfiniteListController,
  type InfiniteListControllerResult,
} from 'ra-core';
import { BulkBar } from '../../../generator/list/BulkBar.tsx';
import { Cards } from '../../../generator/list/Cards.tsx';
import { ListContent } from '../../../generator/list/ListContent.tsx';
import { LoadMore } from '../../../generator/list/LoadMore.tsx';
import { PhoneLine } from '../../../generator/list/PhoneLine.tsx';
import { PhoneToolbar } from '../../../generator/list/PhoneToolbar.tsx';
import { PinnedCreate } from '../../../generator/list/PinnedCreate.tsx';
import { isEmptyList } from '../../../generator/list/is-empty-list.ts';
import { cardDefaults } from '../../../generator/list/list-defaults.ts';
import { useColumns } from '../../../generator/list/useColumns.ts';
import { useListSelection } from '../../../generator/list/useListSelection.ts';
import { useSelecting } from '../../../generator/list/useSelecting.ts';
import { useDescriptor } from '../../../schema/useDescriptor.ts';
import { PageBody } from '../../../ui/page/PageBody.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx';
import { CollectionTree } from './CollectionTree.tsx';
import { PhoneCollectionsHeader } from './PhoneCollectionsHeader.tsx';
import { isArranged } from './is-arranged.ts';

/** The tree with its handles; cards where it is narrowed, sorted, or some are selected. */
export function PhoneCollections() {
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
