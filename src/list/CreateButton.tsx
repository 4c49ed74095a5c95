import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import { useTranslate, useListContext } from 'ra-core';
import { Link } from 'react-router-dom';
import { pathOf } from '../schema/paths.ts';
import { useDescriptor, useResourceNames } from '../schema/useDescriptor.ts';
import { useAllowed } from '../schema/useAllowed.ts';

/** The one primary action of a list; 'Crear producto' by default. */
export function CreateButton({ label }: { label?: string }) {
  const translate = useTranslate();
  const { name } = useDescriptor();
  const { lowerOne } = useResourceNames();
  return (
    <Button component={Link} to={pathOf(name, 'create')} variant="contained" startIcon={<AddIcon />}>
      {label ?? translate('list.create_one', { name: lowerOne })}
    </Button>
  );
}

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
