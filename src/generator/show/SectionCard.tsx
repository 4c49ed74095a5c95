import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';

/** A card under its heading whose lines stand two to a row where there is room. */
export function SectionCard({ title, children }: { title?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" {...(title && { 'aria-labelledby': id })} sx={{ p: { xs: 2, sm: 3 } }}>
      {title && (
        <Typography id={id} variant="h2" sx={{ mb: 2, fontSize: 'var(--text-16)' }}>
          {title}
        </Typography>
      )}
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' }}
      >
        {children}
      </Box>
    </Card>
  );
}
