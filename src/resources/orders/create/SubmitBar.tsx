import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { pinnedBar } from '../../../ui/form/pinned-bar.ts';
import { useOrderAmounts } from './OrderTotals.tsx';

/** The total and the one thing to do, always in reach; above the bottom navigation on phones. */
export function SubmitBar({ sending }: { sending: boolean }) {
  const translate = useTranslate();
  const { total } = useOrderAmounts();
  return (
    <Box sx={{ ...pinnedBar, display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'flex-end' }}>
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
