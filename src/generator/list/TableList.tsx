import { ListContextProvider, useListController, useStore } from 'ra-core';
import { PageBody } from '../../ui/page/PageBody.tsx';
import { Views } from '../views/Views.tsx';
import { FilterBar } from './FilterBar.tsx';
import { BulkContent } from './BulkContent.tsx';
import { isEmptyList } from './is-empty-list.ts';
import { ListContent } from './ListContent.tsx';
import { ListHeader } from './ListHeader.tsx';
import { ListTable } from './ListTable.tsx';
import { ListTop } from './ListTop.tsx';
import { Pagination } from './Pagination.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { useListVisit } from '../../schema/list-visit.ts';
import { listDefaults, rowsKey } from './list-defaults.ts';
import { useListSelection } from './useListSelection.ts';
import { useColumns } from './useColumns.ts';
import { useDescriptor } from '../../schema/useDescriptor.ts';

/** Desktop: header, toolbar of filters, table, pages. The URL holds the state. */
export default function TableList() {
  const descriptor = useDescriptor();
  const columns = useColumns();
  const [rows] = useStore<number | undefined>(rowsKey(descriptor));
  useListVisit(descriptor.name);
  const { controller, selection } = useListSelection(useListController(listDefaults(descriptor, rows)));
  return (
    <ListContextProvider value={controller}>
      <PageBody>
        <ListHeader />
        <ListTop />
        <Views />
        {!isEmptyList(controller) && <FilterBar columns={columns} />}
        <BulkContent selection={selection}>
          <ListContent skeleton={<TableSkeleton columns={columns.visible} rows={controller.perPage} />}>
            <ListTable columns={columns.visible} />
            <Pagination />
          </ListContent>
        </BulkContent>
      </PageBody>
    </ListContextProvider>
  );
}
