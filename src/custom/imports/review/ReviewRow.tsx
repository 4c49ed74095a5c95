import { useEffect, useRef, useState, type RefObject } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import CloseIcon from '@mui/icons-material/Close';
import type { ImportColumn } from '../../../../domain/imports/shape-answer.ts';
import { IMPORTS_WORDS } from '../../../../generated/words/imports.ts';
import { fill, useWords } from '../../../i18n/words.ts';
import { color } from '../../../theme/styles.ts';
import { faultSentence } from './fault-sentence.ts';
import type { ShownLine } from './useReview.ts';

/** Pixels; a value and what is wrong with it. */
export const ROW_HEIGHT = 52;

/** The column of the button that removes a line, before the first cell. */
export const REMOVAL = -1;

export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

interface ReviewRowProps {
  row: number;
  line: ShownLine;
  columns: readonly ImportColumn[];
  /** Whether the focus is in the table. */
  inside: RefObject<boolean>;
  /** The active column, if the active cell is in this line; that of the button before the first is `REMOVAL`. */
  active: number | undefined;
  /** A text is what was typed to begin with. */
  editing: boolean | string;
  onActive(column: number, edit: boolean): void;
  onSave(path: string, text: string, down: boolean): void;
  onCancel(): void;
  onRemove(): void;
}

/** One line of the table, at its place. */
export function ReviewRow({ row, line, columns, inside, active, editing, ...on }: ReviewRowProps) {
  const words = useWords(IMPORTS_WORDS);
  const cell = useRef<HTMLTableCellElement>(null);
  const removal = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focus follows the active cell while it is in the table, and is never taken from elsewhere.
    if (active !== undefined && !editing && inside.current)
      (active === REMOVAL ? removal : cell).current?.focus();
  }, [active, editing, inside]);
  return (
    <tr aria-rowindex={row + 2}>
      <th scope="row">
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', fontWeight: 400 }}>
          <Box sx={{ minWidth: 0 }}>
            {line.line}
            {line.state !== undefined && (
              <Box sx={{ ...oneLine, fontSize: 'var(--text-12)', color: color('text-secondary') }}>
                {words.line_states[line.state]}
              </Box>
            )}
          </Box>
          <IconButton
            size="small"
            ref={removal}
            tabIndex={active === REMOVAL ? 0 : -1}
            onFocus={() => active !== REMOVAL && on.onActive(REMOVAL, false)}
            aria-label={fill(words.remove, { line: line.line })}
            onClick={on.onRemove}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      </th>
      {columns.map(({ path, label }, column) => {
        const fault = line.faults.get(path);
        const text = line.cells[path] ?? '';
        const current = active === column;
        if (current && editing !== false)
          return (
            <td key={path}>
              <CellEditor
                label={fill(words.moved_to, { label, line: line.line })}
                text={text}
                {...(typeof editing === 'string' && { typed: editing })}
                onSave={(value, down) => on.onSave(path, value, down)}
                onCancel={on.onCancel}
              />
            </td>
          );
        return (
          <Box
            key={path}
            ref={current ? cell : undefined}
            component="td"
            tabIndex={current ? 0 : -1}
            aria-invalid={fault !== undefined}
            onFocus={() => !current && on.onActive(column, false)}
            onClick={() => on.onActive(column, true)}
            sx={{
              cursor: 'text',
              ...(fault && { backgroundColor: color('danger-soft') }),
              '&:focus-visible': { outline: `2px solid ${color('focus')}`, outlineOffset: -2 },
            }}
          >
            <Box sx={oneLine}>{text}</Box>
            {fault && (
              <Box
                title={faultSentence(words, fault)}
                sx={{ ...oneLine, fontSize: '0.75rem', color: color('danger') }}
              >
                {faultSentence(words, fault)}
              </Box>
            )}
          </Box>
        );
      })}
    </tr>
  );
}

interface CellEditorProps {
  label: string;
  text: string;
  /** Typed on the cell: it stands in the place of the text. */
  typed?: string;
  /** `down`: by Enter, which goes on to the line below. */
  onSave(text: string, down: boolean): void;
  onCancel(): void;
}

/** The one input of the table. Leaving it saves; Esc keeps what was there. */
function CellEditor({ label, text, typed: begun, onSave, onCancel }: CellEditorProps) {
  const [typed, setTyped] = useState(begun ?? text);
  const input = useRef<HTMLInputElement>(null);
  const left = useRef(false);
  useEffect(() => {
    if (begun === undefined) input.current?.select();
    else input.current?.focus();
  }, [begun]);
  const leave = (end: () => void): void => {
    if (left.current) return;
    left.current = true;
    end();
  };
  return (
    <Box
      component="input"
      ref={input}
      aria-label={label}
      value={typed}
      onChange={(event: React.ChangeEvent<HTMLInputElement>) => setTyped(event.target.value)}
      onBlur={() => leave(() => onSave(typed, false))}
      onKeyDown={(event: React.KeyboardEvent) => {
        event.stopPropagation();
        if (event.key === 'Enter') leave(() => onSave(typed, true));
        if (event.key === 'Escape') leave(onCancel);
      }}
      sx={{
        width: '100%',
        height: '100%',
        px: 0.5,
        font: 'inherit',
        color: color('text'),
        border: `1px solid ${color('primary')}`,
        borderRadius: '4px',
        backgroundColor: color('surface'),
      }}
    />
  );
}
