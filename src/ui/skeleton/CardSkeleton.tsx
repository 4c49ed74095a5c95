import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { panel } from '../card/panel.ts';
import { visuallyHidden } from '../../theme/visually-hidden.ts';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

export interface CardSkeletonProps {
  /** Whether the cards begin with a picture. */
  picture?: boolean;
  /** Whether they end with a line of states. */
  states?: boolean;
}

/** Placeholders of cards, in the shape of those that come: picture, name and amount, facts, states. */
export function CardSkeleton({ picture = false, states = true }: CardSkeletonProps) {
  const translate = useTranslate();
  return (
    <Box component="output" sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      <span style={visuallyHidden}>{translate('app.loading')}</span>
      {CARDS.map((card) => (
        <Box key={card} sx={{ p: 1.5, display: 'flex', gap: 1.5, ...panel }}>
          {picture && <Skeleton variant="rounded" width={40} height={40} sx={{ flex: 'none' }} />}
          <Box sx={{ flex: 1 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
              <Skeleton variant="text" width="50%" height={24} />
              <Skeleton variant="text" width="22%" height={24} />
            </Box>
            <Skeleton variant="text" width="75%" height={21} />
            {states && <Skeleton variant="rounded" width={120} height={22} sx={{ my: 1.5 }} />}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
