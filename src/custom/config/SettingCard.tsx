import { useId } from 'react';
import Box from '@mui/material/Box';
import CrownIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import { clamped } from '../../theme/clamped.ts';
import { color } from '../../theme/color.ts';
import { CardLink } from '../../ui/card/CardLink.tsx';
import { panel } from '../../ui/card/panel.ts';
import { quiet } from '../../ui/text/quiet.ts';
import type { SettingCardFacts } from './setting-cards.ts';

interface SettingCardProps extends SettingCardFacts {
  /** Whether there is a value to say; its line stays free until it is known. */
  stands: boolean;
  value: string | undefined;
  /** Said by the crown of what the plan lacks; undefined where it lacks nothing. */
  premium: string | undefined;
}

/** A setting with its present value. The whole card opens it. */
export function SettingCard({ path, name, Icon, stands, value, premium }: SettingCardProps) {
  const about = useId();
  return (
    <Box
      component="li"
      sx={{
        ...panel,
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minWidth: 0,
        minHeight: 72,
        p: 2,
        '&:hover': { backgroundColor: color('hover') },
      }}
    >
      <Icon aria-hidden sx={{ color: color('primary') }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 500 }}>
          <CardLink to={path} describedBy={about}>
            {name}
          </CardLink>
        </Box>
        {(stands || premium !== undefined) && (
          <Box id={about} sx={{ ...quiet, minHeight: '1.5em', ...clamped(2) }}>
            {premium ?? value}
          </Box>
        )}
      </Box>
      {premium !== undefined && <CrownIcon aria-hidden sx={{ color: color('primary') }} />}
    </Box>
  );
}
