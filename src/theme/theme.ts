import { createTheme } from '@mui/material/styles';
import { components } from './components.ts';
import { palette } from './palette.ts';
import { typography } from './typography.ts';

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
