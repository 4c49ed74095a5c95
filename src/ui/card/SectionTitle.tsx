import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { color } from '../../theme/color.ts';

/** The heading of a part of the team's page, with how many there are. */
export function SectionTitle({ title, count }: { title: string; count: number }) {
  return (
    <Typography component="h2" variant="h2" sx={{ flex: 1, minWidth: 0 }}>
      {title}{' '}
      {count > 0 && (
        <Box
          component="span"
          sx={{ ml: 1, fontWeight: 400, fontSize: 'var(--text-16)', color: color('text-secondary') }}
        >
          {count}
        </Box>
      )}
    </Typography>
  );
}
