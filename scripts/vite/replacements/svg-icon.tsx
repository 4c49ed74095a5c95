import { memo, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { SvgIconProps } from '@mui/material/SvgIcon';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** An icon of MUI as a plain element: its look is in `src/theme/icons.css`, and only one with `sx` makes styles. */
export function createSvgIcon(path: ReactNode, _displayName: string) {
  function Icon({ sx, fontSize = 'medium', titleAccess, className, ...others }: SvgIconProps) {
    const names = ['MuiSvgIcon-root', `MuiSvgIcon-fontSize${capital(fontSize)}`, className];
    const props = {
      focusable: 'false',
      viewBox: '0 0 24 24',
      ...(titleAccess === undefined ? { 'aria-hidden': true } : { role: 'img' }),
      ...others,
      className: names.filter(Boolean).join(' '),
    } as const;
    const content = (
      <>
        {path}
        {titleAccess !== undefined && <title>{titleAccess}</title>}
      </>
    );
    if (sx === undefined) return <svg {...props}>{content}</svg>;
    return (
      <Box component="svg" sx={sx} {...props}>
        {content}
      </Box>
    );
  }
  // MUI's own components recognise icons by it.
  return Object.assign(memo(Icon), { muiName: 'SvgIcon' });
}
