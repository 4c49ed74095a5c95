import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { InventoryRow } from '../../../../domain/stock/inventory-answers.ts';
import { stockMatrix, unitsOf, type StockMatrix as Matrix } from '../../../../domain/stock/matrix.ts';
import { INVENTORY_WORDS } from '../../../../generated/words/inventory.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { clamped, color, panel, quiet, visuallyHidden } from '../../../theme/styles.ts';
import { SectionTitle } from '../../../ui/card/SectionCard.tsx';
import { CellGridProvider, useNewCellGrid } from '../../../ui/cells/cell-grid.ts';
import { StatusIcon } from '../../../ui/chip/StatusChip.tsx';
import { Figures, useNumber } from '../../../ui/figure/Money.tsx';
import { marksMoreBeside, moreBesideNames } from '../../../ui/scroll/scroll-edges.ts';
import { shelfName, useInventoryAccess, type ShelfWrites } from '../inventory-api.ts';
import { LedgerButton, QuantityCell, StockChip, TONES, UNLIMITED } from '../ShelfCells.tsx';

type Shelf = InventoryRow;

interface StockMatrixProps {
  /** Of one product, in the order of its variants; at least one. */
  shelves: readonly Shelf[];
  writes: ShelfWrites;
  onLedger(shelf: Shelf): void;
}

/**
 * The units of a product, size by colour: each cell is edited in place and saves by itself, by the rules of every shelf.
 * Enter goes down, arrows go everywhere. The chosen cell says in words what it is, and leads to its ledger.
 */
export function StockMatrix({ shelves, writes, onLedger }: StockMatrixProps) {
  const words = useWords(INVENTORY_WORDS);
  const { stock } = useInventoryAccess();
  const matrix = useMemo(() => stockMatrix(shelves), [shelves]);
  const width = matrix.columns.length;
  const order = useMemo(() => Array.from({ length: width }, (_, at) => String(at)), [width]);
  const grid = useNewCellGrid(order);
  const [chosen, setChosen] = useState<string>();
  const shelf = shelves.find(({ id }) => id === chosen);
  const parts = { matrix, writes, onChoose: setChosen, onLedger };
  return (
    <CellGridProvider value={grid}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 'var(--target)', minWidth: 0 }}>
        {shelf === undefined ? (
          stock && <Box sx={quiet}>{words.stock.hint}</Box>
        ) : (
          <>
            <Box sx={{ fontWeight: 500, minWidth: 0, ...clamped(2) }}>
              {shelf.product_variant?.name ?? shelf.product.name}
            </Box>
            <StockChip state={shelf.state} />
            <Box sx={{ ml: 'auto' }}>
              <LedgerButton shelf={shelf} onOpen={onLedger} />
            </Box>
          </>
        )}
      </Box>
      {matrix.down === null ? <CellRow {...parts} /> : <Groups {...parts} />}
    </CellGridProvider>
  );
}

interface PartProps {
  matrix: Matrix<Shelf>;
  writes: ShelfWrites;
  onChoose(id: string): void;
  onLedger(shelf: Shelf): void;
}

/** One option: its values beside each other, as many in a line as there is room for. */
function CellRow({ matrix, ...parts }: PartProps) {
  const [group] = matrix.groups;
  const [row] = group?.rows ?? [];
  const longest = Math.max(...matrix.columns.map((value) => value?.length ?? 0));
  return (
    <Box
      component="ul"
      sx={{
        ...panel,
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${longest > 8 ? 9 : 4.5}rem), 1fr))`,
        alignItems: 'end',
        gap: 1.5,
        m: 0,
        p: 1.5,
        listStyle: 'none',
      }}
    >
      {row?.cells.map(
        (shelf, column) =>
          shelf && (
            <Box component="li" key={shelf.id} sx={{ minWidth: 0 }}>
              {matrix.columns[column] != null && (
                <Box sx={{ ...quiet, ...clamped(3), mb: 0.25 }}>{matrix.columns[column]}</Box>
              )}
              <UnitsCell shelf={shelf} column={column} row={0} {...parts} />
            </Box>
          ),
      )}
    </Box>
  );
}

/** Two options: a table; three: one for each value of the third. The rows go on counting from one to the next. */
function Groups(parts: PartProps) {
  const { matrix } = parts;
  const height = matrix.groups[0]?.rows.length ?? 0;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {matrix.groups.map((group, at) => (
        <section key={group.value}>
          {group.value !== null && (
            <Box sx={{ mb: 1 }}>
              <SectionTitle>{group.value}</SectionTitle>
            </Box>
          )}
          <GroupTable {...parts} group={group} firstRow={at * height} />
        </section>
      ))}
    </Box>
  );
}

const cell = { p: '3px', textAlign: 'center', fontWeight: 400 } as const;
const total = { ...cell, px: 1.5, fontWeight: 700, textAlign: 'right' } as const;
/** The names of the rows stay while their cells scroll under them. */
const pinned = {
  position: 'sticky',
  left: 0,
  zIndex: 2,
  backgroundColor: color('surface'),
  textAlign: 'left',
  px: 1.5,
} as const;

interface GroupTableProps extends PartProps {
  group: Matrix<Shelf>['groups'][number];
  firstRow: number;
}

function GroupTable({ matrix, group, firstRow, ...parts }: GroupTableProps) {
  const words = useWords(INVENTORY_WORDS);
  const { columns, down, across } = matrix;
  const all = group.rows.flatMap(({ cells }) => cells);
  const name = all.find((shelf) => shelf !== undefined)?.product.name ?? '';
  const caption = fill(words.stock.caption, { name, down: down ?? '', across: across ?? '' });
  return (
    <Box
      ref={marksMoreBeside}
      component="section"
      tabIndex={0}
      aria-label={group.value === null ? caption : `${caption}, ${group.value}`}
      sx={{
        ...panel,
        ...moreBesideNames,
        overflowX: 'auto',
        position: 'relative',
        // A cell that has the focus is not below the pinned names.
        scrollPaddingLeft: { xs: '7.5rem', sm: '15rem' },
      }}
    >
      <Box
        component="table"
        sx={{
          borderCollapse: 'collapse',
          minWidth: '100%',
          fontSize: 'var(--text-14)',
          fontVariantNumeric: 'tabular-nums',
          '& tbody > tr + tr > *, & tfoot > tr > *, & tbody > tr:first-of-type > *': {
            borderTop: `1px solid ${color('line')}`,
          },
        }}
      >
        <thead>
          <tr>
            <Box component="th" scope="col" sx={{ ...cell, ...quiet, ...pinned }}>
              {down}
              <Box component="span" aria-hidden>{` / ${across ?? ''}`}</Box>
            </Box>
            {columns.map((value) => (
              <Box component="th" key={value} scope="col" sx={{ ...cell, py: 1, fontWeight: 500 }}>
                <Box sx={{ minWidth: '3.25rem', maxWidth: '9rem', mx: 'auto', ...clamped(2) }}>{value}</Box>
              </Box>
            ))}
            <Box component="th" scope="col" sx={{ ...total, ...quiet, fontWeight: 400 }}>
              {words.stock.total}
            </Box>
          </tr>
        </thead>
        <tbody>
          {group.rows.map(({ value, cells }, at) => (
            <tr key={value}>
              <Box component="th" scope="row" sx={{ ...cell, ...pinned, fontWeight: 500 }}>
                {/* The names leave room for three cells on the narrowest phone. */}
                <Box sx={{ width: 'max-content', maxWidth: { xs: '5.25rem', sm: '14rem' }, ...clamped(2) }}>
                  {value}
                </Box>
              </Box>
              {cells.map((shelf, column) => (
                <Box component="td" key={columns[column]} sx={cell}>
                  {shelf && <UnitsCell shelf={shelf} column={column} row={firstRow + at} {...parts} />}
                </Box>
              ))}
              <Box component="td" sx={total}>
                <Sum shelves={cells} />
              </Box>
            </tr>
          ))}
        </tbody>
        {group.rows.length > 1 && (
          <tfoot>
            <tr>
              <Box component="th" scope="row" sx={{ ...cell, ...pinned, ...quiet, py: 1 }}>
                {words.stock.total}
              </Box>
              {columns.map((value, column) => (
                <Box component="td" key={value} sx={{ ...total, textAlign: 'center', px: 0.5 }}>
                  <Sum shelves={group.rows.map(({ cells }) => cells[column])} />
                </Box>
              ))}
              <Box component="td" sx={total}>
                <Sum shelves={all} />
              </Box>
            </tr>
          </tfoot>
        )}
      </Box>
    </Box>
  );
}

function Sum({ shelves }: { shelves: readonly (Shelf | undefined)[] }) {
  const words = useWords(INVENTORY_WORDS);
  const number = useNumber();
  const units = unitsOf(shelves);
  return units === null ? <Unlimited said={words.states.uncounted} /> : number(units);
}

/** The sign of what nobody counts, and its words for a screen reader. */
function Unlimited({ said }: { said: string }) {
  return (
    <>
      <span aria-hidden>{UNLIMITED}</span>
      <span style={visuallyHidden}>{said}</span>
    </>
  );
}

interface UnitsCellProps extends Omit<PartProps, 'matrix'> {
  shelf: Shelf;
  column: number;
  row: number;
}

/** The units of one variant: a box to type in, or for who may not, a button that opens what changed them. */
function UnitsCell({ shelf, column, row, writes, onChoose, onLedger }: UnitsCellProps) {
  const words = useWords(INVENTORY_WORDS);
  const number = useNumber();
  const { stock } = useInventoryAccess();
  const { state, quantity } = shelf;
  if (stock)
    return (
      <Box onFocus={() => onChoose(shelf.id)}>
        <QuantityCell shelf={shelf} column={String(column)} row={row} writes={writes} size="square" />
      </Box>
    );
  const marked = state === 'out' || state === 'low';
  return (
    <ButtonBase
      aria-label={`${fill(words.quantity_of, { name: shelfName(shelf) })}: ${
        quantity === null ? words.states.uncounted : number(quantity)
      }${marked ? `, ${words.states[state]}` : ''}`}
      title={words.ledger.title}
      onClick={() => onLedger(shelf)}
      sx={{
        minWidth: '3.25rem',
        width: '100%',
        minHeight: 'var(--target)',
        gap: 0.25,
        font: 'inherit',
        fontSize: 'var(--text-16)',
        borderRadius: 'var(--radius)',
        ...(marked && { color: color(TONES[state]), backgroundColor: color(`${TONES[state]}-soft`) }),
      }}
    >
      {marked && <StatusIcon tone={TONES[state]} />}
      <Figures>{quantity === null ? UNLIMITED : number(quantity)}</Figures>
    </ButtonBase>
  );
}
