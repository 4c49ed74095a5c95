import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { InventoryRow, InventorySort } from '../../../domain/stock/inventory-answers.ts';
import { INVENTORY_WORDS } from '../../../generated/words/inventory.ts';
import { NARROW_TABLE, pinnedCell } from '../../theme/styles.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { color, visuallyHidden, TWO_COLUMNS, panel } from '../../theme/styles.ts';
import { CellGridProvider, useNewCellGrid } from '../../ui/cells/cell-grid.ts';
import { EditableCell } from '../../ui/cells/EditableCell.tsx';
import { StatusChip } from '../../ui/chip/StatusChip.tsx';
import { Figures, Money, useCurrency, useMoney } from '../../ui/figure/Money.tsx';
import { marksMoreBeside, moreBesidePinned } from '../../ui/scroll/scroll-edges.ts';
import {
  readPrice,
  shelfName,
  soldAs,
  useInventoryAccess,
  type InventoryQuery,
  type ShelfWrites,
} from './inventory-api.ts';
import {
  AllVariantsButton,
  CountedCell,
  LedgerButton,
  QuantityCell,
  ShelfTitle,
  StockChip,
  Units,
  useCellWords,
  useCountChange,
  type ShelfCellProps,
} from './ShelfCells.tsx';

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
  [NARROW_TABLE]: {},
  backgroundColor: color('surface'),
  'tr:hover > &': { backgroundColor: color('hover') },
} as const;

/** The shelves as a spreadsheet: each cell saves by itself (INV-01). In a count, a column to type what is there. */
export function InventoryTable({ rows, asked, writes, onLedger }: ShelvesProps) {
  const words = useWords(INVENTORY_WORDS);
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
              <TableRow
                key={shelf.id}
                hover
                sx={{ height: 44, '& > td': { py: 0 }, '& .MuiCheckbox-root': { p: '9px' } }}
              >
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
                      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
                        <AllVariantsButton shelf={shelf} />
                        <LedgerButton shelf={shelf} onOpen={onLedger} />
                      </Box>
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
  const words = useWords(INVENTORY_WORDS);
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

/** In a count: what was on record when the shelf was counted, what was counted, and the difference. */
function CountColumns({ shelf, row, writes }: ShelfCellProps) {
  const change = useCountChange()(shelf);
  const { count, quantity } = shelf;
  return (
    <>
      <TableCell align="right">
        <Units quantity={count === null ? quantity : count.expected} />
      </TableCell>
      <TableCell align="right">
        <CountedCell shelf={shelf} row={row} writes={writes} />
      </TableCell>
      <TableCell align="right">
        <Figures>
          {change !== undefined ? (
            <StatusChip tone="warning" icon="alert" label={change.difference} />
          ) : (
            count !== null && '0'
          )}
        </Figures>
      </TableCell>
    </>
  );
}

/** The price of a shelf, before any discount. */
function PriceCell({ shelf, row, writes }: ShelfCellProps) {
  const words = useWords(INVENTORY_WORDS);
  const cell = useCellWords();
  const money = useMoney();
  const currency = useCurrency();
  const { price } = soldAs(shelf);
  return (
    <EditableCell
      {...cell}
      label={fill(words.price_of, { name: shelfName(shelf) })}
      column="price"
      row={row}
      value={price}
      show={(value) => (value === null ? '' : money(value))}
      read={(text) => readPrice(text, currency)}
      unreadable={words.cell.amount}
      write={(next) => writes.setPrice(shelf, next ?? price, price)}
    />
  );
}
