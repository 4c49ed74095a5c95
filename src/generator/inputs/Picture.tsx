import Box from '@mui/material/Box';
import { color } from '../../theme/color.ts';

/** A picture of the record, large enough to recognise it. */
export function Picture({ url, label }: { url: string; label: string }) {
  return (
    <Box
      component="img"
      src={url}
      alt={label}
      width={104}
      height={104}
      loading="lazy"
      sx={{
        objectFit: 'cover',
        borderRadius: 'var(--radius)',
        border: `1px solid ${color('line')}`,
        backgroundColor: color('sunken'),
      }}
    />
  );
}
