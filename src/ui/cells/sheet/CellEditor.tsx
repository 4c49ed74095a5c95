import { useLayoutEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import type { Spot } from '../../../../domain/sheet/sheet-edits.ts';
import { isBlock, pastedBlock } from '../../../../domain/sheet/pasted-block.ts';
import { editorStyle } from './editor-style.ts';
import { onEditorKey } from './editor-keys.ts';
import type { SheetColumn } from './sheet-column.ts';
import type { SheetActions } from './useSheet.ts';

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
export function CellEditor({ label, column, locked, spot, value, problemId, actions }: CellEditorProps) {
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
