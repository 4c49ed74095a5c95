import TableCell from '@mui/material/TableCell';
import { StatusChip } from '../../../ui/chip/StatusChip.tsx';
import { Figures } from '../../../ui/figure/Figures.tsx';
import { CountedCell, type ShelfCellProps } from '../QuantityCell.tsx';
import { Units } from '../Units.tsx';
import { useCountChange } from './useCountChange.ts';

/** In a count: what was on record when the shelf was counted, what was counted, and the difference. */
export function CountColumns({ shelf, row, writes }: ShelfCellProps) {
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
