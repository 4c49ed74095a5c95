import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import { useAllowed } from '../schema/useAllowed.ts';
import { CreateButton } from './CreateButton.tsx';
import { useDescriptor } from '../schema/useDescriptor.ts';

/** The primary action of a phone's list, above the bottom navigation; hidden while searching (spec 1 §2). */
export function PinnedCreate() {
  const { name } = useDescriptor();
  const { filterValues, total } = useListContext();
  const allowed = useAllowed(name)('create');
  // An empty list has this button itself, in the middle of the screen.
  if (!allowed || filterValues['search'] !== undefined || total === 0) return null;
  return (
    <Box
      sx={{
        position: 'fixed',
        zIndex: 'appBar',
        right: 16,
        transition: 'bottom var(--motion)',
        bottom: 'calc(var(--height-bottom) + var(--notice-room, 0px) + env(safe-area-inset-bottom) + 12px)',
        borderRadius: 'var(--radius-chip)',
        boxShadow: 'var(--shadow-float)',
        '& > *': { borderRadius: 'inherit' },
      }}
    >
      <CreateButton />
    </Box>
  );
}
