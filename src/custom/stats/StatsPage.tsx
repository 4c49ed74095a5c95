import { keepPreviousData, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import { useDataProvider } from 'ra-core';
import { rangeBefore, type DayRange } from '../../../domain/dates/range.ts';
import type { AppDataProvider } from '../../dataProvider/dataProvider.ts';
import { fill } from '../../i18n/fill.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { ordersSold } from '../../resources/orders/order-paths.ts';
import { useAllowed } from '../../schema/useAllowed.ts';
import { useDates } from '../../ui/figure/useDates.ts';
import { PageBody } from '../../ui/page/PageBody.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/skeleton/RowsSkeleton.tsx';
import { DeniedState } from '../../ui/state/DeniedState.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { quiet } from '../../ui/text/quiet.ts';
import { RangeControl } from './RangeControl.tsx';
import { SalesByDay } from './SalesByDay.tsx';
import { SalesParts } from './SalesParts.tsx';
import { STATS_WORDS } from './stats-words.ts';
import { topProductsQuery } from './top-products-query.ts';
import { TopSold } from './TopSold.tsx';
import { Totals } from './Totals.tsx';
import { useStatsRange } from './useStatsRange.ts';

/** `/stats`: sales over time with the range before, by branch, by channel, and what sells most (spec 1 §2). */
export default function StatsPage() {
  const words = useDictionary(STATS_WORDS);
  const allowed = useAllowed('orders')('list');
  const chosen = useStatsRange();
  return (
    <PageBody>
      <PageHeader title={words.title} />
      {allowed ? (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <RangeControl {...chosen} />
          {chosen.range !== null && <Figures range={chosen.range} />}
        </Box>
      ) : (
        <DeniedState titled />
      )}
    </PageBody>
  );
}

function Figures({ range: asked }: { range: DayRange }) {
  const words = useDictionary(STATS_WORDS);
  const { relative } = useDates();
  const dataProvider = useDataProvider<AppDataProvider>();
  // Its part of the page stands with the totals; the calls go out together.
  usePrefetchQuery(topProductsQuery(dataProvider, asked));
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['orders', 'stats', asked],
    queryFn: async ({ signal }) => ({
      // Until the figures of another range arrive, these stay with the dates that are theirs.
      range: asked,
      ...(await (await dataProvider.loadFigureCalls()).orderStats(asked, signal)),
    }),
    placeholderData: keepPreviousData,
  });
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <RowsSkeleton rows={4} height={96} label={words.loading} />;
  const daysOf = ({ from, to }: DayRange) =>
    from === to ? relative(from) : fill(words.range.days, { from: relative(from), to: relative(to) });
  const { range } = data;
  const sold = data.days.some(({ orders }) => orders > 0);
  return (
    <Box
      aria-busy={isPlaceholderData}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        ...(isPlaceholderData && { opacity: 0.6 }),
      }}
    >
      <Box sx={quiet}>
        {fill(words.range.shown, { range: daysOf(range), before: daysOf(rangeBefore(range)) })}.{' '}
        {words.counted}
      </Box>
      {sold ? (
        <>
          <Totals range={range} days={data.days} before={data.before} />
          <SalesByDay days={data.days} before={data.before} />
          <Box
            sx={{
              display: 'grid',
              alignItems: 'start',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
            }}
          >
            <SalesParts
              title={words.branches}
              part={words.branch}
              rows={data.branches}
              ordersOf={(id) => ordersSold(range, { 'user_store_id.in': [id] })}
            />
            <SalesParts
              title={words.channels}
              part={words.channel}
              rows={data.channels}
              ordersOf={(id) => ordersSold(range, { 'sales_channel.in': [id] })}
            />
            <TopSold range={range} />
          </Box>
        </>
      ) : (
        <EmptyState title={words.empty.title} subtitle={words.empty.text} />
      )}
    </Box>
  );
}
