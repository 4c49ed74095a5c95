import { ListContextProvider, useListController } from 'ra-core';
import { PageBody } from '../../ui/page/PageBody.tsx';
import { FilterBar } from './FilterBar.tsx';
import { BulkBar } from './BulkBar.tsx';
import { ListContent } from './ListContent.tsx';
import { ListHeader } from './ListHeader.tsx';
import { ListTable } from './ListTable.tsx';
import { Pagination } from './Pagination.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { listDefaults } from './list-defaults.ts';
import { useColumns } from './useColumns.ts';
import { useDescriptor } from '../../schema/useDescriptor.ts';

/** Desktop: header, toolbar of filters, table, pages. The URL holds the state. */
export function TableList() {
  const descriptor = useDescriptor();
  const columns = useColumns(descriptor);
  const controller = useListController(listDefaults(descriptor));
  return (
    <ListContextProvider value={controller}>
      <PageBody>
        <ListHeader />
        <FilterBar columns={columns} />
        <BulkBar />
        <ListContent skeleton={<TableSkeleton columns={columns.visible} rows={controller.perPage} />}>
          <ListTable columns={columns.visible} />
          <Pagination />
        </ListContent>
      </PageBody>
    </ListContextProvider>
  );
}
