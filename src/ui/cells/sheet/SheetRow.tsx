import { memo, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { isBlock, pastedBlock, type Spot } from '../../../../domain/sheet/sheet-edits.ts';
import { fill } from '../../../i18n/words.ts';
import { color } from '../../../theme/styles.ts';
import type { SheetColumn, SheetActions } from './useSheet.ts';

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

/** The input or select in the active cell of a sheet. */
const editorStyle = {
  width: '100%',
  height: 40,
  // What is typed in it moves nothing around it: a key lays out no row.
  contain: 'strict',
  px: 1,
  border: 0,
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  color: 'inherit',
  textOverflow: 'ellipsis',
  backgroundColor: color('surface'),
  borderRadius: 'var(--radius)',
  // The head, the names and the save bar lie over the edges of the window.
  scrollMargin: '96px 16px 96px 180px',
  '&::placeholder': { color: color('text-secondary'), opacity: 1 },
  '&:focus': { outline: 'var(--focus-ring)', outlineOffset: '-2px' },
} as const;

/** Rows that a page key passes. */
const PAGE = 10;
const FAR = 1_000_000;

interface EditorState {
  spot: Spot;
  actions: SheetActions;
  /** Whether the value is another than at the start of the edit. */
  changed: boolean;
  revert(): void;
  /** Opens the dialog that the value is chosen in. */
  open?: (() => void) | undefined;
}

type Editor = HTMLInputElement | HTMLSelectElement;

/** What a key does in the editor of a cell; true when it is done, so that the browser does nothing more. */
function onEditorKey(event: KeyboardEvent<Editor>, state: EditorState): boolean {
  const { spot, actions, changed, revert, open } = state;
  const { key, shiftKey, altKey, currentTarget: input } = event;
  const move = (by: Partial<Spot>): boolean => {
    actions.move(spot, by);
    return true;
  };
  if (event.ctrlKey || event.metaKey) return onCommand(key.toLowerCase(), state);
  // A select opens by itself.
  if (altKey && key === 'ArrowDown' && open === undefined) return false;
  if (open !== undefined && (key === 'F2' || key.length === 1 || (altKey && key === 'ArrowDown'))) {
    open();
    return true;
  }
  if (key === 'Enter') return move({ row: shiftKey ? -1 : 1 });
  if (key === 'Tab') return actions.follow(spot, shiftKey ? -1 : 1);
  if (key === 'ArrowDown') return move({ row: 1 });
  if (key === 'ArrowUp') return move({ row: -1 });
  if (key === 'PageDown') return move({ row: PAGE });
  if (key === 'PageUp') return move({ row: -PAGE });
  if (key === 'ArrowLeft' && !shiftKey && atEdge(input, 'start')) return move({ column: -1 });
  if (key === 'ArrowRight' && !shiftKey && atEdge(input, 'end')) return move({ column: 1 });
  if (key !== 'Escape' || !changed) return false;
  revert();
  return true;
}

function onCommand(key: string, { spot, actions, changed }: EditorState): boolean {
  if (key === 'd') actions.fillDown(spot);
  else if (key === 'home') actions.move(spot, { row: -FAR, column: -FAR });
  else if (key === 'end') actions.move(spot, { row: FAR, column: FAR });
  // What was typed in this cell is the browser's to undo.
  else return key === 'z' && !changed && actions.undo();
  return true;
}

/** The caret is at an end of the text, or the whole text is selected, as after arriving. */
function atEdge(editor: Editor, edge: 'start' | 'end'): boolean {
  // A select has no caret.
  if (editor instanceof HTMLSelectElement) return true;
  const { selectionStart, selectionEnd, value } = editor;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  const at = edge === 'start' ? 0 : value.length;
  return selectionStart === at && selectionEnd === at;
}

interface CellEditorProps {
  /** For screen readers: `Precio de Rojo M`. */
  label: string;
  column: SheetColumn;
  /** Read, never changed. */
  locked: boolean;
  spot: Spot;
  value: unknown;
  /** Id of the sentence about a wrong value. */
  problemId: string | undefined;
  actions: SheetActions;
}

/** The one input of a sheet, in its active cell; a select where the column has choices. */
function CellEditor({ label, column, locked, spot, value, problemId, actions }: CellEditorProps) {
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const [before] = useState(value);
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null);
  // A fill, a paste or a reset may change the value under the editor.
  const isTyped = typed !== null && Object.is(typed.value ?? null, value ?? null);
  const { choices } = column;
  const open = locked ? undefined : column.open;
  useLayoutEffect(() => {
    input.current?.focus();
    if (input.current instanceof HTMLInputElement) input.current.select();
  }, []);
  const shared = {
    ref: input,
    'aria-label': label,
    'aria-invalid': problemId !== undefined,
    'aria-describedby': problemId,
    onBlur: () => {
      // Another window has the focus, or the dialog of the column; the cell gets it back.
      if (document.activeElement !== input.current && open === undefined) actions.leave(spot);
    },
    onKeyDown: (event: React.KeyboardEvent<HTMLInputElement & HTMLSelectElement>) => {
      const done = onEditorKey(event, {
        spot,
        actions,
        changed: !Object.is(before ?? null, value ?? null),
        open: open && (() => open(spot)),
        revert: () => {
          setTyped(null);
          actions.type(spot, before);
        },
      });
      if (!done) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onPaste: (event: React.ClipboardEvent) => {
      const block = pastedBlock(event.clipboardData.getData('text'));
      const [first = ''] = block[0] ?? [];
      if (!isBlock(block) && open === undefined && choices === undefined) return;
      event.preventDefault();
      if (isBlock(block)) actions.paste(spot, block);
      else if (!locked) actions.type(spot, column.read(first));
    },
  };
  const style = { ...editorStyle, textAlign: column.align };
  if (choices !== undefined && !locked)
    return (
      <Box
        component="select"
        {...shared}
        value={choices.some((choice) => choice.value === value) ? String(value) : ''}
        onChange={({ target }: React.ChangeEvent<HTMLSelectElement>) =>
          actions.type(spot, choices.find((choice) => String(choice.value) === target.value)?.value)
        }
        sx={style}
      >
        {!choices.some((choice) => choice.value === value) && <option value="">{column.show(value)}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </Box>
    );
  return (
    <Box
      component="input"
      {...shared}
      readOnly={locked || open !== undefined}
      aria-haspopup={open && 'dialog'}
      onClick={open && (() => open(spot))}
      inputMode={column.keyboard}
      autoComplete="off"
      placeholder={locked && !column.locked ? undefined : column.placeholder}
      value={isTyped ? typed.text : column.edit(value)}
      onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => {
        const next = column.read(target.value);
        setTyped({ text: target.value, value: next });
        actions.type(spot, next);
      }}
      sx={style}
    />
  );
}

/**
 * The roles of the parts of a sheet, said beside their tags: rows are CSS grids, and browsers may drop the meaning of
 * a table's tags with its layout.
 */
export const ROLES = {
  row: { role: 'row' },
  name: { role: 'rowheader' },
  head: { role: 'columnheader' },
  cell: { role: 'gridcell' },
  lockedCell: { role: 'gridcell', 'aria-readonly': true },
} as const;

/** The names of the rows stay in sight while the sheet scrolls to the side. */
export const headCell = {
  position: 'sticky',
  left: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  px: 1.5,
  py: 1,
  fontWeight: 500,
  textAlign: 'left',
  overflowWrap: 'anywhere',
  backgroundColor: color('surface'),
  borderRight: `1px solid ${color('line')}`,
} as const;

/** One rule for the cells of a row: a hundred rows have one class each, not one for every cell. */
export const sheetRow = {
  display: 'grid',
  gridTemplateColumns: 'var(--sheet-columns)',
  minWidth: 'var(--sheet-least)',
  alignItems: 'stretch',
  borderTop: `1px solid ${color('line')}`,
  // The browser draws the rows in sight alone.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 45px',
  '& > [role=gridcell]': {
    minWidth: 0,
    p: '2px',
    cursor: 'cell',
    borderRight: `1px solid ${color('line')}`,
    '&:last-of-type': { borderRight: 0 },
    '&[data-faulty]': { boxShadow: `inset 0 0 0 1px ${color('danger')}` },
    '&[data-locked]': { cursor: 'default', backgroundColor: color('sunken') },
    '&[data-align=right] > span': { textAlign: 'right' },
  },
  '& > [role=gridcell] > span': {
    display: 'block',
    minHeight: 40,
    px: 1,
    lineHeight: '40px',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontVariantNumeric: 'tabular-nums',
    '&[data-empty]': { color: color('text-secondary') },
  },
} as const;
