import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { useRef, type MouseEvent } from 'react';
import { color } from '../../theme/color.ts';

/** What may take the focus in place of a button that goes away. */
const CONTROLS = 'button:not(:disabled), input:not([type="file"], :disabled)';

/** A neighbour of the chip, or without any the box beside the list. */
function nextTo(chip: Element): HTMLElement | null {
  const neighbour = chip.nextElementSibling ?? chip.previousElementSibling;
  if (neighbour !== null) return neighbour.querySelector<HTMLElement>(CONTROLS);
  const list = chip.parentElement;
  const controls = list?.parentElement?.querySelectorAll<HTMLElement>(CONTROLS) ?? [];
  return [...controls].find((control) => list?.contains(control) !== true) ?? null;
}

interface RemovableChipProps {
  label: string;
  /** Stands for something that did not succeed. */
  failed?: boolean;
  onRemove?: () => void;
}

/**
 * A chip of a list. Its × is a button beside the word, not inside another button, and has a name for screen readers.
 */
export function RemovableChip({ label, failed = false, onRemove }: RemovableChipProps) {
  const translate = useTranslate();
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
      <Box
        component="span"
        sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {label}
      </Box>
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
