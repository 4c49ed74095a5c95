import TableCell from '@mui/material/TableCell';
import { useNumber } from '../../../ui/figure/useNumber.ts';
import { Figures } from '../../../ui/figure/Figures.tsx';
import { CountedCell, type ShelfCellProps } from '../QuantityCell.tsx';
import { Units } from '../Units.tsx';
import { signed } from './signed.ts';

/** In a count: what was on record when the shelf was counted, what was counted, and the difference. */
export function CountColumns({ shelf, row, writes }: ShelfCellProps) {
  const number = useNumber();
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
        <Figures>{count === null ? '' : signed(count.counted - (count.expected ?? 0), number)}</Figures>
      </TableCell>
    </>
  );
}
