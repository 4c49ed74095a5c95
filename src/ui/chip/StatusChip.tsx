import Box from '@mui/material/Box';
import { color, type Tone } from '../../theme/color.ts';
import { StatusIcon } from './StatusIcon.tsx';

export interface StatusChipProps {
  label: string;
  tone?: Tone;
  /** Key of a state's icon; each tone has a default one. */
  icon?: string;
}

/** A state as colour, icon and word: never colour alone. */
export function StatusChip({ label, tone = 'neutral', icon }: StatusChipProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        minWidth: 0,
        maxWidth: '100%',
        px: 1,
        py: '2px',
        borderRadius: 'var(--radius-chip)',
        fontSize: 'var(--text-12)',
        fontWeight: 500,
        lineHeight: 'var(--line-text)',
        color: color(tone),
        backgroundColor: color(`${tone}-soft`),
      }}
    >
      <StatusIcon name={icon} tone={tone} />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {label}
      </Box>
    </Box>
  );
}
