import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import { FormField } from './FormField.tsx';
import type { PlacedSection } from './form-fields.ts';

/** A section as a card under its heading. */
export function FormSection({ label, fields }: PlacedSection) {
  const words = useWords();
  const id = useId();
  return (
    <Card component="section" {...(label && { 'aria-labelledby': id })} sx={{ p: { xs: 2, sm: 3 } }}>
      {label && (
        <Typography id={id} variant="h2" sx={{ mb: 2, fontSize: 'var(--text-16)' }}>
          {words(label)}
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
        {fields.map((placed) => (
          <FormField key={placed.field.source} {...placed} />
        ))}
      </Box>
    </Card>
  );
}
