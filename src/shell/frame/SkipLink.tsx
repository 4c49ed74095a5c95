import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { color } from '../../theme/color.ts';
import { CONTENT_ID } from './content-id.ts';

/** Lets keyboard users skip the navigation; it is invisible until it has the focus. */
export function SkipLink() {
  const translate = useTranslate();
  return (
    <Box
      component="a"
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        // Leaves the address unchanged, because the router owns it.
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
      sx={{
        position: 'absolute',
        left: 8,
        top: 8,
        // Moves up by its own height, so that it is hidden at any text size.
        transform: 'translateY(calc(-100% - 16px))',
        zIndex: 'tooltip',
        p: 1.5,
        borderRadius: 'var(--radius)',
        backgroundColor: color('surface'),
        '&:focus': { transform: 'none' },
      }}
    >
      {translate('app.skip')}
    </Box>
  );
}
