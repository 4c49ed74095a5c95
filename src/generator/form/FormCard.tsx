import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { Words } from '../../../domain/schema/vocabulary.ts';
import { useLabel } from '../../i18n/useLabel.ts';

interface FormCardProps {
  label?: Words | undefined;
  children: ReactNode;
}

/** A card under its heading, on a grid of six columns that `FormField` spans. */
export function FormCard({ label, children }: FormCardProps) {
  const labelOf = useLabel();
  const id = useId();
  return (
    <Card component="section" {...(label && { 'aria-labelledby': id })} sx={{ p: { xs: 2, sm: 3 } }}>
      {label && (
        <Typography id={id} variant="h2" sx={{ mb: 2, fontSize: 'var(--text-16)' }}>
          {labelOf(label)}
        </Typography>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
          gap: 2,
          alignItems: 'start',
        }}
      >
        {children}
      </Box>
    </Card>
  );
}
