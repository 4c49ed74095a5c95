import Box from '@mui/material/Box';
import { fill } from '../../../i18n/fill.ts';
import { useDictionary } from '../../../i18n/useDictionary.ts';
import { color } from '../../../theme/color.ts';
import { useNumber } from '../../../ui/figure/useNumber.ts';
import { BILLING_WORDS } from '../billing-words.ts';

interface UsageBarProps {
  label: string;
  used: number;
  /** What the plan includes; null without limit. */
  most: number | null;
}

/** `Productos publicados 12 de 20`, with a bar that shows the same. */
export function UsageBar({ label, used, most }: UsageBarProps) {
  const { plan: words } = useDictionary(BILLING_WORDS);
  const number = useNumber();
  const share = most === null ? 0 : Math.min(1, most === 0 ? 1 : used / most);
  const text =
    most === null
      ? fill(words.used_endless, { used: number(used) })
      : fill(words.used, { used: number(used), most: number(most) });
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <span>{label}</span>
        <Box
          component="span"
          sx={{ fontWeight: 500, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
        >
          {text}
        </Box>
      </Box>
      {most !== null && (
        <Box
          aria-hidden
          sx={{ mt: 0.5, height: 8, borderRadius: 'var(--radius-chip)', backgroundColor: color('skeleton') }}
        >
          <Box
            sx={{
              width: `${share * 100}%`,
              height: '100%',
              borderRadius: 'inherit',
              backgroundColor: color(used >= most ? 'warning' : 'primary'),
            }}
          />
        </Box>
      )}
    </div>
  );
}
