import type { HTMLAttributes } from 'react';
import Box from '@mui/material/Box';
import { clamped } from '../../theme/clamped.ts';
import { color } from '../../theme/color.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** An entry as an option of the list. `option` has the attributes that the list needs. */
export function EntryLine({ entry, option }: { entry: PaletteEntry; option: HTMLAttributes<HTMLLIElement> }) {
  const { Icon, label, hint, group } = entry;
  return (
    <Box component="li" {...option} sx={{ minHeight: 'var(--target)', gap: 1.5, px: '16px !important' }}>
      <Icon aria-hidden sx={{ fontSize: 20, color: color('text-secondary') }} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 1,
          minWidth: 0,
          overflowWrap: 'anywhere',
        }}
      >
        <Box component="span" sx={clamped(2)}>
          {label}
        </Box>
        {hint !== undefined && hint !== '' && (
          <Box
            component="span"
            sx={{ ...clamped(1), fontSize: 'var(--text-14)', color: color('text-secondary') }}
          >
            {hint}
          </Box>
        )}
      </Box>
      <Box component="span" sx={visuallyHidden}>{`, ${group}`}</Box>
    </Box>
  );
}
