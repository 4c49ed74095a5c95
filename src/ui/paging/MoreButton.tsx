import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useOnline } from '../../dataProvider/useOnline.ts';
import { quiet } from '../../theme/styles.ts';

interface MoreButtonProps {
  busy: boolean;
  /** True when the last try brought nothing. */
  failed: boolean;
  onMore(): void;
  sx?: SxProps;
}

/** 'Cargar más'. Without a connection it says so at once and waits for it; a try that failed can be made again. */
export function MoreButton({ busy, failed, onMore, sx = {} }: MoreButtonProps) {
  const translate = useTranslate();
  const online = useOnline();
  const loading = online && busy;
  return (
    <>
      <Box component="output" sx={{ ...quiet, textAlign: 'center', '&:empty': { display: 'none' } }}>
        {!online && translate('list.more_offline')}
        {online && !busy && failed && translate('list.more_failed')}
      </Box>
      <Button variant="outlined" disabled={loading || !online} onClick={onMore} sx={sx}>
        {translate(loading ? 'list.loading_more' : 'list.load_more')}
      </Button>
    </>
  );
}
