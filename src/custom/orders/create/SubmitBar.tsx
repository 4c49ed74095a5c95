import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { color } from '../../../theme/color.ts';
import { useOrderAmounts } from './OrderTotals.tsx';

/** The total and the one thing to do, always in reach; above the bottom navigation on phones. */
export function SubmitBar({ sending }: { sending: boolean }) {
  const translate = useTranslate();
  const { total } = useOrderAmounts();
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: { xs: 'calc(var(--height-bottom) + env(safe-area-inset-bottom))', sm: 0 },
        zIndex: 2,
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        py: 1.5,
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'flex-end',
        backgroundColor: color('background'),
        borderTop: `1px solid ${color('line')}`,
      }}
    >
      <Box
        aria-hidden
        sx={{
          mr: 'auto',
          fontWeight: 700,
          fontSize: 'var(--text-20)',
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'nowrap',
        }}
      >
        {total}
      </Box>
      <Button
        type="submit"
        variant="contained"
        loading={sending}
        loadingPosition="start"
        sx={{ minHeight: 'var(--target)', minWidth: 160 }}
      >
        {translate(sending ? 'form.saving' : 'orders.create.submit')}
      </Button>
    </Box>
  );
}
