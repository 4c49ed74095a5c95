import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import AddIcon from '@mui/icons-material/Add';
import { useTranslate } from 'ra-core';
import { CreateButton } from '../../../generator/list/CreateButton.tsx';
import { PinnedCreate } from '../../../generator/list/PinnedCreate.tsx';
import { useAllowed } from '../../../schema/useAllowed.ts';
import { useResourceNames } from '../../../schema/useResourceNames.ts';
import { useLines } from '../useLines.ts';

/** The one primary action; without use while the plan has no more lines (spec 2 §6). */
export function CreateBranch({ pinned = false }: { pinned?: boolean }) {
  const translate = useTranslate();
  const { lowerOne } = useResourceNames();
  const allowed = useAllowed('user-stores')('create');
  const { full, used } = useLines();
  // An empty list offers the first one itself.
  if (!allowed || used === undefined || used === 0) return null;
  if (full)
    return (
      <Box>
        <Button variant="contained" disabled fullWidth startIcon={<AddIcon />}>
          {translate('list.create_one', { name: lowerOne })}
        </Button>
      </Box>
    );
  return pinned ? <PinnedCreate /> : <CreateButton />;
}
