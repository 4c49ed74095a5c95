import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { panel } from '../../theme/styles.ts';
import { SectionTitle } from './SectionCard.tsx';

interface FoldedCardProps {
  title: string;
  /** Something inside needs the user: the section opens. */
  faulty?: boolean;
  children: ReactNode;
}

/** A section of a page that shows its heading alone until it is tapped. */
export function FoldedCard({ title, faulty = false, children }: FoldedCardProps) {
  const card = useRef<HTMLDetailsElement>(null);
  // Before the form looks for its first wrong input. It stays open when the input is right again.
  useLayoutEffect(() => {
    if (faulty && card.current !== null) card.current.open = true;
  }, [faulty]);
  return (
    <Box
      component="details"
      ref={card}
      sx={{ ...panel, '&[open] > summary > svg': { transform: 'rotate(180deg)' } }}
    >
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
