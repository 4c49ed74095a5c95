import { useLayoutEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import type { Spot } from '../../../../domain/sheet/sheet-edits.ts';
import { isBlock, pastedBlock } from '../../../../domain/sheet/pasted-block.ts';
import { color } from '../../../theme/color.ts';
import { onEditorKey } from './editor-keys.ts';
import type { SheetColumn } from './sheet-column.ts';
import type { SheetActions } from './useSheet.ts';

interface CellEditorProps {
  /** For screen readers: `Precio de Rojo M`. */
  label: string;
  column: SheetColumn;
  spot: Spot;
  value: unknown;
  /** Id of the sentence about a wrong value. */
  problemId: string | undefined;
  actions: SheetActions;
}

/** The one input of a sheet, in its active cell. */
export function CellEditor({ label, column, spot, value, problemId, actions }: CellEditorProps) {
  const input = useRef<HTMLInputElement>(null);
  const [before] = useState(value);
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null);
  // A fill, a paste or a reset may change the value under the editor.
  const isTyped = typed !== null && Object.is(typed.value ?? null, value ?? null);
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  return (
    <Box
      component="input"
      ref={input}
      aria-label={label}
      aria-invalid={problemId !== undefined}
      aria-describedby={problemId}
      readOnly={column.locked}
      inputMode={column.keyboard}
      autoComplete="off"
      placeholder={column.placeholder}
      value={isTyped ? typed.text : column.edit(value)}
      onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => {
        const next = column.read(target.value);
        setTyped({ text: target.value, value: next });
        actions.type(spot, next);
      }}
      onBlur={() => {
        // Another window has the focus; the cell gets it back.
        if (document.activeElement !== input.current) actions.leave(spot);
      }}
      onKeyDown={(event: React.KeyboardEvent<HTMLInputElement>) => {
        const done = onEditorKey(event, {
          spot,
          actions,
          changed: !Object.is(before ?? null, value ?? null),
          revert: () => {
            setTyped(null);
            actions.type(spot, before);
          },
        });
        if (!done) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onPaste={(event: React.ClipboardEvent) => {
        const block = pastedBlock(event.clipboardData.getData('text'));
        if (!isBlock(block)) return;
        event.preventDefault();
        actions.paste(spot, block);
      }}
      sx={{
        width: '100%',
        height: 40,
        px: 1,
        border: 0,
        font: 'inherit',
        fontVariantNumeric: 'tabular-nums',
        textAlign: column.align,
        color: 'inherit',
        backgroundColor: color('surface'),
        borderRadius: 'var(--radius)',
        // The head, the names and the save bar lie over the edges of the window.
        scrollMargin: '96px 16px 96px 180px',
        '&::placeholder': { color: color('text-secondary'), opacity: 1 },
        '&:focus': { outline: 'var(--focus-ring)', outlineOffset: '-2px' },
      }}
    />
  );
}
