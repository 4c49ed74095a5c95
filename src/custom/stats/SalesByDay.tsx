import { Suspense } from 'react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { DaySales } from '../../dataProvider/figure-calls.ts';
import { useDictionary } from '../../i18n/useDictionary.ts';
import { useIntlLocale } from '../../i18n/useIntlLocale.ts';
import { ordersSold } from '../../resources/orders/order-paths.ts';
import { SectionCard } from '../../ui/card/SectionCard.tsx';
import { useDates } from '../../ui/figure/useDates.ts';
import { useMoney, useNumber } from '../../ui/figure/useMoney.ts';
import { DayLines, LINES_HEIGHT } from './charts.ts';
import { marksMoreBeside, moreBeside } from '../../ui/scroll/more-beside.ts';
import { STATS_WORDS } from './stats-words.ts';
import { StatsTable } from './StatsTable.tsx';

interface SalesByDayProps {
  days: readonly DaySales[];
  /** As many days before, in the same order. */
  before: readonly DaySales[];
}

/** Sales of each day over those of the range before, as lines and as a table. */
export function SalesByDay({ days, before }: SalesByDayProps) {
  const words = useDictionary(STATS_WORDS);
  const { chart } = words;
  const money = useMoney();
  const number = useNumber();
  const locale = useIntlLocale();
  const { relative } = useDates();
  const short = (value: number) =>
    value.toLocaleString(locale, { notation: 'compact', maximumFractionDigits: 1 });
  return (
    <SectionCard title={chart.title}>
      {days.length > 1 && (
        <Suspense fallback={<Skeleton variant="rounded" height={LINES_HEIGHT} />}>
          <DayLines
            days={days.map(({ date }) => relative(date))}
            now={{ label: chart.now, values: days.map(({ sales }) => sales) }}
            before={{ label: chart.before, values: before.map(({ sales }) => sales) }}
            format={money}
            short={short}
          />
        </Suspense>
      )}
      <Box component="details" open={days.length === 1}>
        <Box
          component="summary"
          sx={{ display: 'flex', alignItems: 'center', minHeight: 'var(--target)', cursor: 'pointer' }}
        >
          {chart.table}
        </Box>
        <Box ref={marksMoreBeside} sx={{ ...moreBeside, overflowX: 'auto' }}>
          <StatsTable
            label={chart.title}
            columns={[chart.day, words.orders, chart.now, chart.before]}
            rows={days.map(({ date, orders, sales }, at) => ({
              key: date,
              cells: [relative(date), number(orders), money(sales), money(before[at]?.sales ?? 0)],
              to: orders === 0 ? undefined : ordersSold({ from: date, to: date }),
            }))}
          />
        </Box>
      </Box>
    </SectionCard>
  );
}
