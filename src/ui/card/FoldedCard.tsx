import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { panel } from './panel.ts';
import { SectionTitle } from './SectionTitle.tsx';

interface FoldedCardProps {
  title: string;
  children: ReactNode;
}

/** A section of a page that shows its heading alone until it is tapped. */
export function FoldedCard({ title, children }: FoldedCardProps) {
  return (
    <Box component="details" sx={{ ...panel, '&[open] > summary > svg': { transform: 'rotate(180deg)' } }}>
      <Box
        component="summary"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 'var(--target)',
          px: 2,
          cursor: 'pointer',
          listStyle: 'none',
          '&::-webkit-details-marker': { display: 'none' },
        }}
      >
        <SectionTitle>{title}</SectionTitle>
        <ExpandMoreIcon aria-hidden />
      </Box>
      <Box sx={{ px: 2, pb: 2 }}>{children}</Box>
    </Box>
  );
}
