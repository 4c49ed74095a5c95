import Box from '@mui/material/Box';
import OfflineIcon from '@mui/icons-material/WifiOff';
import { useTranslate } from 'ra-core';
import { color } from '../../theme/color.ts';
import { useOnline } from '../../dataProvider/useOnline.ts';

/** A ref: while the element stands, `--height-offline` is its height in pixels, whose lines depend on the window. */
function keepsHeight(element: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty('--height-offline', `${element.offsetHeight}px`),
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty('--height-offline');
  };
}

/** A thin bar without connection; the loaded data below stays usable. */
export function OfflineBar() {
  const translate = useTranslate();
  const online = useOnline();
  return (
    <Box component="output" sx={{ display: 'block' }}>
      {!online && (
        <Box
          ref={keepsHeight}
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
