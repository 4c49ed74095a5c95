import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ListContextProvider, useListController, useStore, useTranslate, useListContext } from 'ra-core';
import { useListVisit } from '../schema/list-visit.ts';
import { useDescriptor } from '../schema/useDescriptor.ts';
import { color, visuallyHidden, panel } from '../theme/styles.ts';
import { PageBody } from '../ui/page/Page.tsx';
import { useListParts } from './list-parts.ts';
import { Views } from './ViewTabs.tsx';
import { NativeSelect } from '../ui/input/NativeSelect.tsx';
import { PageControls } from '../ui/paging/PageControls.tsx';
import { BulkContent } from './BulkBar.tsx';
import { FilterBar, ListHeader } from './FilterBar.tsx';
import { isEmptyList, ListContent, ListBanner, ListSummary, ListTop } from './ListContent.tsx';
import { leavesBelow, leavingStyles, useColumns, type ListColumn } from './useColumns.tsx';
import { listDefaults, rowsKey, PAGE_SIZES } from './list-defaults.ts';
import { ListTable } from './ListTable.tsx';
import { useListSelection } from './useListSelection.ts';
import { useTotal } from './useTotal.ts';

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
  const { representation } = useDescriptor();
  const { RowDetail } = useListParts();
  return (
    <Box
      component="output"
      sx={{
        display: 'block',
        ...panel,
        ...leavingStyles(columns, leavesBelow(columns, representation, RowDetail !== undefined), 0),
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

/** The pages of the current list, with 10, 25 or 50 rows (spec 2 §9). */
export function Pagination() {
  const translate = useTranslate();
  const [, setRows] = useStore<number | undefined>(rowsKey(useDescriptor()));
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext();
  const text = useTotal();
  return (
    <PageControls
      label={translate('list.pagination')}
      page={page}
      perPage={perPage}
      total={total}
      {...(text !== undefined && { totalText: text })}
      onPage={setPage}
    >
      <NativeSelect
        inline
        label={translate('list.rows_per_page')}
        value={perPage}
        options={PAGE_SIZES.map((size) => ({ value: size, label: String(size) }))}
        onChange={(size) => {
          setRows(Number(size));
          setPerPage(Number(size));
        }}
      />
    </PageControls>
  );
}
