import type { TypographyVariantsOptions } from '@mui/material/styles';

const heading = (size: number) => ({
  fontSize: `var(--text-${size})`,
  fontWeight: 700,
  lineHeight: 'var(--line-heading)',
  letterSpacing: '-0.01em',
});

/** Six sizes, system fonts: nothing to download. */
export const typography: TypographyVariantsOptions = {
  fontFamily: 'var(--font)',
  fontWeightBold: 700,
  h1: heading(24),
  h2: heading(20),
  h3: heading(16),
  h4: heading(16),
  h5: heading(16),
  h6: heading(16),
  subtitle1: { fontSize: 'var(--text-16)', fontWeight: 500, lineHeight: 'var(--line-text)' },
  subtitle2: { fontSize: 'var(--text-14)', fontWeight: 500, lineHeight: 'var(--line-text)' },
  body1: { fontSize: 'var(--text-16)', lineHeight: 'var(--line-text)' },
  body2: { fontSize: 'var(--text-14)', lineHeight: 'var(--line-text)' },
  button: {
    fontSize: 'var(--text-14)',
    fontWeight: 500,
    lineHeight: 'var(--line-text)',
    textTransform: 'none',
  },
  caption: { fontSize: 'var(--text-12)', lineHeight: 'var(--line-text)' },
  overline: {
    fontSize: 'var(--text-12)',
    fontWeight: 500,
    lineHeight: 'var(--line-text)',
    textTransform: 'none',
  },
};
