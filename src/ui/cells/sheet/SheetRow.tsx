import { memo, useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { fill } from '../../../i18n/fill.ts';
import { color } from '../../../theme/color.ts';
import type { Spot } from '../../../../domain/sheet/sheet-edits.ts';
import { CellEditor } from './CellEditor.tsx';
import type { SheetColumn } from './sheet-column.ts';
import { ROLES } from './sheet-roles.ts';
import { headCell, sheetRow } from './sheet-style.ts';
import type { SheetActions } from './useSheet.ts';

/** Where the state of a sheet touches one row; the same for all others. */
export interface RowState {
  row: number;
  columns: readonly SheetColumn[];
  /** Index of the column under edit, -1 for none. */
  active: number;
  /** Index of the column that a Tab reaches, -1 for none. */
  home: number;
  /** `%{column} de %{row}` */
  cellLabel: string;
  actions: SheetActions;
}

interface SheetRowProps extends RowState {
  title: string;
  /** In the order of the columns. */
  values: readonly unknown[];
  /** The sentence about each wrong value, in the order of the columns. */
  problems: readonly (string | undefined)[];
  /** The cells that this row does not have, in the order of the columns. */
  absent?: readonly boolean[];
  /** What the name shows; the title by default. */
  head?: ReactNode;
}

/** One row of a sheet: its name, and cells that are text until one is edited. */
export function SheetRow(props: SheetRowProps) {
  const { row, title, columns, values, problems, absent, head = title, active, home, ...shared } = props;
  return (
    <Box component="tr" {...ROLES.row} aria-rowindex={row + 2} sx={sheetRow}>
      <Box component="th" {...ROLES.name} sx={headCell}>
        {head}
      </Box>
      {columns.map((column, index) => (
        <SheetCell
          key={column.id}
          {...shared}
          column={column}
          row={row}
          index={index}
          title={title}
          value={values[index]}
          problem={problems[index]}
          locked={column.locked || absent?.[index] === true}
          active={active === index}
          home={home === index}
        />
      ))}
    </Box>
  );
}

interface SheetCellProps extends Pick<RowState, 'row' | 'cellLabel' | 'actions'> {
  column: SheetColumn;
  index: number;
  title: string;
  value: unknown;
  problem: string | undefined;
  locked: boolean;
  active: boolean;
  home: boolean;
}

const SheetCell = memo(function SheetCell(props: SheetCellProps) {
  const { column, row, index, title, value, problem, locked, active, home, cellLabel, actions } = props;
  const id = useId();
  const spot: Spot = { row, column: index };
  const problemId = problem === undefined ? undefined : id;
  const text = column.show(value);
  return (
    <Box
      component="td"
      {...(locked ? ROLES.lockedCell : ROLES.cell)}
      {...(!active && {
        tabIndex: home ? 0 : -1,
        'aria-invalid': problemId !== undefined || undefined,
        'aria-describedby': problemId,
        onFocus: () => actions.activate(spot),
        onMouseDown: (event: React.MouseEvent) => {
          if (event.button !== 0) return;
          // The editor takes the focus itself.
          event.preventDefault();
          actions.activate(spot);
        },
      })}
      data-faulty={problemId !== undefined || undefined}
      data-align={column.align}
      data-locked={locked || undefined}
    >
      {active ? (
        <CellEditor
          label={fill(cellLabel, { column: column.label, row: title })}
          column={column}
          locked={locked}
          spot={spot}
          value={value}
          problemId={problemId}
          actions={actions}
        />
      ) : (
        <span data-empty={text === '' || undefined}>
          {text === '' && (column.locked || !locked) ? (column.placeholder ?? '') : text}
        </span>
      )}
      {problem !== undefined && (
        <FormHelperText id={id} error sx={{ m: 0, px: 1, color: color('danger') }}>
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
});
