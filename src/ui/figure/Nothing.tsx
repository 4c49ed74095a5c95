import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { color, visuallyHidden } from '../../theme/styles.ts';

/** A visible dash, and words for screen readers. */
export function Nothing() {
  const translate = useTranslate();
  return (
    <Box component="span" sx={{ color: color('text-secondary') }}>
      <span aria-hidden>–</span>
      <Box component="span" sx={visuallyHidden}>
        {translate('app.not_saved')}
      </Box>
    </Box>
  );
}
