import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import CollapseIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import { useStore as usePreference, useTranslate } from 'ra-core';
import { color, WIDE } from '../../theme/styles.ts';
import { Brand } from '../brand/Brand.tsx';
import { NavList } from './NavList.tsx';

/** The left drawer of wide screens: 248 px, or a rail of 64 px by choice and under 1024 px (spec 1 §2). */
export function SideDrawer() {
  const translate = useTranslate();
  const wide = useMediaQuery(WIDE, { noSsr: true });
  const [collapsed, setCollapsed] = usePreference('drawer.collapsed', false);
  const rail = collapsed || !wide;
  const label = translate(rail ? 'shell.expand' : 'shell.collapse');
  return (
    <Box
      component="aside"
      aria-label={translate('shell.menu')}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flex: 'none',
        position: 'sticky',
        top: 0,
        height: '100dvh',
        width: rail ? 'var(--width-rail)' : 'var(--width-drawer)',
        transition: 'width var(--motion)',
        overflowX: 'hidden',
        overflowY: 'auto',
        borderRight: `1px solid ${color('line')}`,
        backgroundColor: color('surface'),
      }}
    >
      <Brand rail={rail} />
      <NavList rail={rail} />
      {wide && (
        <IconButton
          aria-label={label}
          title={label}
          aria-expanded={!rail}
          onClick={() => setCollapsed(!collapsed)}
          sx={{ mt: 'auto', mx: rail ? 'auto' : 1, mb: 1, alignSelf: 'flex-end' }}
        >
          <CollapseIcon sx={{ transform: rail ? 'rotate(180deg)' : 'none' }} />
        </IconButton>
      )}
    </Box>
  );
}
