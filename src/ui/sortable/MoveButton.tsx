import type { ReactNode } from 'react';
import IconButton from '@mui/material/IconButton';
import { color } from '../../theme/styles.ts';

interface MoveButtonProps {
  /** Names the element and the direction. */
  label: string;
  /** The element stands at this end already. */
  ended: boolean;
  /** Why nothing can be moved now. */
  blocked?: string | undefined;
  onMove(): void;
  /** An icon. */
  children: ReactNode;
}

/**
 * Moves an element of a list by one place. At the end of the list it keeps the focus, which a disabled button would
 * lose.
 */
export function MoveButton({ label, ended, blocked, onMove, children }: MoveButtonProps) {
  const resting = ended || blocked !== undefined;
  return (
    <IconButton
      aria-label={label}
      aria-disabled={resting}
      title={blocked}
      disableRipple={resting}
      onClick={() => {
        if (!resting) onMove();
      }}
      sx={{ '&[aria-disabled="true"]': { color: color('text-disabled'), cursor: 'default' } }}
    >
      {children}
    </IconButton>
  );
}
