import { createTheme } from '@mui/material/styles';
import { components } from './components.ts';
import { palette } from './palette.ts';
import { typography } from './typography.ts';

/** Widths at which the layout changes (spec 2 §9): phones up to 600 px, the drawer from 1024 px. */
export const PHONE = '(max-width: 600px)';
export const WIDE = '(min-width: 1024px)';

/**
 * One theme for light and dark: its colours are variables, so that `data-theme` on the root element
 * changes them without a render. `nativeColor` lets MUI mix them in CSS instead of parsing them.
 */
export const theme = createTheme({
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
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
