import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import FormHelperText from '@mui/material/FormHelperText';
import DoneIcon from '@mui/icons-material/Done';
import { color, visuallyHidden, type Tone } from '../../theme/styles.ts';
import { StatusIcon } from '../chip/StatusChip.tsx';
import { useNeedsSignal } from '../state/PageStates.tsx';
import { useCellGrid, type GridCell } from './cell-grid.ts';

interface EditableCellProps extends Omit<CellSettings, 'blocked'> {
  /** Name for screen readers: `Unidades de Camiseta M`. */
  label: string;
  /** Its place in the grid. */
  column: string;
  row: number;
  /** In an empty cell. */
  placeholder?: string;
  /** Another value holds instead: this one is struck through until it is edited. */
  struck?: boolean;
  /** What the value changes, such as 'Cambia de 12 a 10': the cell stands out, and screen readers hear it. */
  changes?: string | undefined;
  /** Large, for a thumb; `square` is the cell of a table of nothing but numbers. */
  size?: 'usual' | 'large' | 'square';
  /** What the value means, such as 'Agotado': a sign in the corner, the ground, and a word for screen readers. */
  mark?: { tone: Tone; text: string } | undefined;
  words: { saving: string; saved: string };
  /** A pasted column was longer than the page by so many rows. */
  onPastedOver?(rows: number): void;
}

/** A long sentence takes more lines, and no width from the other columns. */
const REASON = { textAlign: 'right', whiteSpace: 'normal', maxWidth: 220, ml: 'auto' } as const;
const CENTRED = { ...REASON, minWidth: '9rem', textAlign: 'center', mr: 'auto' } as const;

/** Whether nothing of a text lies between the caret, or what is selected, and one of its ends. */
function endsAt(
  input: HTMLInputElement | null,
  side: 'selectionStart' | 'selectionEnd',
  end: number,
): boolean {
  return input?.[side] === end;
}

/** A number in a table, edited in place: Enter saves and goes down, Tab to the right, Escape takes back. */
export function EditableCell(props: EditableCellProps) {
  const { label, column, row, placeholder = '', struck = false, changes, size = 'usual', mark } = props;
  const { words, onPastedOver } = props;
  const square = size === 'square';
  const large = size !== 'usual';
  const grid = useCellGrid();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const blocked = useNeedsSignal();
  const cell = useCell({ ...props, blocked });
  const { problem, state } = cell;
  const latest = useRef(cell);
  useEffect(() => {
    latest.current = cell;
  });
  useEffect(() => {
    if (blocked === undefined && document.activeElement !== input.current) void latest.current.commit();
  }, [blocked]);
  useEffect(() => {
    const self: GridCell = {
      focus: () => input.current?.focus(),
      fill: (text) => latest.current.fill(text),
    };
    return grid?.enter(column, row, self);
  }, [grid, column, row]);

  /** Whether the key was one for the grid: an arrow inside of a text moves the caret. */
  const keys: Readonly<Record<string, (event: KeyboardEvent) => boolean>> = {
    Enter: ({ shiftKey }) => {
      void cell.commit(true);
      grid?.down(column, row, shiftKey ? -1 : 1);
      return true;
    },
    ArrowDown: () => {
      grid?.down(column, row, 1);
      return true;
    },
    ArrowUp: () => {
      grid?.down(column, row, -1);
      return true;
    },
    ArrowLeft: () => endsAt(input.current, 'selectionStart', 0) && grid?.beside(column, row, -1) === true,
    ArrowRight: () =>
      endsAt(input.current, 'selectionEnd', cell.text.length) && grid?.beside(column, row, 1) === true,
    Escape: () => {
      cell.revert();
      return true;
    },
  };
  async function paste(event: ClipboardEvent): Promise<void> {
    const block = grid?.pasted(event.clipboardData.getData('text')) ?? null;
    if (block === null || grid === null) return;
    event.preventDefault();
    if (blocked !== undefined) return;
    const left = await grid.fill(column, row, block);
    if (left > 0) onPastedOver?.(left);
  }

  // Its frame says that it can be edited before it is touched.
  const calm = color(changes === undefined ? 'line-strong' : 'warning');
  const plain = mark === undefined ? 'surface' : (`${mark.tone}-soft` as const);
  const ground = color(changes === undefined ? plain : 'warning-soft');
  const frame = problem === undefined ? calm : color('danger');
  const said = changes ?? mark?.text;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        sx={{
          position: 'relative',
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'flex-end',
          gap: 0.5,
        }}
      >
        <Box
          component="span"
          sx={{
            width: 18,
            height: 18,
            flex: 'none',
            color: color('success'),
            ...(square && { position: 'absolute', top: '1px', left: '1px', pointerEvents: 'none' }),
          }}
        >
          {state === 'saving' && <CircularProgress size={square ? 10 : 16} aria-hidden />}
          {state === 'saved' && <DoneIcon aria-hidden sx={{ fontSize: square ? 14 : 18 }} />}
        </Box>
        {mark !== undefined && (
          <Box
            component="span"
            sx={{
              position: 'absolute',
              top: '3px',
              right: '3px',
              lineHeight: 0,
              color: color(mark.tone),
              pointerEvents: 'none',
            }}
          >
            <StatusIcon tone={mark.tone} />
          </Box>
        )}
        <Box
          component="input"
          ref={input}
          readOnly={blocked !== undefined}
          title={blocked}
          inputMode="numeric"
          enterKeyHint="next"
          autoComplete="off"
          aria-label={label}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined && said === undefined ? undefined : id}
          placeholder={placeholder}
          value={cell.text}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => cell.type(event.target.value)}
          onFocus={(event: React.FocusEvent<HTMLInputElement>) => event.target.select()}
          onBlur={() => void cell.commit()}
          onPaste={(event: ClipboardEvent) => void paste(event)}
          onKeyDown={(event: KeyboardEvent) => {
            if (keys[event.key]?.(event) === true) event.preventDefault();
          }}
          sx={{
            width: size === 'large' ? 96 : `calc(${(cell.text || placeholder).length}ch + 24px)`,
            minWidth: square ? '3.25rem' : 72,
            // The frames of a column are as wide as it is, whatever their values.
            flexGrow: size === 'large' ? 0 : 1,
            // Its text stands under the heading; the frame reaches beyond it.
            mr: large ? 0 : '-9px',
            height: large ? 'var(--target)' : 40,
            px: square ? 0.5 : 1,
            font: 'inherit',
            fontSize: large ? 'var(--text-16)' : 'var(--text-14)',
            fontVariantNumeric: 'tabular-nums',
            textAlign: large ? 'center' : 'right',
            color: color('text'),
            ...(changes !== undefined && { fontWeight: 700 }),
            '&:not(:focus)': struck ? { textDecoration: 'line-through', color: color('text-secondary') } : {},
            backgroundColor: ground,
            border: `1px solid ${frame}`,
            borderRadius: 'var(--radius)',
            '&:hover, &:focus': { borderColor: color(problem === undefined ? 'text-secondary' : 'danger') },
            '&::placeholder': { color: color('text-secondary'), opacity: 1 },
            '&:focus-visible': { outline: 'var(--focus-ring)', outlineOffset: '2px' },
          }}
        />
      </Box>
      <Box component="output" sx={visuallyHidden}>
        {state === 'saving' && words.saving}
        {state === 'saved' && words.saved}
      </Box>
      {problem === undefined && said !== undefined && (
        <span id={id} style={visuallyHidden}>
          {said}
        </span>
      )}
      {problem !== undefined && (
        <FormHelperText id={id} error role="alert" sx={square ? CENTRED : REASON}>
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
}

interface CellSettings {
  /** Why nothing can be saved now: what was typed stays, and is saved once that is over. */
  blocked?: string | undefined;
  value: number | null;
  /** The value as text to edit. */
  show(value: number | null): string;
  /** Undefined for a text that is no value. */
  read(text: string): number | null | undefined;
  /** What is said of such a text. */
  unreadable: string;
  /** Saves, and resolves with the sentence of a refusal, or with nothing. */
  write(value: number | null): Promise<string | undefined>;
}

type CellState = 'idle' | 'saving' | 'saved';

/** One cell that saves as soon as it is left. A refused text stays, with the reason, until it is changed or taken back. */
function useCell({ blocked, value, show, read, unreadable, write }: CellSettings) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const [state, setState] = useState<CellState>('idle');
  const underWay = useRef(false);

  async function save(text: string): Promise<void> {
    const next = read(text);
    if (next === undefined) {
      setTyped(text);
      setProblem(unreadable);
      setState('idle');
      return;
    }
    if (next === value) return revert();
    if (blocked !== undefined) {
      setTyped(text);
      return;
    }
    if (underWay.current) return;
    underWay.current = true;
    setTyped(text);
    setProblem(undefined);
    setState('saving');
    try {
      const refusal = await write(next);
      setProblem(refusal);
      setState(refusal === undefined ? 'saved' : 'idle');
      if (refusal === undefined) setTyped(null);
    } finally {
      underWay.current = false;
    }
  }
  function revert(): void {
    setTyped(null);
    setProblem(undefined);
  }
  return {
    text: typed ?? show(value),
    problem: problem ?? (typed === null ? undefined : blocked),
    state,
    type(text: string): void {
      setTyped(text);
      setProblem(undefined);
      setState('idle');
    },
    /** Saves what was typed. A refused text is tried again by `again` alone, not by passing through the cell. */
    commit(again = false): Promise<void> {
      return typed === null || (problem !== undefined && !again) ? Promise.resolve() : save(typed);
    },
    fill: save,
    revert,
  };
}
