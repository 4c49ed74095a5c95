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
  focus(column: string, row: number): void;
  /** Fills a column downwards, one cell after the other. Returns how many texts found no cell. */
  fill(column: string, row: number, texts: readonly string[]): Promise<number>;
}

const CellGridContext = createContext<CellGrid | null>(null);
export const CellGridProvider = CellGridContext.Provider;

/** The grid that a cell is in; null outside one. */
export function useCellGrid(): CellGrid | null {
  return use(CellGridContext);
}

/** A grid for the cells below its provider. */
export function useNewCellGrid(): CellGrid {
  const cells = useRef(new Map<string, GridCell>());
  return useMemo(() => {
    const at = (column: string, row: number): GridCell | undefined => cells.current.get(`${column}:${row}`);
    return {
      enter(column, row, cell) {
        const key = `${column}:${row}`;
        cells.current.set(key, cell);
        return () => {
          if (cells.current.get(key) === cell) cells.current.delete(key);
        };
      },
      focus: (column, row) => at(column, row)?.focus(),
      async fill(column, row, texts) {
        let left = 0;
        for (const [index, text] of texts.entries()) {
          const cell = at(column, row + index);
          if (cell === undefined) left += 1;
          else await cell.fill(text);
        }
        return left;
      },
    };
  }, []);
}

/** The first column of what was copied from a spreadsheet; null for a single row. */
export function pastedColumn(text: string): string[] | null {
  const rows = pastedBlock(text);
  return rows.length < 2 ? null : rows.map(([first = '']) => first);
}

/** Says that a pasted column was longer than the page: how many of its rows were left. */
export function usePastedOver(): (rows: number) => void {
  const notify = useNotify();
  const translate = useTranslate();
  return (rows) => notify(translate('list.pasted_over', { smart_count: rows }), { type: 'warning' });
}
