import Box from '@mui/material/Box';
import { color } from '../../theme/color.ts';

/** A picture that belongs to the record, large enough to tell it from others. */
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
