import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { color } from '../../theme/color.ts';
import { isOpenWhenInactive, useInactive } from '../../authProvider/useInactive.ts';

/** Confines an inactive store to the configuration and a dimmed, disabled home (spec 1 §2). */
export function InactiveGate({ children }: { children: ReactNode }) {
  const inactive = useInactive();
  const { pathname } = useLocation();
  if (!inactive) return children;
  if (!isOpenWhenInactive(pathname)) return <Navigate to="/" replace />;
  return (
    <>
      <InactiveNotice heading={pathname === '/'} />
      {pathname === '/' ? (
        <Box inert sx={{ opacity: 0.45, userSelect: 'none' }}>
          {children}
        </Box>
      ) : (
        children
      )}
    </>
  );
}

/** `heading`: the page below has no accessible heading. */
function InactiveNotice({ heading }: { heading: boolean }) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        px: { xs: 2, sm: 3 },
        py: 1.5,
        color: color('warning'),
        backgroundColor: color('warning-soft'),
      }}
    >
      <Box
        component={heading ? 'h1' : 'strong'}
        sx={{ display: 'block', m: 0, font: 'inherit', fontWeight: 700 }}
      >
        {translate('state.inactive_title')}
      </Box>
      {translate('state.inactive_subtitle')}
      <Box
        component={Link}
        to="/config"
        sx={{
          display: 'flex',
          alignItems: 'center',
          width: 'fit-content',
          minHeight: 'var(--target)',
          mb: -1.5,
          color: 'inherit',
          fontWeight: 700,
        }}
      >
        {translate('shell.settings')}
      </Box>
    </Box>
  );
}
