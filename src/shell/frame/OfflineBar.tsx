import Box from '@mui/material/Box';
import OfflineIcon from '@mui/icons-material/WifiOff';
import { useTranslate } from 'ra-core';
import { color } from '../../theme/color.ts';
import { useOnline } from '../../dataProvider/useOnline.ts';

/** A thin bar without connection; the loaded data below stays usable. */
export function OfflineBar() {
  const translate = useTranslate();
  const online = useOnline();
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {!online && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            px: 2,
            py: 0.5,
            fontSize: 'var(--text-14)',
            color: color('warning'),
            backgroundColor: color('warning-soft'),
          }}
        >
          <OfflineIcon fontSize="small" aria-hidden />
          {translate('app.offline')}
        </Box>
      )}
    </Box>
  );
}
