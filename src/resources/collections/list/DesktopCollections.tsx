import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import TreeIcon from '@mui/icons-material/AccountTreeOutlined';
import { ListContextProvider, useListController, useStore } from 'ra-core';
import { BulkContent } from '../../../generator/list/BulkContent.tsx';
import { FilterBar } from '../../../generator/list/FilterBar.tsx';
import { ListContent } from '../../../generator/list/ListContent.tsx';
import { ListHeader } from '../../../generator/list/ListHeader.tsx';
import { ListTable } from '../../../generator/list/ListTable.tsx';
import { Pagination } from '../../../generator/list/Pagination.tsx';
import { isEmptyList } from '../../../generator/list/is-empty-list.ts';
import { listDefaults, rowsKey } from '../../../generator/list/list-defaults.ts';
import { useColumns } from '../../../generator/list/useColumns.ts';
import { useListSelection } from '../../../generator/list/useListSelection.ts';
import { Views } from '../../../generator/views/Views.tsx';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { useDescriptor } from '../../../schema/useDescriptor.ts';
import { PageBody } from '../../../ui/page/PageBody.tsx';
import { RowsSkeleton } from '../../../ui/skeleton/RowsSkeleton.tsx';
import { COLLECTION_WORDS } from '../collection-words.ts';
import { CollectionTree } from './CollectionTree.tsx';
import { isArranged } from './is-arranged.ts';

/** The tree; as a table with columns and selection where it is narrowed, sorted, or asked for. */
export function DesktopCollections() {
  const words = useDictionary(COLLECTION_WORDS);
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
