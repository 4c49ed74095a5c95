import useMediaQuery from '@mui/material/useMediaQuery';
import { ListContextProvider, useListController } from 'ra-core';
import { Navigate, useLocation } from 'react-router-dom';
import { ListContent } from '../../../generator/list/ListContent.tsx';
import { ListHeader } from '../../../generator/list/ListHeader.tsx';
import { PinnedCreate } from '../../../generator/list/PinnedCreate.tsx';
import { SearchBox } from '../../../generator/list/SearchBox.tsx';
import { isEmptyList } from '../../../generator/list/is-empty-list.ts';
import { listDefaults } from '../../../generator/list/list-defaults.ts';
import { useListVisit } from '../../../schema/list-visit.ts';
import { MANAGE_CATEGORIES, pathOf } from '../../../schema/paths.ts';
import { useDescriptor } from '../../../schema/useDescriptor.ts';
import { PHONE } from '../../../theme/widths.ts';
import { PageBody } from '../../../ui/page/PageBody.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx';
import { useCollectionTree } from '../useCollectionTree.ts';
import { CollectionTree } from './CollectionTree.tsx';
import { PhoneCollectionsHeader } from './PhoneCollectionsHeader.tsx';

/** `/collections` on a desktop, `/manage-categories` on a phone: each width has its own path (spec 1 §2). */
export default function CollectionsPage() {
  const phone = useMediaQuery(PHONE, { noSsr: true });
  const { pathname, search } = useLocation();
  const own = phone ? MANAGE_CATEGORIES : pathOf('collections', 'list');
  return pathname === own ? <Collections phone={phone} /> : <Navigate replace to={`${own}${search}`} />;
}

function Collections({ phone }: { phone: boolean }) {
  const descriptor = useDescriptor();
  useListVisit(descriptor.name);
  // Asked for beside the list, not after it.
  useCollectionTree();
  const controller = useListController(listDefaults(descriptor));
  const { filterValues } = controller;
  const search = typeof filterValues['search'] === 'string' ? filterValues['search'] : '';
  return (
    <ListContextProvider value={controller}>
      <PageBody>
        {phone ? <PhoneCollectionsHeader /> : <ListHeader />}
        {!isEmptyList(controller) && (
          <search style={{ display: 'flex', marginBottom: 12 }}>
            <SearchBox />
          </search>
        )}
        <ListContent skeleton={<RowsSkeleton rows={6} height={88} />}>
          <CollectionTree search={search} />
        </ListContent>
        {phone && <PinnedCreate />}
      </PageBody>
    </ListContextProvider>
  );
}
