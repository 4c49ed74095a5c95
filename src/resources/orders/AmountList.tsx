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

/** Where large text leaves a label no room for a word, the amount moves below it. */
export function AmountRow({ label, amount, weight = 'quiet' }: AmountRowProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, ...STYLES[weight] }}>
      <Box component="dt" sx={{ flex: '1 1 0', minWidth: 'min(100%, 7rem)', overflowWrap: 'anywhere' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, ml: 'auto', whiteSpace: 'nowrap' }}>
        {amount}
      </Box>
    </Box>
  );
}
