import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Link, Navigate, useLocation } from 'react-router';
import { color } from '../theme/color.ts';
import { isOpenWhenInactive, useInactive } from './useInactive.ts';

/** Confines an inactive store to home, dimmed and out of use, and to the configuration (spec 1 §2). */
export function InactiveGate({ children }: { children: ReactNode }) {
  const inactive = useInactive();
  const { pathname } = useLocation();
  if (!inactive) return children;
  if (!isOpenWhenInactive(pathname)) return <Navigate to="/" replace />;
  return (
    <>
      <InactiveNotice />
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

function InactiveNotice() {
  const translate = useTranslate();
  return (
    <Box
      component="output"
      sx={{
        display: 'block',
        px: { xs: 2, sm: 3 },
        py: 1.5,
        color: color('warning'),
        backgroundColor: color('warning-soft'),
      }}
    >
      <strong>{translate('state.inactive_title')}</strong> {translate('state.inactive_subtitle')}{' '}
      <Box component={Link} to="/config" sx={{ color: 'inherit', fontWeight: 700 }}>
        {translate('shell.settings')}
      </Box>
    </Box>
  );
}
