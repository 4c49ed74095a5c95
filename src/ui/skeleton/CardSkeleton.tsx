import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { panel } from '../card/panel.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';

const CARDS = ['a', 'b', 'c', 'd', 'e'] as const;

/** Placeholders of cards. */
export function CardSkeleton() {
  const translate = useTranslate();
  return (
    <Box component="output" sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      <span style={visuallyHidden}>{translate('app.loading')}</span>
      {CARDS.map((card) => (
        <Box
          key={card}
          sx={{
            p: 1.5,
            ...panel,
          }}
        >
          <Skeleton variant="text" width="60%" height={24} />
          <Skeleton variant="text" width="40%" />
          <Skeleton variant="text" width="80%" height={32} />
        </Box>
      ))}
    </Box>
  );
}
