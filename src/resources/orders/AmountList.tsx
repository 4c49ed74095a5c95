import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

interface AmountListProps {
  /** Whether screen readers announce what changes. */
  live?: boolean;
  children: ReactNode;
}

/** Amounts of an order in a column, each beside its label. */
export function AmountList({ live = false, children }: AmountListProps) {
  return (
    <Box
      component="dl"
      aria-live={live ? 'polite' : undefined}
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: 1,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {children}
    </Box>
  );
}

interface AmountRowProps {
  label: string;
  /** As people read it. */
  amount: string;
  /** The total is large; what it is made of is quiet; what follows from it is plain. */
  weight?: 'strong' | 'quiet' | 'plain';
}

const STYLES = {
  // Large text grows until the total, which does not break, fills half of a phone.
  strong: { fontSize: 'min(var(--text-20), 6.5vw)', fontWeight: 700 },
  quiet: { color: 'text.secondary' },
  plain: {},
} as const;

export function AmountRow({ label, amount, weight = 'quiet' }: AmountRowProps) {
  return (
    <>
      <Box component="dt" sx={{ minWidth: 0, overflowWrap: 'anywhere', ...STYLES[weight] }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, textAlign: 'right', whiteSpace: 'nowrap', ...STYLES[weight] }}>
        {amount}
      </Box>
    </>
  );
}
