import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import NextIcon from '@mui/icons-material/ChevronRight';
import { Link } from 'react-router-dom';
import { color, panel, quiet } from '../../theme/styles.ts';

interface FigureCardsProps {
  /** At most two beside each other, so that four of them make two lines. */
  pairs?: boolean;
  children: ReactNode;
}

/** Cards with one figure each, beside each other where there is room. */
export function FigureCards({ pairs = false, children }: FigureCardsProps) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        // Depends on the text size: with large text each card takes a line. A sum in millions stays on one line.
        gridTemplateColumns: {
          xs: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
          sm: `repeat(auto-fit, minmax(min(100%, ${pairs ? 'max(12rem, 40%)' : '12rem'}), 1fr))`,
        },
        m: 0,
      }}
    >
      {children}
    </Box>
  );
}

interface FigureCardProps {
  label: string;
  /** A skeleton stands for it while it is loaded. */
  value: string | undefined;
  /** There is nothing to count: the value is words, and calm. */
  calm?: boolean;
  /** Below it, such as the figure of the day before. */
  note?: string | undefined;
  /** Where what is counted is listed; the whole card leads there. */
  to?: string | undefined;
}

/** Width of a bold digit, as a share of its size; dots and spaces are narrower. */
const DIGIT = 0.65;

/** The size of the text, smaller where a long sum would break within its card. */
function fitting(value = '', size: string): string {
  return `clamp(var(--text-14), calc(100cqi / ${Math.max(1, value.length * DIGIT)}), ${size})`;
}

/** Where a figure that leads somewhere says so; beside the figure it would take a line of its own. */
const CORNER = {
  position: 'absolute',
  top: { xs: 12, sm: 16 },
  right: 8,
  fontSize: 20,
  color: color('text-secondary'),
} as const;

/** One figure under its label. */
export function FigureCard({ label, value, calm = false, note, to }: FigureCardProps) {
  return (
    <Box
      sx={{
        position: 'relative',
        p: { xs: 1.5, sm: 2 },
        ...panel,
        containerType: 'inline-size',
        ...(to !== undefined && { '&:hover': { backgroundColor: color('hover') } }),
      }}
    >
      <Box component="dt" sx={{ ...quiet, pr: to === undefined ? 0 : 2 }}>
        {label}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          minHeight: '1.2em',
          lineHeight: 'var(--line-heading)',
          fontSize: { xs: fitting(value, 'var(--text-20)'), sm: fitting(value, 'var(--text-24)') },
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
          ...(calm && {
            fontSize: { xs: 'var(--text-16)', sm: 'var(--text-16)' },
            fontWeight: 400,
            color: color('text-secondary'),
          }),
        }}
      >
        {value === undefined && <Skeleton variant="text" width="70%" />}
        {value !== undefined && to === undefined && value}
        {value !== undefined && to !== undefined && (
          <Box
            component={Link}
            to={to}
            aria-label={`${label}: ${value}`}
            sx={{
              color: 'inherit',
              textDecoration: 'none',
              '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
            }}
          >
            {value}
            <NextIcon aria-hidden sx={CORNER} />
          </Box>
        )}
      </Box>
      {note !== undefined && (
        <Box component="dd" sx={{ ...quiet, m: 0, mt: 0.5, fontSize: 'var(--text-12)' }}>
          {note}
        </Box>
      )}
    </Box>
  );
}
