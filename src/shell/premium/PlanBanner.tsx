import Box from '@mui/material/Box';
import type { Gate } from '../../dataProvider/upgrade-request.ts';
import { color } from '../../theme/styles.ts';
import { UpgradeButton } from './UpgradeButton.tsx';

interface PlanBannerProps {
  /** Names the section. */
  label: string;
  text: string;
  link: string;
  /** What one came for. */
  gate?: Gate;
}

/** What a larger plan brings, and the way to it. */
export function PlanBanner({ label, text, link, gate }: PlanBannerProps) {
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        px: 2,
        py: 1,
        borderRadius: 'var(--radius)',
        backgroundColor: color('primary-soft'),
      }}
    >
      <Box sx={{ flex: '1 1 16rem' }}>{text}</Box>
      <UpgradeButton gate={gate} label={link} />
    </Box>
  );
}
