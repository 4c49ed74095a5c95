import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { color } from '../../theme/color.ts';
import { CONTENT_ID } from './content-id.ts';

/** For the keyboard: past the navigation in one step; unseen until it has the focus. */
export function SkipLink() {
  const translate = useTranslate();
  return (
    <Box
      component="a"
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        // The address stays as it is: the router owns it.
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
      sx={{
        position: 'absolute',
        left: 8,
        top: 8,
        // By its own height: however large the letters are, nothing of it peeks in.
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
