import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { InventoryRow, InventorySort } from '../../../domain/stock/inventory-row.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { marksMoreBeside, moreBesidePinned } from '../../ui/scroll/more-beside.ts';
import { pinnedCell } from '../../generator/list/pinned-cell.ts';
import { color } from '../../theme/color.ts';
import { TWO_COLUMNS } from '../../theme/widths.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import { panel } from '../../ui/card/panel.ts';
import { CellGridProvider, useNewCellGrid } from '../../ui/cells/cell-grid.ts';
import { CountColumns } from './count/CountColumns.tsx';
import { INVENTORY_WORDS } from './inventory-words.ts';
import { LedgerButton } from './ledger/LedgerButton.tsx';
import { PriceCell } from './PriceCell.tsx';
import { QuantityCell } from './QuantityCell.tsx';
import { ShelfTitle } from './ShelfTitle.tsx';
import { soldAs } from './shelf-name.ts';
import { StockChip } from './StockChip.tsx';
import { Units } from './Units.tsx';
import { useInventoryAccess } from './useInventoryAccess.ts';
import type { InventoryQuery } from './useInventoryQuery.ts';
import type { ShelfWrites } from './useShelfWrites.ts';
import { Money } from '../../ui/figure/Money.tsx';

export interface ShelvesProps {
  rows: readonly InventoryRow[];
  asked: InventoryQuery;
  writes: ShelfWrites;
  onLedger(shelf: InventoryRow): void;
}

const COLUMNS: readonly { id: InventorySort | 'state'; sort?: InventorySort; numeric?: true }[] = [
  { id: 'sku', sort: 'sku' },
  { id: 'price', sort: 'price', numeric: true },
  { id: 'quantity', sort: 'quantity', numeric: true },
  { id: 'state' },
];

const pinned = {
  ...pinnedCell,
  backgroundColor: color('surface'),
  'tr:hover > &': { backgroundColor: color('hover') },
} as const;

/** The shelves as a spreadsheet: each cell saves by itself (INV-01). In a count, a column to type what is there. */
export function InventoryTable({ rows, asked, writes, onLedger }: ShelvesProps) {
  const words = useDictionary(INVENTORY_WORDS);
  const grid = useNewCellGrid();
  const may = useInventoryAccess();
  // A narrower table has SKU and state below the name, so that no name is squeezed and no price cut.
  const roomy = useMediaQuery(TWO_COLUMNS);
  const columns = COLUMNS.filter(({ id }) => roomy || (id !== 'sku' && id !== 'state'));
  return (
    <CellGridProvider value={grid}>
      <Box
        ref={marksMoreBeside}
        component="section"
        tabIndex={0}
        aria-label={words.table}
        sx={{ ...panel, ...moreBesidePinned, overflowX: 'auto', position: 'relative' }}
      >
        <Table size="small">
          <TableHead>
            <TableRow>
              <SortedHead asked={asked} sort="name" label={words.columns.product} />
              {asked.counting
                ? (['expected', 'counted', 'difference'] as const).map((column) => (
                    <TableCell key={column} align="right">
                      {words.columns[column]}
                    </TableCell>
                  ))
                : columns.map(({ id, sort, numeric }) => (
                    <SortedHead
                      key={id}
                      asked={asked}
                      sort={sort}
                      numeric={numeric}
                      label={words.columns[id === 'name' ? 'product' : id]}
                    />
                  ))}
              {!asked.counting && (
                <TableCell sx={pinned}>
                  <span style={visuallyHidden}>{words.columns.ledger}</span>
                </TableCell>
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((shelf, row) => (
              <TableRow key={shelf.id} hover sx={{ height: 52 }}>
                <TableCell sx={{ minWidth: 180 }}>
                  <ShelfTitle shelf={shelf} sku={asked.counting || !roomy ? soldAs(shelf).sku : null}>
                    {!asked.counting && !roomy && (
                      <Box sx={{ my: 0.5 }}>
                        <StockChip state={shelf.state} />
                      </Box>
                    )}
                  </ShelfTitle>
                </TableCell>
                {asked.counting ? (
                  <CountColumns shelf={shelf} row={row} writes={writes} />
                ) : (
                  <>
                    {roomy && (
                      <TableCell sx={{ overflowWrap: 'anywhere', maxWidth: 160 }}>
                        {soldAs(shelf).sku}
                      </TableCell>
                    )}
                    <TableCell align="right">
                      {may.price ? (
                        <PriceCell shelf={shelf} row={row} writes={writes} />
                      ) : (
                        <Money amount={soldAs(shelf).price} />
                      )}
                    </TableCell>
                    <TableCell align="right">
                      {may.stock ? (
                        <QuantityCell shelf={shelf} row={row} writes={writes} />
                      ) : (
                        <Units quantity={shelf.quantity} />
                      )}
                    </TableCell>
                    {roomy && (
                      <TableCell>
                        <StockChip state={shelf.state} />
                      </TableCell>
                    )}
                    <TableCell padding="checkbox" sx={pinned}>
                      <LedgerButton shelf={shelf} onOpen={onLedger} />
                    </TableCell>
                  </>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </CellGridProvider>
  );
}

interface SortedHeadProps {
  asked: InventoryQuery;
  label: string;
  sort?: InventorySort | undefined;
  numeric?: true | undefined;
}

function SortedHead({ asked, label, sort, numeric }: SortedHeadProps) {
  const words = useDictionary(INVENTORY_WORDS);
  const align = numeric ? 'right' : 'left';
  if (sort === undefined) return <TableCell align={align}>{label}</TableCell>;
  const active = asked.sort === sort;
  const descending = active && !asked.descending;
  const direction = asked.descending ? 'desc' : 'asc';
  return (
    <TableCell align={align} sortDirection={active ? direction : false}>
      <TableSortLabel
        active={active}
        direction={active ? direction : 'asc'}
        title={fill(descending ? words.sort.desc : words.sort.asc, { column: label.toLowerCase() })}
        onClick={() => asked.set({ sort: `${sort},${descending ? 'desc' : 'asc'}` })}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}
