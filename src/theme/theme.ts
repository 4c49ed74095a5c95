import { createTheme, type PaletteOptions, type TypographyVariantsOptions } from '@mui/material/styles';
import { color, type ColorName } from './styles.ts';
import { components } from './components.ts';

function shades(main: ColorName, light: ColorName, dark: ColorName, contrast: ColorName) {
  return { main: color(main), light: color(light), dark: color(dark), contrastText: color(contrast) };
}

const primary = shades('primary', 'primary-soft', 'primary-hover', 'on-primary');

/** react-admin's own bar of bulk actions mixes a colour of this shade, and MUI parses no variable. Nothing shows it. */
const MIXABLE = 'rgb(255, 255, 255)';

/** MUI's palette, every entry a variable of tokens.css. */
const palette: PaletteOptions = {
  mode: 'light',
  primary: { ...primary, light: MIXABLE },
  secondary: primary,
  error: shades('danger-fill', 'danger-soft', 'danger-fill-hover', 'on-danger-fill'),
  warning: shades('warning', 'warning-soft', 'warning', 'surface'),
  info: shades('info', 'info-soft', 'info', 'surface'),
  success: shades('success', 'success-soft', 'success', 'surface'),
  text: { primary: color('text'), secondary: color('text-secondary'), disabled: color('text-disabled') },
  background: { default: color('background'), paper: color('surface') },
  divider: color('line'),
  action: {
    active: color('text-secondary'),
    hover: color('hover'),
    selected: color('primary-soft'),
    disabled: color('text-disabled'),
    disabledBackground: color('sunken'),
    focus: color('hover'),
  },
};

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

/** Makes MUI mix colours in CSS. It cannot parse them, because they are variables. */
const native = { colorSpace: 'oklch' };

/**
 * One theme for light and dark: its colours are the variables of `tokens.css`. So `data-theme` on the root element
 * changes them without a render. MUI's own variables (`cssVariables`) would be a second set of four hundred.
 */
export const theme = createTheme({
  ...native,
  breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1024, xl: 1440 } },
  palette,
  typography,
  components,
  shape: { borderRadius: 10 },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 160,
      standard: 200,
      complex: 200,
      enteringScreen: 200,
      leavingScreen: 160,
    },
  },
});
