import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useDataProvider, useTranslate } from 'ra-core';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { useDates } from '../../ui/figure/useDates.ts';
import { useMoney } from '../../ui/figure/useMoney.ts';
import { useNumber } from '../../ui/figure/useNumber.ts';
import { color } from '../../theme/color.ts';
import { panel } from '../../ui/card/panel.ts';
import { useAllowed } from '../../schema/useAllowed.ts';

/** Sales and orders of the store's day. A failure is shown: totals are never silently zero. */
export function TodayCards() {
  const translate = useTranslate();
  const money = useMoney();
  const number = useNumber();
  const { today } = useDates();
  const allowed = useAllowed('orders')('list');
  const dataProvider = useDataProvider<AppDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'dailyMetrics', today],
    queryFn: ({ signal }) => dataProvider.dailyMetrics(today, signal),
    enabled: allowed,
  });
  if (!allowed) return null;
  if (error !== null)
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" onClick={() => void refetch()}>
            {translate('app.retry')}
          </Button>
        }
      >
        {translate('home.metrics_error')}
      </Alert>
    );
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 2,
        // Depends on the text size: with large text each card takes a line.
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
        m: 0,
      }}
    >
      <Figure label={translate('home.sales_today')} value={data && money(data.sales)} />
      <Figure label={translate('home.orders_today')} value={data && number(data.orders)} />
    </Box>
  );
}

function Figure({ label, value }: { label: string; value: string | undefined }) {
  return (
    <Box
      sx={{
        p: 2,
        ...panel,
      }}
    >
      <Box component="dt" sx={{ color: color('text-secondary'), fontSize: 'var(--text-14)' }}>
        {label}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          fontSize: { xs: 'var(--text-20)', sm: 'var(--text-32)' },
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'nowrap',
        }}
      >
        {value ?? <Skeleton variant="text" width={120} />}
      </Box>
    </Box>
  );
}
