import { useCallback, useMemo } from 'react';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import { useListContext, useTranslate, type RaRecord } from 'ra-core';
import { panel } from '../../ui/card/panel.ts';
import { CellGridProvider, useNewCellGrid } from '../../ui/cells/cell-grid.ts';
import { marksMoreBeside, moreBesidePinned } from '../../ui/scroll/more-beside.ts';
import { useManifest } from '../manifest/useManifest.ts';
import { useSelectable } from './useSelectable.ts';
import { ListRow } from './ListRow.tsx';
import { ListTableHead } from './ListTableHead.tsx';
import { watchesHeadPlace } from './head-place.ts';
import { leavesBelow, leavingStyles } from './leaving.ts';
import { LeftColumnsProvider, useLeftColumns } from './left-columns.ts';
import type { ListColumn } from './useColumns.ts';
import { useDescriptor } from '../../schema/useDescriptor.ts';
import { useResourceNames } from '../../schema/useResourceNames.ts';

/** The rows of the current page. The table scrolls inside its frame; the page never gets wider than the window. */
export function ListTable({ columns }: { columns: ListColumn[] }) {
  const translate = useTranslate();
  const { name, representation } = useDescriptor();
  const { lowerMany } = useResourceNames();
  const { data, isFetching, isPlaceholderData } = useListContext<RaRecord>();
  const selectable = useSelectable(name);
  const { rowDetail } = useManifest(name);
  const unfolds = rowDetail !== undefined;
  const limits = useMemo(
    () => leavesBelow(columns, representation, unfolds),
    [columns, representation, unfolds],
  );
  const { left, watch } = useLeftColumns(limits);
  const frame = useCallback(
    (element: HTMLElement) => {
      const endings = [marksMoreBeside(element), watch(element), watchesHeadPlace(element)];
      return () => endings.forEach((end) => end?.());
    },
    [watch],
  );
  const grid = useNewCellGrid();
  return (
    <Box
      ref={frame}
      tabIndex={0}
      component="section"
      aria-label={translate('list.table', { name: lowerMany })}
      aria-busy={isFetching}
      sx={{
        // Hidden names for screen readers are positioned in the frame. In the page they would widen it.
        position: 'relative',
        overflow: 'auto',
        maxHeight: 'max(240px, calc(100vh - 260px))',
        ...panel,
        ...moreBesidePinned,
        ...leavingStyles(columns, limits, Number(selectable) + Number(unfolds)),
        opacity: isPlaceholderData ? 0.6 : 1,
        transition: 'opacity var(--motion)',
      }}
    >
      <Table stickyHeader>
        <ListTableHead columns={columns} selectable={selectable} unfolds={unfolds} />
        <TableBody>
          <CellGridProvider value={grid}>
            <LeftColumnsProvider value={left}>
              {data?.map((record, row) => (
                <ListRow
                  key={record.id}
                  record={record}
                  row={row}
                  columns={columns}
                  selectable={selectable}
                  Detail={rowDetail}
                />
              ))}
            </LeftColumnsProvider>
          </CellGridProvider>
        </TableBody>
      </Table>
    </Box>
  );
}
