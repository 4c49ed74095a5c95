import Box from '@mui/material/Box';
import { channelOf } from '../../../domain/payments/channels.ts';
import { color } from '../../theme/color.ts';
import { StatusIcon } from '../../ui/chip/StatusChip.tsx';
import { useChannelLooks } from './useChannelLooks.ts';

/** A channel at a glance: the initials of its company, or the icon of what the store takes by itself. */
export function ChannelMark({ id }: { id: number }) {
  const { name, icon } = useChannelLooks()(id);
  const company = (channelOf(id)?.provider ?? null) !== null;
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 40,
        height: 40,
        borderRadius: 'var(--radius)',
        backgroundColor: color('sunken'),
        color: color('text-secondary'),
        fontSize: 'var(--text-14)',
        fontWeight: 700,
        '& .MuiSvgIcon-root': { fontSize: 20 },
      }}
    >
      {company ? initialsOf(name) : <StatusIcon name={icon} tone="neutral" />}
    </Box>
  );
}

/** `MP` of Mercado Pago, `PU` of PayU: its capitals, or its first two characters. */
function initialsOf(name: string): string {
  const capitals = name.match(/\p{Lu}/gu) ?? [];
  return capitals.length > 1 ? capitals.slice(0, 2).join('') : name.slice(0, 2);
}
