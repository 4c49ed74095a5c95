import { useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import AllVariantsIcon from '@mui/icons-material/GridOnOutlined';
import HistoryIcon from '@mui/icons-material/History';
import { useNotify } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import type { InventoryRow, StockState } from '../../../domain/stock/inventory-answers.ts';
import { INVENTORY_WORDS } from '../../../generated/words/inventory.ts';
import { fill, useWords } from '../../i18n/words.ts';
import { useRecordPath } from '../../schema/useAllowed.ts';
import { clamped, quiet } from '../../theme/styles.ts';
import { EditableCell } from '../../ui/cells/EditableCell.tsx';
import { usePastedOver } from '../../ui/cells/cell-grid.ts';
import { StatusChip } from '../../ui/chip/StatusChip.tsx';
import { Figures, useNumber } from '../../ui/figure/Money.tsx';
import { lazyPopup } from '../../ui/lazy/lazy-popup.tsx';
import { UNDO_NOTICE, UndoMessage } from '../../ui/notice/UndoMessage.tsx';
import { Thumbnail } from '../../ui/picture/Thumbnail.tsx';
import { readUnits, shelfName, type ShelfWrites } from './inventory-api.ts';
import type { LedgerSheetProps } from './LedgerSheet.tsx';

interface ShelfTitleProps {
  shelf: InventoryRow;
  sku?: string | null;
  /** Below the text. */
  children?: ReactNode;
}

/** Picture, name that leads to the product (INV-01), variant; and a word where customers do not see it. */
export function ShelfTitle({ shelf, sku = null, children }: ShelfTitleProps) {
  const words = useWords(INVENTORY_WORDS);
  const { product, product_variant: variant } = shelf;
  const path = useRecordPath('products')(product);
  const facts = [variant?.name, sku, product.active === 1 ? null : words.hidden].filter(Boolean);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Thumbnail url={product.product_images[0]?.picture_url ?? null} name={product.name} />
      <Box sx={{ minWidth: 0 }}>
        {path === undefined ? (
          <Box sx={{ fontWeight: 500, ...clamped(2) }}>{product.name}</Box>
        ) : (
          <Link
            component={RouterLink}
            to={path}
            color="inherit"
            underline="hover"
            sx={{ fontWeight: 500, ...clamped(2) }}
          >
            {product.name}
          </Link>
        )}
        {facts.length > 0 && <Box sx={{ ...quiet, overflowWrap: 'anywhere' }}>{facts.join(' · ')}</Box>}
        {children}
      </Box>
    </Box>
  );
}

export interface ShelfCellProps {
  shelf: InventoryRow;
  /** Its row on the page, from 0. */
  row: number;
  writes: ShelfWrites;
  size?: 'usual' | 'large' | 'square';
  /** Its column on the page; left out where all are in one. */
  column?: string;
}

/** The units of a shelf. An empty cell ends the counting of it, which can be taken back. */
export function QuantityCell({ shelf, row, writes, size = 'usual', column = 'quantity' }: ShelfCellProps) {
  const words = useWords(INVENTORY_WORDS);
  const cell = useCellWords();
  const number = useNumber();
  const emptied = useEmptied(writes);
  const { state } = shelf;
  const mark =
    state === 'out' || state === 'low' ? { tone: TONES[state], text: words.states[state] } : undefined;
  return (
    <EditableCell
      {...cell}
      label={fill(words.quantity_of, { name: shelfName(shelf) })}
      column={column}
      row={row}
      size={size}
      placeholder={size === 'square' ? UNLIMITED : words.uncounted}
      mark={size === 'square' ? mark : undefined}
      value={shelf.quantity}
      show={(value) => (value === null ? '' : number(value))}
      read={readUnits}
      unreadable={words.cell.whole}
      write={async (quantity) => {
        const refusal = await writes.setQuantity(shelf, quantity);
        if (refusal === undefined && quantity === null) emptied.quantity(shelf);
        return refusal;
      }}
    />
  );
}

/** What was counted on a shelf, in a count. */
export function CountedCell({ shelf, row, writes }: ShelfCellProps) {
  const words = useWords(INVENTORY_WORDS);
  const cell = useCellWords();
  const number = useNumber();
  const changeOf = useCountChange();
  const emptied = useEmptied(writes);
  return (
    <EditableCell
      {...cell}
      label={fill(words.counted_of, { name: shelfName(shelf) })}
      column="counted"
      row={row}
      value={shelf.count?.counted ?? null}
      show={(value) => (value === null ? '' : number(value))}
      read={readUnits}
      unreadable={words.cell.whole}
      changes={changeOf(shelf)?.sentence}
      write={async (counted) => {
        const refusal = await writes.setCounted(shelf, counted);
        if (refusal === undefined && counted === null) emptied.counted(shelf);
        return refusal;
      }}
    />
  );
}

/** After a cell was emptied: the notice that says what it had, with the button that puts it back. */
function useEmptied({ setQuantity, setCounted }: ShelfWrites) {
  const words = useWords(INVENTORY_WORDS);
  const number = useNumber();
  const notify = useNotify();

  function offer(
    sentence: string,
    shelf: InventoryRow,
    had: number,
    putBack: () => Promise<string | undefined>,
  ): void {
    const names = { name: shelfName(shelf), count: number(had) };
    const undo = async (): Promise<void> => {
      const reason = await putBack();
      if (reason === undefined) notify(fill(words.emptied.put_back, names), { type: 'success' });
      else notify(fill(words.failed, { reason }), { type: 'error' });
    };
    notify(
      <UndoMessage text={fill(sentence, names)} label={words.select.undo} onUndo={() => void undo()} />,
      { type: 'success', autoHideDuration: UNDO_NOTICE },
    );
  }

  return {
    /** The units of a shelf, which is not counted any more. */
    quantity(shelf: InventoryRow): void {
      const { quantity } = shelf;
      if (quantity === null) return;
      offer(words.emptied.quantity, shelf, quantity, () =>
        setQuantity({ ...shelf, quantity: null }, quantity),
      );
    },
    /** What was counted of a shelf in a count. */
    counted(shelf: InventoryRow): void {
      const counted = shelf.count?.counted ?? null;
      if (counted === null) return;
      offer(words.emptied.counted, shelf, counted, () => setCounted(shelf, counted));
    },
  };
}

/** In the place of a number that has no room for words. */
export const UNLIMITED = '∞';

export const TONES = { out: 'danger', low: 'warning', enough: 'success', uncounted: 'neutral' } as const;

/** Whether a shelf is empty, runs out, has enough, or is not counted. */
export function StockChip({ state }: { state: StockState }) {
  const { states } = useWords(INVENTORY_WORDS);
  return <StatusChip label={states[state]} tone={TONES[state]} />;
}

/** A quantity to read; a word where nobody counts. */
export function Units({ quantity }: { quantity: number | null }) {
  const { uncounted } = useWords(INVENTORY_WORDS);
  const number = useNumber();
  return <Figures>{quantity === null ? uncounted : number(quantity)}</Figures>;
}

interface LedgerButtonProps {
  shelf: InventoryRow;
  onOpen(shelf: InventoryRow): void;
}

/** From one variant to the table of all variants of its product. */
export function AllVariantsButton({ shelf: { product, product_variant: variant } }: { shelf: InventoryRow }) {
  const { stock } = useWords(INVENTORY_WORDS);
  if (variant === null) return null;
  const name = fill(stock.open_all, { name: product.name });
  return (
    <IconButton component={RouterLink} to={`/inventory?product=${product.id}`} aria-label={name} title={name}>
      <AllVariantsIcon />
    </IconButton>
  );
}

/** Opens what changed the units of a shelf. */
export function LedgerButton({ shelf, onOpen }: LedgerButtonProps) {
  const { ledger } = useWords(INVENTORY_WORDS);
  const name = fill(ledger.open, { name: shelfName(shelf) });
  return (
    <IconButton
      aria-label={name}
      title={name}
      onPointerEnter={ledgerPart.preload}
      onClick={() => onOpen(shelf)}
    >
      <HistoryIcon />
    </IconButton>
  );
}

const ledgerPart = lazyPopup<LedgerSheetProps>(() => import('./LedgerSheet.tsx'));

/** The movements of one of the shelves of a page: what opens them, and the sheet once they are open. */
export function useLedger(
  shelves: readonly InventoryRow[] | undefined,
  { lowStock, writes }: Pick<LedgerSheetProps, 'lowStock' | 'writes'>,
) {
  const [opened, setOpened] = useState<string>();
  const shelf = shelves?.find(({ id }) => id === opened);
  return {
    onLedger: ({ id }: InventoryRow) => setOpened(id),
    ledger: shelf && (
      <ledgerPart.Part
        shelf={shelf}
        lowStock={lowStock}
        writes={writes}
        onClose={() => setOpened(undefined)}
      />
    ),
  };
}

interface CountedChange {
  /** `−2`. */
  difference: string;
  /** `12 → 10`. */
  step: string;
  /** 'Cambia de 12 a 10'. */
  sentence: string;
}

/** What a count changes on a shelf; undefined where nothing was counted, or nothing differs. */
export function useCountChange(): (shelf: InventoryRow) => CountedChange | undefined {
  const words = useWords(INVENTORY_WORDS);
  const number = useNumber();
  return ({ count }) => {
    if (count === null || count.counted === count.expected) return undefined;
    const { counted, expected } = count;
    const ends = { from: expected === null ? words.uncounted : number(expected), to: number(counted) };
    return {
      difference: signed(counted - (expected ?? 0), number),
      step: fill(words.count.from_to, ends),
      sentence: fill(words.count.changes, ends),
    };
  };
}

/** `+2`, `−3`, `0`. */
function signed(value: number, number: (value: number) => string): string {
  if (value === 0) return '0';
  return `${value < 0 ? '−' : '+'}${number(Math.abs(value))}`;
}

/** What every cell says, and the notice about a pasted column that was longer than the page. */
export function useCellWords() {
  const { cell } = useWords(INVENTORY_WORDS);
  return { words: cell, onPastedOver: usePastedOver() };
}
