import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import { useForkRef } from '@mui/material/utils';
import type { ImportColumn } from '../../../../domain/imports/shape-answer.ts';
import { IMPORTS_WORDS } from '../../../../generated/words/imports.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { color, panel, quiet } from '../../../theme/styles.ts';
import { oneLine, REMOVAL, ReviewRow, ROW_HEIGHT } from './ReviewRow.tsx';
import { faultSentence } from './fault-sentence.ts';
import type { Review, ShownLine } from './useReview.ts';
import { marksMoreBeside, moreBeside } from '../../../ui/scroll/scroll-edges.ts';
import { useWindow } from '../../../ui/scroll/useWindow.ts';

/** Pixels of the table; its lines scroll below its header. */
const HEIGHT = 480;
const COLUMN = 180;
const LINE_COLUMN = 116;

/** A cell by its line and column, as they are shown. */
export interface CellAt {
  row: number;
  column: number;
}

const MOVES: Record<string, [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** What is wrong with the active cell, whole: in the cell there is room for a few words. */
function ActiveFault({ line, column }: { line: ShownLine | undefined; column: ImportColumn | undefined }) {
  const words = useWords(IMPORTS_WORDS);
  const fault = column && line?.faults.get(column.path);
  const where =
    column === undefined || line === undefined
      ? ''
      : fill(words.moved_to, { label: column.label, line: line.line });
  return (
    <Box
      component="output"
      sx={{ display: 'block', mt: 1, color: color('danger'), overflowWrap: 'anywhere' }}
    >
      {fault && `${where}: ${faultSentence(words, fault)}`}
    </Box>
  );
}

/** The lines on a desktop: a grid with one active cell, edited in place. */
export function ReviewTable({ review, columns }: { review: Review; columns: readonly ImportColumn[] }) {
  const words = useWords(IMPORTS_WORDS);
  const { shown } = review;
  const frame = useRef<HTMLDivElement>(null);
  const beside = useForkRef(frame, marksMoreBeside);
  const [active, setActive] = useState<CellAt>({ row: 0, column: 0 });
  const [editing, setEditing] = useState<boolean | string>(false);
  const inside = useRef(false);
  const { first, last, onScroll } = useWindow(shown.length, ROW_HEIGHT, HEIGHT);

  const go = (row: number, column: number): void => {
    const next = {
      row: Math.min(Math.max(0, row), shown.length - 1),
      column: Math.min(Math.max(REMOVAL, column), columns.length - 1),
    };
    setActive(next);
    const top = next.row * ROW_HEIGHT;
    const view = frame.current;
    if (view === null) return;
    if (top < view.scrollTop) view.scrollTop = top;
    // The header takes a line of the height.
    else if (top + 2 * ROW_HEIGHT > view.scrollTop + HEIGHT) view.scrollTop = top + 2 * ROW_HEIGHT - HEIGHT;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (editing) return;
    const move = MOVES[event.key];
    if (move) go(active.row + move[0], active.column + move[1]);
    // The button hears its own keys.
    else if (active.column === REMOVAL) return;
    else if (event.key === 'Enter' || event.key === 'F2') setEditing(true);
    // Typing replaces what is there, as in a spreadsheet.
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey)
      setEditing(event.key);
    else return;
    event.preventDefault();
  };

  if (shown.length === 0) return null;
  const spacer = (height: number) => height > 0 && <tr aria-hidden style={{ height }} />;
  return (
    <Box>
      <Box
        ref={beside}
        onScroll={onScroll}
        sx={{ ...panel, ...moreBeside, maxHeight: HEIGHT, overflow: 'auto' }}
      >
        <Box
          component="table"
          role="grid"
          aria-label={words.table}
          aria-rowcount={shown.length + 1}
          onKeyDown={onKeyDown}
          onFocus={() => {
            inside.current = true;
          }}
          onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
            // A cell that becomes an editor loses the focus to nothing.
            if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget))
              inside.current = false;
          }}
          sx={{
            tableLayout: 'fixed',
            borderCollapse: 'separate',
            borderSpacing: 0,
            width: '100%',
            minWidth: LINE_COLUMN + columns.length * COLUMN,
            '& th, & td': {
              height: ROW_HEIGHT,
              px: 1,
              py: 0,
              textAlign: 'left',
              borderBottom: `1px solid ${color('line')}`,
            },
            '& thead th': { position: 'sticky', top: 0, zIndex: 1, backgroundColor: color('sunken') },
          }}
        >
          <thead>
            <tr>
              <th scope="col" style={{ width: LINE_COLUMN }}>
                {words.line}
              </th>
              {columns.map(({ path, label }) => (
                <Box key={path} component="th" scope="col" sx={oneLine}>
                  {label}
                </Box>
              ))}
            </tr>
          </thead>
          <tbody>
            {spacer(first * ROW_HEIGHT)}
            {shown.slice(first, last).map((line, index) => (
              <ReviewRow
                key={line.at}
                row={first + index}
                line={line}
                columns={columns}
                inside={inside}
                active={active.row === first + index ? active.column : undefined}
                editing={active.row === first + index && editing}
                onActive={(column, edit) => {
                  setActive({ row: first + index, column });
                  setEditing(edit);
                }}
                onSave={(path, text, down) => {
                  setEditing(false);
                  if (text !== (line.cells[path] ?? '')) void review.edit(line.at, path, text);
                  if (down) go(first + index + 1, active.column);
                }}
                onCancel={() => setEditing(false)}
                onRemove={() => {
                  // The line below takes its place; of the last one, the line above.
                  if (first + index === shown.length - 1) go(first + index - 1, REMOVAL);
                  void review.remove(line.at);
                }}
              />
            ))}
            {spacer((shown.length - last) * ROW_HEIGHT)}
          </tbody>
        </Box>
      </Box>
      <ActiveFault line={shown[active.row]} column={columns[active.column]} />
      <Box sx={{ ...quiet, mt: 1 }}>{words.edit_hint}</Box>
    </Box>
  );
}
