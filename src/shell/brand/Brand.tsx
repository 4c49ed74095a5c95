import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { color } from '../../theme/styles.ts';

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

/** The awning of a shop. */
function BrandMark() {
  return (
    <svg aria-hidden width="28" height="28" viewBox="0 0 28 28" fill="none">
      <path
        d="M5 4h18l3 8a4 4 0 0 1-6.5 2A4 4 0 0 1 14 14a4 4 0 0 1-5.5 0A4 4 0 0 1 2 12Z"
        fill="currentColor"
      />
      <path d="M5 17v7h18v-7" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" />
    </svg>
  );
}
