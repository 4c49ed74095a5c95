import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { useTranslate } from 'ra-core';
import { useRef, useState, type MouseEvent } from 'react';
import { color } from '../../theme/styles.ts';

/** What may take the focus in place of a button that goes away. */
const CONTROLS = 'button:not(:disabled), input:not([type="file"], :disabled)';

/** A neighbour of the chip, or without any the box beside the list. */
function nextTo(chip: Element): HTMLElement | null {
  const neighbour = chip.nextElementSibling ?? chip.previousElementSibling;
  if (neighbour !== null) return neighbour.querySelector<HTMLElement>(CONTROLS);
  return besideList(chip);
}

/** The box where more is typed. */
function besideList(chip: Element): HTMLElement | null {
  const list = chip.parentElement;
  const controls = list?.parentElement?.querySelectorAll<HTMLElement>(CONTROLS) ?? [];
  return [...controls].find((control) => list?.contains(control) !== true) ?? null;
}

const word = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

function focusShown(input: HTMLElement | null): void {
  input?.focus();
}

interface RemovableChipProps {
  label: string;
  /** Stands for something that did not succeed. */
  failed?: boolean;
  onRemove?: () => void;
  /** With it a tap on the word edits it in its place. */
  onRename?: (text: string) => void;
}

/**
 * A chip of a list. Its × is a button beside the word, not inside another button, and has a name for screen readers.
 */
export function RemovableChip({ label, failed = false, onRemove, onRename }: RemovableChipProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const cancelled = useRef(false);
  const chip = useRef<HTMLLIElement>(null);
  const remove = ({ detail }: MouseEvent): void => {
    // A key pressed it. After a tap, a box that takes the focus would open the keyboard of a phone.
    if (detail === 0 && chip.current !== null) nextTo(chip.current)?.focus();
    onRemove?.();
  };
  return (
    <Box
      component="li"
      ref={chip}
      sx={{
        display: 'flex',
        alignItems: 'center',
        maxWidth: '100%',
        minHeight: 40,
        pl: 1.5,
        pr: onRemove ? 0 : 1.5,
        borderRadius: 'var(--radius-chip)',
        backgroundColor: color(failed ? 'danger-soft' : 'primary-soft'),
        ...(failed && { color: color('danger') }),
      }}
    >
      {onRename === undefined ? (
        <Box component="span" sx={word}>
          {label}
        </Box>
      ) : typed === null ? (
        <ButtonBase
          aria-label={translate('form.rename_named', { name: label })}
          onClick={() => setTyped(label)}
          sx={{ minWidth: 0, minHeight: 40, font: 'inherit', textDecoration: 'underline dotted' }}
        >
          <Box component="span" sx={word}>
            {label}
          </Box>
        </ButtonBase>
      ) : (
        <InputBase
          inputRef={focusShown}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => {
            if (!cancelled.current) onRename(typed);
            cancelled.current = false;
            setTyped(null);
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
            // Neither sends the form nor closes what it stands in.
            event.preventDefault();
            event.stopPropagation();
            cancelled.current = event.key === 'Escape';
            // The chip may be another one then: the focus goes on to the box.
            if (chip.current !== null) besideList(chip.current)?.focus();
          }}
          slotProps={{
            input: {
              'aria-label': translate('form.rename_named', { name: label }),
              autoComplete: 'off',
              enterKeyHint: 'done',
              size: Math.max(4, typed.length + 1),
            },
          }}
          sx={{ font: 'inherit', minWidth: 0 }}
        />
      )}
      {onRemove && (
        <IconButton
          aria-label={translate('form.remove_named', { name: label })}
          onClick={remove}
          sx={{ height: 40, color: 'inherit' }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
