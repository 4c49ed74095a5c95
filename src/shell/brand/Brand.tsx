import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { color } from '../../theme/color.ts';
import { BrandMark } from './BrandMark.tsx';

/** Tendero's logo, a link home. */
export function Brand({ rail = false }: { rail?: boolean }) {
  const translate = useTranslate();
  return (
    <Box
      component={Link}
      to="/"
      aria-label={`${translate('app.name')}: ${translate('shell.home')}`}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: rail ? 'center' : 'flex-start',
        gap: 1,
        height: 'var(--height-header)',
        flex: 'none',
        px: rail ? 0 : 2.5,
        color: color('primary'),
        fontWeight: 700,
        fontSize: 'var(--text-20)',
        letterSpacing: '-0.02em',
        textDecoration: 'none',
      }}
    >
      <BrandMark />
      {!rail && translate('app.name')}
    </Box>
  );
}
