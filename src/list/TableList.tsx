import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ListContextProvider, useListController, useStore, useTranslate } from 'ra-core';
import { useListVisit } from '../schema/list-visit.ts';
import { useDescriptor } from '../schema/useDescriptor.ts';
import { color, visuallyHidden, panel } from '../theme/styles.ts';
import { PageBody } from '../ui/page/Page.tsx';
import { useManifest } from '../manifest/useManifest.ts';
import { Views } from './views/Views.tsx';
import { BulkContent } from './BulkContent.tsx';
import { FilterBar } from './FilterBar.tsx';
import { isEmptyList } from './is-empty-list.ts';
import { leavesBelow, leavingStyles } from './column-priority.ts';
import { listDefaults, rowsKey } from './list-defaults.ts';
import { ListContent } from './ListContent.tsx';
import { ListHeader } from './ListHeader.tsx';
import { ListTable } from './ListTable.tsx';
import { ListBanner, ListSummary, ListTop } from './ListTop.tsx';
import { Pagination } from './Pagination.tsx';
import { useColumns } from './useColumns.ts';
import type { ListColumn } from './list-column.ts';
import { useListSelection } from './useListSelection.ts';

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
        <ListBanner />
        <ListTop />
        <Views />
        {!isEmptyList(controller) && <FilterBar columns={columns} />}
        <ListSummary />
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

interface TableSkeletonProps {
  columns: ListColumn[];
  rows: number;
}

/** A table before its rows arrive: same height and columns, so that nothing moves. */
export function TableSkeleton({ columns, rows }: TableSkeletonProps) {
  const translate = useTranslate();
  const { name, representation } = useDescriptor();
  const { rowDetail } = useManifest(name);
  return (
    <Box
      component="output"
      sx={{
        display: 'block',
        ...panel,
        ...leavingStyles(columns, leavesBelow(columns, representation, rowDetail !== undefined), 0),
      }}
    >
      <span style={visuallyHidden}>{translate('app.loading')}</span>
      {Array.from({ length: Math.min(rows, 10) + 1 }, (_, row) => (
        <Box
          key={row}
          className="leaving"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 3,
            px: 2,
            height: 44,
            borderBottom: `1px solid ${color('line')}`,
          }}
        >
          {columns.map(({ source, width }) => (
            <Skeleton key={source} variant="text" sx={width === undefined ? { flex: 1 } : { width }} />
          ))}
        </Box>
      ))}
    </Box>
  );
}
