import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import CrownIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import { useTranslate } from 'ra-core';
import type { Gate } from '../../dataProvider/upgrade-request.ts';
import { PageBody } from '../../ui/page/Page.tsx';
import { color } from '../../theme/styles.ts';
import { UpgradeButton } from './UpgradeButton.tsx';

export interface PremiumOverlayProps {
  /** The screen that is locked; by default blocks in the shape of a form. */
  children?: ReactNode;
  /** Title and way back of a screen that is not in `children`. They stay legible and in use. */
  header?: ReactNode;
  /** What one came for. */
  gate?: Gate;
}

/**
 * 'Función Premium' over a screen outside of the store's plan: the screen is visible, dimmed and disabled (spec 1 §1,
 * §2).
 */
export default function PremiumOverlay({ children = <FormShape />, header, gate }: PremiumOverlayProps) {
  const translate = useTranslate();
  const locked = (
    <Box sx={{ display: 'grid', alignItems: 'start', '& > *': { gridArea: '1 / 1', minWidth: 0 } }}>
      <Box
        inert
        aria-hidden
        sx={{ opacity: 0.35, userSelect: 'none', maxHeight: '70vh', overflow: 'hidden' }}
      >
        {children}
      </Box>
      <Box
        component="section"
        sx={{
          // In front of the dimmed screen, and below the title, which names the missing feature.
          position: 'relative',
          display: 'grid',
          justifyItems: 'center',
          justifySelf: 'center',
          gap: 1,
          width: 'calc(100% - 32px)',
          maxWidth: 420,
          mt: { xs: 9, sm: header === undefined ? 17 : 9 },
          mb: 3,
          p: 3,
          textAlign: 'center',
          border: `1px solid ${color('line')}`,
          borderRadius: 'var(--radius-sheet)',
          backgroundColor: color('surface'),
          boxShadow: 'var(--shadow-float)',
        }}
      >
        <CrownIcon aria-hidden sx={{ fontSize: 48, color: color('primary') }} />
        <Typography component={header === undefined ? 'h1' : 'h2'} variant="h2">
          {translate('state.locked_title')}
        </Typography>
        <Typography sx={{ color: color('text-secondary') }}>{translate('state.locked_subtitle')}</Typography>
        <UpgradeButton gate={gate} variant="contained" sx={{ mt: 1 }} />
      </Box>
    </Box>
  );
  return (
    <>
      {header}
      {locked}
    </>
  );
}

/** Blocks in the shape of a form. */
function FormShape() {
  return (
    <PageBody narrow>
      {[40, 56, 56, 120].map((height, row) => (
        <Box
          key={row}
          sx={{ height, my: 2, borderRadius: 'var(--radius)', backgroundColor: color('skeleton') }}
        />
      ))}
    </PageBody>
  );
}
