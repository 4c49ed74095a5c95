import { useSyncExternalStore } from 'react';
import Box from '@mui/material/Box';
import OfflineIcon from '@mui/icons-material/WifiOff';
import { useTranslate } from 'ra-core';
import { color } from '../../theme/color.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** A thin bar without connection; the loaded data below stays usable. */
export function OfflineBar() {
  const translate = useTranslate();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
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
