import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { color } from '../../theme/color.ts';

interface Props {
  title: string;
  intro: string;
  children: ReactNode;
}

/** One matter of the account. */
export function AccountCard({ title, intro, children }: Props) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        p: 2,
        border: `1px solid ${color('line')}`,
        borderRadius: 'var(--radius)',
        backgroundColor: color('surface'),
      }}
    >
      <Box>
        <Typography id={id} component="h2" variant="h2">
          {title}
        </Typography>
        <Box sx={{ mt: 0.5, color: color('text-secondary') }}>{intro}</Box>
      </Box>
      {children}
    </Box>
  );
}
