import Box from '@mui/material/Box';
import { quiet } from '../../theme/styles.ts';
import { useNumber } from './Money.tsx';

/** Each number below its label, side by side where there is room. */
export function Counts({ counts }: { counts: readonly { label: string; count: number }[] }) {
  const number = useNumber();
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))', gap: 2, m: 0 }}
    >
      {counts.map(({ label, count }) => (
        <div key={label}>
          <Box component="dt" sx={quiet}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, fontSize: 'var(--text-24)', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
          >
            {number(count)}
          </Box>
        </div>
      ))}
    </Box>
  );
}
