import type { PaletteOptions } from '@mui/material/styles';
import { color, type ColorName } from './color.ts';

function shades(main: ColorName, light: ColorName, dark: ColorName, contrast: ColorName) {
  return { main: color(main), light: color(light), dark: color(dark), contrastText: color(contrast) };
}

const primary = shades('primary', 'primary-soft', 'primary-hover', 'on-primary');

/** react-admin's own bar of bulk actions mixes a colour of this shade, and MUI parses no variable. Nothing shows it. */
const MIXABLE = 'rgb(255, 255, 255)';

/** MUI's palette, every entry a variable of tokens.css. */
export const palette: PaletteOptions = {
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
