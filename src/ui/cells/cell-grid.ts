import { createContext, use, useMemo, useRef } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { pastedBlock } from '../../../domain/sheet/sheet-edits.ts';

/** What a grid may do with one of its cells. */
export interface GridCell {
  focus(): void;
  /** Takes a pasted text and saves it. */
  fill(text: string): Promise<void>;
}

/** The cells of a grid by column and row; rows count from 0. */
interface CellGrid {
  /** Returns the way out, for the cell that unmounts. */
  enter(column: string, row: number, cell: GridCell): () => void;
  /** The cell below, or above; past the end of an ordered column, that of the one beside it. */
  down(column: string, row: number, step: 1 | -1): void;
  /** The cell beside; false where the columns have no order, or end. */
  beside(column: string, row: number, step: 1 | -1): boolean;
  /** The cells that a pasted text is for; null for a text of one cell. */
  pasted(text: string): string[][] | null;
  /** Fills rows downwards, one cell after the other. Returns how many rows found no cell. */
  fill(column: string, row: number, block: readonly (readonly string[])[]): Promise<number>;
}

const CellGridContext = createContext<CellGrid | null>(null);
export const CellGridProvider = CellGridContext.Provider;

/** The grid that a cell is in; null outside one. */
export function useCellGrid(): CellGrid | null {
  return use(CellGridContext);
}

const UNORDERED: readonly string[] = [];

/**
 * A grid for the cells below its provider. With an order, the columns are of one kind: arrows go sideways too, Enter goes on
 * at the top of the next column, and a block that is pasted fills several. Without one only the first column of it counts.
 * @param order the same array as long as the columns are the same
 */
export function useNewCellGrid(order = UNORDERED): CellGrid {
  const cells = useRef(new Map<string, Map<number, GridCell>>());
  return useMemo(() => {
    const of = (column: string) => cells.current.get(column) ?? new Map<number, GridCell>();
    /** The columns from this one on, in one direction. */
    const onwards = (column: string, step: 1 | -1): readonly string[] => {
      const way = step === 1 ? order : order.toReversed();
      return way.includes(column) ? way.slice(way.indexOf(column)) : [column];
    };
    const isPast = (row: number, end: number, step: 1 | -1) => (row - end) * step > 0;
    return {
      enter(column, row, cell) {
        const own = of(column).set(row, cell);
        cells.current.set(column, own);
        return () => {
          if (own.get(row) === cell) own.delete(row);
        };
      },
      down(column, row, step) {
        for (const one of onwards(column, step)) {
          const rows = [...of(one).keys()].filter((other) => one !== column || isPast(other, row, step));
          const next = step === 1 ? Math.min(...rows) : Math.max(...rows);
          if (rows.length > 0) return of(one).get(next)?.focus();
        }
      },
      beside(column, row, step) {
        const next = onwards(column, step)
          .slice(1)
          .find((one) => of(one).has(row));
        if (next !== undefined) of(next).get(row)?.focus();
        return next !== undefined;
      },
      pasted(text) {
        const block = pastedBlock(text);
        const several = block.length > 1 || (order.length > 0 && (block[0]?.length ?? 0) > 1);
        return several ? block : null;
      },
      async fill(column, row, block) {
        const columns = order.length === 0 ? [column] : onwards(column, 1);
        let left = 0;
        for (const [down, texts] of block.entries()) {
          const filled = columns.flatMap((one, right) => {
            const [cell, text] = [of(one).get(row + down), texts[right]];
            return cell === undefined || text === undefined ? [] : [{ cell, text }];
          });
          if (filled.length === 0) left += 1;
          for (const { cell, text } of filled) await cell.fill(text);
        }
        return left;
      },
    };
  }, [order]);
}

/** Says that a pasted column was longer than the page: how many of its rows were left. */
export function usePastedOver(): (rows: number) => void {
  const notify = useNotify();
  const translate = useTranslate();
  return (rows) => notify(translate('list.pasted_over', { smart_count: rows }), { type: 'warning' });
}
