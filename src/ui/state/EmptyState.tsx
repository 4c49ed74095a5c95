import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { color } from '../../theme/color.ts';
import { EmptyDrawing } from './EmptyDrawing.tsx';

export interface EmptyStateProps {
  title: string;
  subtitle?: string;
  action?: ReactNode;
  /** An icon instead of the drawing. */
  image?: ReactNode;
  /** The state is the whole page, so its title is the page's title. */
  page?: boolean;
  /** The action leads to a route: phones have it on top, in front of the image (spec 1 §2, shared screens). */
  leads?: boolean;
}

/** A screen or list without content: image, title, subtitle, action (spec 1 §2, shared screens). */
export function EmptyState({ title, subtitle, action, image, page = false, leads = false }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: 1,
        px: 2,
        py: { xs: 3, sm: 6 },
      }}
    >
      <Box aria-hidden sx={{ color: color('line-strong') }}>
        {image ?? <EmptyDrawing />}
      </Box>
      <Typography component={page ? 'h1' : 'h2'} variant="h2">
        {title}
      </Typography>
      {subtitle !== undefined && (
        <Typography sx={{ color: color('text-secondary'), maxWidth: 420 }}>{subtitle}</Typography>
      )}
      {action !== undefined && <Box sx={leads ? ON_TOP_OF_PHONES : { mt: 1 }}>{action}</Box>}
    </Box>
  );
}

const ON_TOP_OF_PHONES = { mt: 1, '@media (max-width: 600px)': { order: -1, mt: 0, mb: 1 } } as const;
